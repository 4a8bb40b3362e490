import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from './stamp';

const meta = {
  title: 'Ornaments/Stamp',
  component: Stamp,
  args: { postmark: ['NEW', 'YORK'] },
} satisfies Meta<typeof Stamp>;

export default meta;

export const Cancelled: StoryObj<typeof meta> = {};

export const LongCity: StoryObj<typeof meta> = { args: { postmark: ['LISBOA'] } };

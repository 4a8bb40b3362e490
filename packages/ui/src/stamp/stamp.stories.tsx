import { POSTMARKS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from './stamp';

const meta = {
  title: 'Ornaments/Stamp',
  component: Stamp,
  argTypes: { postmark: { mapping: POSTMARKS } },
  args: { postmark: POSTMARKS['two lines'] },
} satisfies Meta<typeof Stamp>;

export default meta;

export const TwoLines: StoryObj<typeof meta> = {};

export const OneLine: StoryObj<typeof meta> = { args: { postmark: POSTMARKS['one line'] } };

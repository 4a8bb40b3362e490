import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { children: 'This is a trial: replies stay in this browser and reach nobody.' },
} satisfies Meta<typeof Notice>;

export default meta;

export const Trial: StoryObj<typeof meta> = {};

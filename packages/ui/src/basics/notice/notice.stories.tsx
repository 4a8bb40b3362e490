import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice';

const meta = {
  title: 'Basics/Notice',
  component: Notice,
  args: { children: 'This is a demo: replies stay in this browser and are not sent to anyone.' },
} satisfies Meta<typeof Notice>;

export default meta;

export const Trial: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;

export default meta;

export const Heart: StoryObj<typeof meta> = {};

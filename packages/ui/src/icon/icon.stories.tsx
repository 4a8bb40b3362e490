import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;

export default meta;

export const Heart: StoryObj<typeof meta> = {};

export const All: StoryObj<typeof meta> = {
  render: () => (
    <>
      {(['back', 'close', 'next', 'previous', 'pause', 'play', 'heart'] as const).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
};

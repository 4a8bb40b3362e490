import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './icon';

const NAMES = ['back', 'close', 'next', 'previous', 'pause', 'play', 'heart'] as const;

const meta = {
  title: 'Basics/Icon',
  component: Icon,
  argTypes: { name: { options: NAMES } },
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;

export default meta;

export const Heart: StoryObj<typeof meta> = {
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    // WebKit refuses a length in rem in the attribute.
    await expect(icon).not.toHaveAttribute('width');
    await expect(icon?.clientWidth).toBe(48);
  },
};

export const All: StoryObj<typeof meta> = {
  render: () => (
    <>
      {NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
};

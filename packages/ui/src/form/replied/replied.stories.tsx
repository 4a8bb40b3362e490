import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Replied } from './replied';

const meta = {
  title: 'Form/Replied',
  component: Replied,
  args: { onThankYou: fn() },
} satisfies Meta<typeof Replied>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See your thank-you page' }));
    await expect(args.onThankYou).toHaveBeenCalledOnce();
  },
};

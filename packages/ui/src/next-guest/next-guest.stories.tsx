import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextGuest } from './next-guest';

const meta = {
  title: 'Primitives/Next guest',
  component: NextGuest,
  args: { onNext: fn() },
} satisfies Meta<typeof NextGuest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'RSVP for someone else' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NotYet: Story = {
  args: { error: 'You changed something and did not save it yet. Save it first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Save it first');
  },
};

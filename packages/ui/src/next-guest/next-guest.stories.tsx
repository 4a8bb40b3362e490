import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextGuest } from './next-guest';

const meta = {
  title: 'Primitives/Next guest',
  component: NextGuest,
  args: { state: 'offered', onAsk: fn(), onNext: fn(), onStay: fn() },
} satisfies Meta<typeof NextGuest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'RSVP for someone else' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Asked: Story = {
  args: { state: 'asked' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/nobody can change it/);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, RSVP for someone else' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Staying: Story = {
  args: { state: 'asked' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my reply here' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = {
  args: { state: 'unsaved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Save it first, or it is lost');
  },
};

export const Failed: Story = {
  args: { state: 'asked', error: 'You seem to be offline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent('You seem to be offline.');
  },
};

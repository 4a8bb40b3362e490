import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextGuest } from './next-guest';

const meta = {
  title: 'Form/Next guest',
  component: NextGuest,
  argTypes: { state: { options: ['idle', 'confirming', 'unsaved'] } },
  args: { state: 'idle', onRequest: fn(), onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof NextGuest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'RSVP for someone else' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/Start an empty form/)).toBeNull();
  },
};

export const Confirming: Story = {
  args: { state: 'confirming' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/you can’t change it from here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, RSVP for someone else' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { state: 'confirming' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my reply here' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = {
  args: { state: 'unsaved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Save them first, or they’ll be lost/)).toBeVisible();
  },
};

export const UnsavedTranslated: Story = { ...Unsaved, globals: { translator: 'on' } };

export const Failed: Story = {
  args: { state: 'confirming', error: 'You seem to be offline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  },
};

export const WithInvitation: Story = {
  args: { state: 'confirming', hasInvitation: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/open your personal link again/)).toBeVisible();
  },
};

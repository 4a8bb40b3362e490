import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EVENTS, sampleList } from '../../testing/samples';
import { DoorView } from './door-view';

const meta = {
  title: 'Hosts/At the door',
  component: DoorView,
  args: {
    guests: sampleList(60, 40).guests,
    events: EVENTS,
    day: 'saturday',
    text: '',
    onDay: fn(),
    onText: fn(),
    onArrived: fn(),
  },
  render: (args) => {
    const [text, setText] = useState(args.text);
    return <DoorView {...args} text={text} onText={setText} />;
  },
} satisfies Meta<typeof DoorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search by name'), 'bjorn haddad');
    const button = await canvas.findByRole('button', { name: /^Arrived: Björn Haddad/ });
    await userEvent.click(button);
    await expect(args.onArrived).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'sample-invitation-number-0001' }),
      true,
    );
    await expect(canvas.getByLabelText('Search by name')).toHaveValue('');
    await expect(canvas.getByLabelText('Search by name')).toHaveFocus();
  },
};

export const SomeArrived: Story = {
  args: {
    guests: sampleList(60, 40).guests.map((guest, index) =>
      guest.invitation && index % 3 === 0
        ? { ...guest, invitation: { ...guest.invitation, arrived: ['saturday'] } }
        : guest,
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { pressed: true }).length).toBeGreaterThan(0),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/[1-9]\d* of \d+ people/);
  },
};

export const Empty: Story = {
  args: { guests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 people have arrived');
  },
};

export const Guests5000: Story = { args: { guests: sampleList(3_000, 2_000).guests } };

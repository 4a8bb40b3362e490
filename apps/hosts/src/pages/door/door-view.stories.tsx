import { saturday } from '@invitation/domain/fixtures/events/saturday';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ListedGuest } from '../../model/guest-list';
import { peopleOf } from '../../model/guests';
import { EVENTS, sampleList } from '../../testing/samples';
import { DoorView } from './door-view';

const { guests } = sampleList(60, 40);

const withArrival = (guest: ListedGuest, arrived: boolean): ListedGuest => ({
  ...guest,
  arrivals: { saturday: arrived ? peopleOf(guest) : 0 },
});

/** A door that keeps what is typed and marked. */
function Door({ onArrived, ...args }: ComponentProps<typeof DoorView>) {
  const [text, setText] = useState(args.text);
  const [list, setList] = useState(args.guests);
  const mark = (guest: ListedGuest, arrived: boolean) => {
    onArrived(guest, arrived);
    setList(list.map((each) => (each.key === guest.key ? withArrival(each, arrived) : each)));
  };
  return <DoorView {...args} guests={list} text={text} onText={setText} onArrived={mark} />;
}

const meta = {
  title: 'Hosts/At the door',
  component: DoorView,
  args: {
    guests,
    events: EVENTS,
    event: saturday,
    text: '',
    onDay: fn(),
    onText: fn(),
    onArrived: fn(),
  },
  render: (args) => <Door {...args} />,
} satisfies Meta<typeof DoorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByLabelText('Search by name');
    await userEvent.type(search, 'bjorn haddad');
    const button = await canvas.findByRole('button', { name: /^Björn Haddad.*: mark as arrived$/ });
    await userEvent.click(button);
    await expect(args.onArrived).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'sample-invitation-number-0001' }),
      true,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/Björn Haddad.*: arrived/);
    await expect(canvas.getByText('✓ Arrived')).toBeVisible();
    await expect(search).toHaveFocus();
    // The next search replaces this one.
    await userEvent.keyboard('z');
    await expect(search).toHaveValue('z');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onArrived).toHaveBeenLastCalledWith(expect.anything(), false);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 of/);
  },
};

export const SecondTap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search by name'), 'zoe');
    const rows = await canvas.findAllByRole('listitem');
    const places = rows.map((row) => row.getBoundingClientRect().top);
    const [first, second] = canvas.getAllByRole('button', { name: /: mark as arrived$/ });
    if (!first || !second) throw new Error('The search finds fewer than two guests.');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(first);
    await expect(args.onArrived).toHaveBeenCalledOnce();
    await expect(rows.map((row) => row.getBoundingClientRect().top)).toEqual(places);
  },
};

export const WithGuest: Story = {
  args: {
    guests: guests.map((guest, index) =>
      index === 0 && guest.reply
        ? {
            ...guest,
            reply: { ...guest.reply, guest: 'Quasimodo' },
            searchText: 'a with quasimodo',
          }
        : guest,
    ),
    text: 'quasimodo',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quasimodo')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** The height of a phone above its keyboard, in pixels. */
const ABOVE_KEYBOARD = 400;

export const AboveKeyboard: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Search by name'));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2));
    await expect(canvas.getByLabelText('Day').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      0,
    );
    const third = canvas.getAllByRole('listitem')[2];
    await expect(third?.getBoundingClientRect().bottom).toBeLessThanOrEqual(ABOVE_KEYBOARD);
  },
};

export const SomeArrived: Story = {
  args: {
    guests: guests.map((guest, index) => (index % 3 === 0 ? withArrival(guest, true) : guest)),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('✓ Arrived').length).toBeGreaterThan(0));
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

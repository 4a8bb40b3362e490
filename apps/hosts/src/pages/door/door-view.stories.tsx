import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import {
  type Arrivals,
  applyRecount,
  countsOn,
  type Recount,
} from '@invitation/domain/guest-list/arrivals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ListedGuest } from '../../model/people/guest-list';
import { answerOf } from '../../model/people/guests';
import { NO_NOTES } from '../../model/store/guest-notes';
import { FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { sampleList } from '../../testing/samples';
import { withSite } from '../../testing/with-site';
import type { DoorGuest } from './door-guests';
import { DoorView } from './door-view';

const { guests } = sampleList(60, 40);
const [saturdayOfFour = saturday] = FOUR_EVENTS.filter(({ day }) => day === 'saturday');

/** Each number is the count of another phone. */
const counts = (...people: number[]): Arrivals =>
  Object.fromEntries(people.map((each, index) => [`saturday/${index}`, each]));
const withArrivals = (guest: ListedGuest, ...people: number[]): ListedGuest => ({
  ...guest,
  arrivals: counts(...people),
});

const onPeople = fn();

/** A door that keeps what is typed and marked. */
function Door({ onArrivals, ...args }: ComponentProps<typeof DoorView>) {
  const [text, setText] = useState(args.text);
  const [list, setList] = useState(args.guests);
  const [others, setOthers] = useState(args.otherArrivals);
  const [event, setEvent] = useState(args.event);
  const setArrivals = (key: string, change: Recount) => {
    onArrivals(key, change);
    const mark = <Guest extends DoorGuest>(guest: Guest): Guest => {
      if (guest.key !== key) return guest;
      const arrivals = applyRecount(guest.arrivals, change);
      onPeople(key, ...countsOn(arrivals, 'saturday'));
      return { ...guest, arrivals };
    };
    setList(list.map(mark));
    setOthers(others.map(mark));
  };
  return (
    <DoorView
      {...args}
      event={event}
      onDay={(day) => setEvent([friday, saturday].find((each) => each.day === day) ?? event)}
      guests={list}
      otherArrivals={others}
      text={text}
      onText={setText}
      onArrivals={setArrivals}
    />
  );
}

/** The places of real taps, all at the same time. Returns how often the button then shakes. */
const tapAt = async (button: Element, right = 0) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const place = { clientX: x + (right || width / 2), clientY: y + height / 2, detail: 1 };
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true, ...place });
  Object.defineProperty(tap, 'timeStamp', { value: 1 });
  button.dispatchEvent(tap);
  const { length } = button.getAnimations();
  await waitForFrame();
  return length;
};
/** At the right end, where the button is after the mark. */
const endOf = (button: Element) => button.getBoundingClientRect().width - 20;
const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The next tap is not part of a double tap. */
const waitForSecondTap = () => new Promise((resolve) => setTimeout(resolve, 1_050));

const meta = {
  title: 'Hosts/At the door',
  component: DoorView,
  decorators: withSite(),
  args: {
    guests,
    otherArrivals: [],
    event: saturday,
    notes: NO_NOTES,
    text: '',
    canScan: false,
    onDay: fn(),
    onText: fn(),
    onArrivals: fn(),
    onAdd: fn(),
  },
  render: (args) => <Door {...args} />,
  beforeEach: () => {
    onPeople.mockClear();
  },
} satisfies Meta<typeof DoorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expected: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByLabelText('Search by name');
    await userEvent.type(search, 'bjorn haddad');
    const button = await canvas.findByRole('button', { name: /^Björn Haddad.*: mark as arrived$/ });
    await userEvent.click(button);
    // All who are expected with this guest.
    await expect(onPeople).toHaveBeenCalledWith('sample-invitation-number-0001', 2);
    const row = within(canvas.getByRole('group', { name: /^Björn Haddad/ }));
    await expect(row.getByText('2 of 2')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Björn Haddad.*: 2 arrived.*2 of/);
    await expect(search).toHaveFocus();
    // The next search replaces this one.
    await userEvent.keyboard('z');
    await expect(search).toHaveValue('z');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    // Nobody counted, rather than nobody came.
    await expect(onPeople).toHaveBeenLastCalledWith('sample-invitation-number-0001');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 of/);
  },
};

/** A family by name. Arrivals are numbers all the same. */
export const PeopleByName: Story = {
  args: { guests: handCountedPeople().guests, event: saturdayOfFour },
  decorators: withSite({ events: FOUR_EVENTS }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 15 people have arrived');
    await userEvent.type(canvas.getByLabelText('Search by name'), 'kim');
    const expectFirst = (text: RegExp) =>
      waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(text));
    await expectFirst(/Ben Lee.*2 people.*Ben ✓.*Kim ✓/);
    await userEvent.clear(canvas.getByLabelText('Search by name'));
    await userEvent.type(canvas.getByLabelText('Search by name'), 'eve');
    await expectFirst(/1 person.*Ana –.*Eve ✓/);
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Silva: mark as arrived' }));
    await expect(args.onArrivals).toHaveBeenCalledOnce();
    await expect(canvas.getByText('1 of 1')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 15 people has arrived');
  },
};

export const FewerAndMore: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Dmitri.*: mark as arrived$/ });
    if (!button) throw new Error('The sample has no such guest.');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const row = within(button.parentElement ?? button);
    await expect(row.getByText('4 of 4')).toBeVisible();
    // A keyboard stays in the row.
    const more = row.getByRole('button', { name: 'One more' });
    await expect(more).toHaveFocus();
    await waitForSecondTap();
    await userEvent.click(row.getByRole('button', { name: 'One fewer' }));
    await expect(row.getByText('3 of 4')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'One fewer' }));
    await waitForSecondTap();
    for (const text of ['3 of 4', '4 of 4', '5 of 4']) {
      await userEvent.click(more);
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('status')).toHaveTextContent(/Dmitri.*: 5 arrived/);
    // The steps are taken back together.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(button).toHaveAccessibleName(/: mark as arrived$/);
  },
};

export const FewerAndMoreTranslated: Story = { ...FewerAndMore, globals: { translator: 'on' } };

export const SecondTap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search by name'), 'zoe');
    const rows = await canvas.findAllByRole('listitem');
    const places = rows.map((row) => row.getBoundingClientRect().top);
    const [first, second] = canvas.getAllByRole('button', { name: /: mark as arrived$/ });
    if (!first || !second) throw new Error('The search finds fewer than two guests.');
    await tapAt(first, endOf(first));
    await tapAt(second);
    await tapAt(first);
    await expect(args.onArrivals).toHaveBeenCalledOnce();
    await expect(rows.map((row) => row.getBoundingClientRect().top)).toEqual(places);
  },
};

export const StepperAtOnce: Story = {
  args: { text: 'dmitri' },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /: mark as arrived$/ });
    if (!first || !second) throw new Error('The search finds fewer than two guests.');
    const row = within(first.parentElement ?? first);
    await tapAt(first, endOf(first));
    await expect(row.getByText('4 of 4')).toBeVisible();
    // Two taps of a double tap, and one at another guest.
    await expect(await tapAt(first)).toBe(1);
    await expect(row.getByText('4 of 4')).toBeVisible();
    await expect(await tapAt(second)).toBe(1);
    await expect(second).toHaveAccessibleName(/: mark as arrived$/);
    await tapAt(row.getByRole('button', { name: 'One fewer' }));
    await expect(row.getByText('3 of 4')).toBeVisible();
    await tapAt(first);
    await expect(row.getByText('4 of 4')).toBeVisible();
  },
};

/** Another phone counted without a signal. */
export const CountedSeparately: Story = {
  args: {
    guests: guests.map((guest, index) => (index === 9 ? withArrivals(guest, 2, 2) : guest)),
  },
  play: async ({ canvas, userEvent }) => {
    const name = guests[9]?.name ?? '';
    const [top] = await canvas.findAllByRole('listitem');
    await expect(top).toHaveTextContent(`${name}`);
    await expect(top).toHaveTextContent('Counted: 2 and 2');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^⚠ 2–4 of \d+ people/);
    const row = within(canvas.getByRole('group', { name }));
    const { height } = top?.getBoundingClientRect() ?? {};
    await userEvent.click(row.getByRole('button', { name: 'Together 4' }));
    await expect(onPeople).toHaveBeenLastCalledWith(guests[9]?.key, 4);
    await expect(row.getByRole('button', { name: 'One more' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/: 4 arrived\. 4 of/);
    await expect(top?.getBoundingClientRect().height).toBe(height);
    // Nothing is decided then.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onPeople).toHaveBeenLastCalledWith(guests[9]?.key, 2, 2);
    await waitForSecondTap();
    await userEvent.click(row.getByRole('button', { name: '2 arrived' }));
    await expect(onPeople).toHaveBeenLastCalledWith(guests[9]?.key, 2);
  },
};

export const CountedSeparatelyTranslated: Story = {
  ...CountedSeparately,
  globals: { translator: 'on' },
};

/** The host has scrolled, and looks for a guest who is there, or for the few of another day. */
export const SearchAfterScrolling: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    guests: guests.map(({ key, name, ...guest }) => ({
      ...guest,
      key,
      name,
      reply: { key, name, friday: name.startsWith('Zoë') ? 'yes' : 'no', saturday: 'yes' },
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('listitem');
    const bar = canvasElement.querySelector('search')?.parentElement;
    if (!bar) throw new Error('There is no search.');
    const search = canvas.getByLabelText('Search by name');
    const searchFor = async (text: string) => {
      search.focus({ preventScroll: true });
      await userEvent.clear(search);
      await userEvent.type(search, text);
    };
    const showFriday = async () => {
      await userEvent.clear(search);
      window.scrollTo({ top: 2_000 });
      await waitForFrame();
      await userEvent.selectOptions(canvas.getByLabelText('Day'), 'friday');
    };
    window.scrollTo({ top: 2_000 });
    await waitForFrame();
    for (const [look, result] of [
      [() => searchFor('zoe'), /^Zoë/],
      [() => searchFor('zzz'), /^No guest matches/],
      [showFriday, /^Zoë/],
    ] as const) {
      await look();
      const [first] = await canvas.findAllByText(result);
      const { top } = first?.getBoundingClientRect() ?? { top: Number.NEGATIVE_INFINITY };
      await expect(Math.ceil(top)).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
      await expect(top).toBeLessThan(window.innerHeight);
    }
    window.scrollTo({ top: 0 });
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
    // The list measures its rows after it has rendered them.
    await waitFor(() => {
      const third = canvas.getAllByRole('listitem')[2];
      expect(third?.getBoundingClientRect().bottom).toBeLessThanOrEqual(ABOVE_KEYBOARD);
    });
  },
};

export const SomeArrived: Story = {
  args: {
    guests: guests.map((guest, index) => (index % 3 === 0 ? withArrivals(guest, 1) : guest)),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('1 of 4').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('status')).toHaveTextContent(/[1-9]\d* of \d+ people/);
  },
};

export const ArrivalsOfDeleted: Story = {
  args: {
    guests: guests.slice(0, 3),
    otherArrivals: [
      { key: 'deleted', name: '', searchText: '', arrivals: counts(3) },
      {
        key: 'withdrawn',
        name: 'Ada Lovelace',
        searchText: 'ada lovelace',
        arrivals: counts(1),
      },
      { key: 'friday', name: '', searchText: '', arrivals: { 'friday/a': 1 } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      'A guest who was deleted (the name wasn’t kept): 3 arrived on Saturday',
    );
    await expect(rows[1]).toHaveTextContent('Ada Lovelace is no longer on the list: 1 arrived');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 of \d+ people/);
    const [add] = canvas.getAllByRole('button', { name: 'Add to the list' });
    const [remove] = canvas.getAllByRole('button', { name: 'Remove' });
    if (!add || !remove) throw new Error('There is no choice.');
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith('deleted');
    const places = rows.map((row) => row.getBoundingClientRect().top);
    await userEvent.click(remove);
    await expect(onPeople).toHaveBeenCalledWith('deleted', 0);
    await expect(canvas.getByRole('status')).toHaveTextContent(/deleted: 0 arrived.*1 of/);
    await expect(rows[2]?.getBoundingClientRect().top).toBe(places[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onPeople).toHaveBeenLastCalledWith('deleted', 3);
  },
};

export const NobodyFound: Story = {
  args: { text: 'Otto' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No guest matches this search.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add someone' }));
    await expect(args.onAdd).toHaveBeenCalledWith();
  },
};

export const Empty: Story = {
  args: { guests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 people have arrived');
    await expect(canvas.getByRole('link', { name: 'Import your guest list' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add someone' })).toBeVisible();
    await expect(canvas.queryByText(/^No guest matches/)).not.toBeInTheDocument();
  },
};

export const NobodyExpected: Story = {
  args: { guests: guests.filter((guest) => answerOf(guest, saturday) === 'no') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody is expected on this day/)).toBeVisible();
  },
};

export const Guests5000: Story = { args: { guests: sampleList(3_000, 2_000).guests } };

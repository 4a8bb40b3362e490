import { saturday } from '@invitation/domain/fixtures/events/saturday';
import {
  type Arrivals,
  applyRecount,
  countsOn,
  NO_ARRIVALS,
} from '@invitation/domain/guest-list/arrivals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { GuestList } from '../../model/people/guest-list';
import { answerOf } from '../../model/people/guests';
import type { GuestListState } from '../../model/store/hosts-backend';
import { fakeBackend } from '../../testing/fake-backend';
import { guestListOf } from '../../testing/guest-list-of';
import { FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { sampleList } from '../../testing/samples';
import { HostsPage, startFresh } from '../../testing/whole-page';

const LIST = sampleList(60, 40);
const { guests } = LIST;

/** Each number is the count of another phone. */
const counts = (...people: number[]): Arrivals =>
  Object.fromEntries(people.map((each, index) => [`saturday/${index}`, each]));

/** The sample, in which people have arrived with some guests. */
const withArrivals = (arrivals: GuestListState['arrivals']): GuestList =>
  guestListOf({ ...LIST, arrivals });

/** Some guests of the sample. */
const only = (isWanted: (guest: GuestList['guests'][number], index: number) => boolean) => {
  const keys = new Set(guests.filter(isWanted).map(({ key }) => key));
  return guestListOf({
    ...LIST,
    replies: LIST.replies.filter(({ key }) => keys.has(key)),
    invitations: LIST.invitations.filter(({ id }) => keys.has(id)),
  });
};

/** Called after a mark, with the guest's key and the counts of Saturday. */
const onPeople = fn();

/** The door of a Saturday, which keeps what is marked. */
function Door({
  list,
  before = list,
  ...page
}: {
  readonly list: GuestList;
  /** What the page has seen before. */
  readonly before?: GuestList;
} & Pick<ComponentProps<typeof HostsPage>, 'site'>) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: ['/door?day=saturday'] }));
  const open = async () => {
    const arrivals = new Map(list.arrivals.map(({ key, people }) => [key, people]));
    const backend = fakeBackend((listener) => {
      listener.next(before);
      listener.next(list);
    });
    return {
      ...backend,
      setArrivals: async (key: string, change: Parameters<typeof applyRecount>[1]) => {
        const people = applyRecount(arrivals.get(key) ?? NO_ARRIVALS, change);
        arrivals.set(key, people);
        onPeople(key, ...countsOn(people, 'saturday'));
        backend.report({
          ...list,
          arrivals: Array.from(arrivals, ([each, people]) => ({ key: each, people })),
        });
      },
    };
  };
  return <HostsPage history={history} openBackend={open} {...page} />;
}

/** The page without its frame, once it is there. */
async function findDoor({ canvas }: Pick<Context, 'canvas'>) {
  await canvas.findByRole('heading', { name: 'At the door' });
  // The router remembers how far an earlier story has scrolled here.
  window.scrollTo({ top: 0 });
  return within(canvas.getByRole('main'));
}

/** Taps a button at a place, always at the same time, like a very fast finger. Returns how many animations the button then has. */
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

/** Waits until the next tap is not part of a double tap. */
const waitForSecondTap = () => new Promise((resolve) => setTimeout(resolve, 1_050));

const meta = {
  title: 'Hosts/At the door',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { list: LIST },
  beforeEach: () => {
    onPeople.mockClear();
    return startFresh();
  },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Expected: Story = {
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    const search = door.getByLabelText('Search by name');
    await userEvent.type(search, 'bjorn haddad');
    const button = await door.findByRole('button', { name: /^Björn Haddad.*: mark as arrived$/ });
    await userEvent.click(button);
    // All who are expected with this guest.
    await expect(onPeople).toHaveBeenCalledWith('sample-invitation-number-0001', 2);
    const row = within(door.getByRole('group', { name: /^Björn Haddad/ }));
    await expect(row.getByText('2 of 2')).toBeVisible();
    await expect(door.getByRole('status')).toHaveTextContent(/Björn Haddad.*: 2 arrived.*2 of/);
    await expect(search).toHaveFocus();
    // The next search replaces this one.
    await userEvent.keyboard('z');
    await expect(search).toHaveValue('z');
    await userEvent.click(door.getByRole('button', { name: 'Undo' }));
    // There is no count, rather than a count of zero.
    await expect(onPeople).toHaveBeenLastCalledWith('sample-invitation-number-0001');
    await expect(door.getByRole('status')).toHaveTextContent(/^0 of/);
  },
};

/** A family with names. Arrivals are still only numbers. */
export const PeopleByName: Story = {
  args: {
    list: guestListOf({ ...handCountedPeople(), isLive: true }),
    site: { events: FOUR_EVENTS },
  },
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    await expect(door.getByRole('status')).toHaveTextContent('0 of 15 people have arrived');
    await userEvent.type(door.getByLabelText('Search by name'), 'kim');
    const expectFirst = (text: RegExp) =>
      waitFor(() => expect(door.getAllByRole('listitem')[0]).toHaveTextContent(text));
    await expectFirst(/Ben Lee.*2 people.*Ben ✓.*Kim ✓/);
    await userEvent.clear(door.getByLabelText('Search by name'));
    await userEvent.type(door.getByLabelText('Search by name'), 'eve');
    await expectFirst(/1 person.*Ana –.*Eve ✓/);
    await userEvent.click(door.getByRole('button', { name: 'Ana Silva: mark as arrived' }));
    await expect(onPeople).toHaveBeenCalledOnce();
    await expect(door.getByText('1 of 1')).toBeVisible();
    await expect(door.getByRole('status')).toHaveTextContent('1 of 15 people has arrived');
  },
};

export const FewerAndMore: Story = {
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    const [button] = await door.findAllByRole('button', { name: /^Dmitri.*: mark as arrived$/ });
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
    await expect(door.getByRole('status')).toHaveTextContent(/Dmitri.*: 5 arrived/);
    // The steps are taken back together.
    await userEvent.click(door.getByRole('button', { name: 'Undo' }));
    await expect(button).toHaveAccessibleName(/: mark as arrived$/);
  },
};

export const FewerAndMoreTranslated: Story = { ...FewerAndMore, globals: { translator: 'on' } };

export const SecondTap: Story = {
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    await userEvent.type(door.getByLabelText('Search by name'), 'zoe');
    const rows = await door.findAllByRole('listitem');
    const places = rows.map((row) => row.getBoundingClientRect().top);
    const [first, second] = door.getAllByRole('button', { name: /: mark as arrived$/ });
    if (!first || !second) throw new Error('The search finds fewer than two guests.');
    await tapAt(first, endOf(first));
    await tapAt(second);
    await tapAt(first);
    await expect(onPeople).toHaveBeenCalledOnce();
    await expect(rows.map((row) => row.getBoundingClientRect().top)).toEqual(places);
  },
};

export const StepperAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    await userEvent.type(door.getByLabelText('Search by name'), 'dmitri');
    await waitFor(() => expect(door.getAllByRole('listitem')[0]).toHaveTextContent(/^Dmitri/));
    const [first, second] = door.getAllByRole('button', { name: /: mark as arrived$/ });
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
  args: { list: withArrivals([{ key: guests[9]?.key ?? '', people: counts(2, 2) }]) },
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    const name = guests[9]?.name ?? '';
    const [top] = await door.findAllByRole('listitem');
    await expect(top).toHaveTextContent(`${name}`);
    await expect(top).toHaveTextContent('Counted: 2 and 2');
    await expect(door.getByRole('status')).toHaveTextContent(/^⚠ 2–4 of \d+ people/);
    const row = within(door.getByRole('group', { name }));
    const { height } = top?.getBoundingClientRect() ?? {};
    await userEvent.click(row.getByRole('button', { name: 'Together 4' }));
    await expect(onPeople).toHaveBeenLastCalledWith(guests[9]?.key, 4);
    await expect(row.getByRole('button', { name: 'One more' })).toHaveFocus();
    await expect(door.getByRole('status')).toHaveTextContent(/: 4 arrived\. 4 of/);
    await expect(top?.getBoundingClientRect().height).toBe(height);
    // After the undo, nothing is decided.
    await userEvent.click(door.getByRole('button', { name: 'Undo' }));
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
  args: {
    list: guestListOf({
      ...LIST,
      replies: guests.map(({ key, name }) => ({
        key,
        name,
        friday: name.startsWith('Zoë') ? 'yes' : 'no',
        saturday: 'yes',
      })),
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const door = await findDoor({ canvas });
    await door.findAllByRole('listitem');
    const bar = canvasElement.querySelector('search')?.parentElement;
    if (!bar) throw new Error('There is no search.');
    const search = door.getByLabelText('Search by name');
    const searchFor = async (text: string) => {
      search.focus({ preventScroll: true });
      await userEvent.clear(search);
      await userEvent.type(search, text);
    };
    const showFriday = async () => {
      await userEvent.clear(search);
      window.scrollTo({ top: 2_000 });
      await waitForFrame();
      await userEvent.selectOptions(door.getByLabelText('Day'), 'friday');
      await waitFor(() => expect(door.getByLabelText('Day')).toHaveValue('friday'));
    };
    window.scrollTo({ top: 2_000 });
    await waitForFrame();
    for (const [look, result] of [
      [() => searchFor('zoe'), /^Zoë/],
      [() => searchFor('zzz'), /^No guest matches/],
      [showFriday, /^Zoë/],
    ] as const) {
      await look();
      const [first] = await door.findAllByText(result);
      const { top } = first?.getBoundingClientRect() ?? { top: Number.NEGATIVE_INFINITY };
      await expect(Math.ceil(top)).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
      await expect(top).toBeLessThan(window.innerHeight);
    }
    window.scrollTo({ top: 0 });
  },
};

export const WithGuest: Story = {
  args: {
    list: guestListOf({
      ...LIST,
      replies: LIST.replies.map((reply) =>
        reply.key === guests[0]?.key ? { ...reply, guest: 'Quasimodo' } : reply,
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    await userEvent.type(door.getByLabelText('Search by name'), 'quasimodo');
    await expect(await door.findByText('Quasimodo')).toBeVisible();
    await waitFor(() => expect(door.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** In pixels: an iPhone of 390 × 844 shows 460 of a page on the home screen above its keyboard. */
const ABOVE_KEYBOARD = 430;

export const AboveKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    await userEvent.click(door.getByLabelText('Search by name'));
    await waitFor(() => expect(door.getAllByRole('listitem').length).toBeGreaterThan(2));
    await expect(door.getByLabelText('Day').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // The list measures its rows after it has rendered them.
    await waitFor(() => {
      const third = door.getAllByRole('listitem')[2];
      expect(third?.getBoundingClientRect().bottom).toBeLessThanOrEqual(ABOVE_KEYBOARD);
    });
  },
};

export const SomeArrived: Story = {
  args: {
    list: withArrivals(
      guests.filter((_, index) => index % 3 === 0).map(({ key }) => ({ key, people: counts(1) })),
    ),
  },
  play: async ({ canvas }) => {
    const door = await findDoor({ canvas });
    await waitFor(() => expect(door.getAllByText('1 of 4').length).toBeGreaterThan(0));
    await expect(door.getByRole('status')).toHaveTextContent(/[1-9]\d* of \d+ people/);
  },
};

const FEW = only((_, index) => index < 3);

export const ArrivalsOfDeleted: Story = {
  args: {
    before: guestListOf({
      ...FEW,
      replies: [...FEW.replies, { key: 'withdrawn', name: 'Ada Lovelace' }],
    }),
    list: guestListOf({
      ...FEW,
      arrivals: [
        { key: 'deleted', people: counts(3) },
        { key: 'withdrawn', people: counts(1) },
        { key: 'friday', people: { 'friday/a': 1 } },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    const rows = await door.findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      'A guest who was deleted (the name wasn’t kept): 3 arrived on Saturday',
    );
    await expect(rows[1]).toHaveTextContent('Ada Lovelace is no longer on the list: 1 arrived');
    await expect(door.getByRole('status')).toHaveTextContent(/^4 of \d+ people/);
    const [add] = door.getAllByRole('button', { name: 'Add to the list' });
    const [remove] = door.getAllByRole('button', { name: 'Remove' });
    if (!add || !remove) throw new Error('There is no choice.');
    const places = rows.map((row) => row.getBoundingClientRect().top);
    await userEvent.click(remove);
    await expect(onPeople).toHaveBeenCalledWith('deleted', 0);
    await expect(door.getByRole('status')).toHaveTextContent(/deleted: 0 arrived.*1 of/);
    await expect(rows[2]?.getBoundingClientRect().top).toBe(places[2]);
    await userEvent.click(door.getByRole('button', { name: 'Undo' }));
    await expect(onPeople).toHaveBeenLastCalledWith('deleted', 3);
    await userEvent.click(add);
    await expect(await canvas.findByLabelText('People who arrived on Saturday')).toHaveValue(3);
  },
};

export const NobodyFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const door = await findDoor({ canvas });
    await userEvent.type(door.getByLabelText('Search by name'), 'Otto');
    await expect(await door.findByText('No guest matches this search.')).toBeVisible();
    await userEvent.click(door.getByRole('button', { name: 'Add someone' }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Otto');
  },
};

export const Empty: Story = {
  args: { list: sampleList(0, 0) },
  play: async ({ canvas }) => {
    const door = await findDoor({ canvas });
    await expect(door.getByRole('status')).toHaveTextContent('0 of 0 people have arrived');
    await expect(door.getByRole('link', { name: 'Import your guest list' })).toBeVisible();
    await expect(door.getByRole('button', { name: 'Add someone' })).toBeVisible();
    await expect(door.queryByText(/^No guest matches/)).not.toBeInTheDocument();
  },
};

export const NobodyExpected: Story = {
  args: { list: only((guest) => answerOf(guest, saturday) === 'no') },
  play: async ({ canvas }) => {
    const door = await findDoor({ canvas });
    await expect(door.getByText(/^Nobody is expected on this day/)).toBeVisible();
  },
};

export const Guests5000: Story = { args: { list: sampleList(3_000, 2_000) } };

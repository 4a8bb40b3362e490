import { TODAY } from '@invitation/domain/fixtures/today.js';
import { Conflict } from '@invitation/domain/rsvp/save';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { hasDrafts } from '../edit/drafts';
import type { HostAccount, HostsBackend } from '../model/store/hosts-backend';
import { RefusedError, StoppedError, UnansweredError } from '../model/store/hosts-errors';
import { ago } from '../model/text/format';
import { fakeBackend } from '../testing/fake-backend';
import { AS_OF, sampleList } from '../testing/samples';
import { HostsPage, signedIn, startFresh } from '../testing/whole-page';

const SAMPLE = sampleList(60, 40);
const changing = fakeBackend((listener) => listener.next(SAMPLE));

const openChanging = async (): Promise<HostsBackend> => changing;

const meta = {
  title: 'Hosts/Pages',
  component: HostsPage,
  parameters: { layout: 'fullscreen' },
  argTypes: { history: { control: false } },
  args: { openBackend: openChanging, history: createMemoryHistory() },
  beforeEach: startFresh,
} satisfies Meta<typeof HostsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.getByText('60 replies.')).toBeVisible();
  },
};

const LATER = [
  { key: 'later', name: 'Later', lastRsvp: new Date('2025-09-02T12:00:00Z') },
  { key: 'last', name: 'Last', lastRsvp: new Date('2025-09-03T12:00:00Z') },
] as const;
const growing = fakeBackend((listener) => listener.next(SAMPLE));

/** The number is in the title of every page until a host has seen the overview. */
export const SinceYouLastLooked: Story = {
  args: { openBackend: async () => growing, history: createMemoryHistory() },
  beforeEach: () => {
    spyOn(navigator, 'setAppBadge').mockResolvedValue();
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('60 replies.');
    await expect(document.title).toBe('Who’s coming · Nora & Sam');
    args.history.push('/guests');
    await canvas.findByRole('heading', { name: 'Guests' });
    growing.report({ ...SAMPLE, replies: [...SAMPLE.replies, ...LATER] });
    await waitFor(() => expect(document.title).toBe('(2) Guests · Nora & Sam'));
    await expect(navigator.setAppBadge).toHaveBeenLastCalledWith(2);
    args.history.push('/');
    await expect(await canvas.findByText('2 replies since you last looked.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Last New / })).toBeVisible();
    await expect(document.title).toBe('(2) Who’s coming · Nora & Sam');
    args.history.push('/guests');
    await waitFor(() => expect(document.title).toBe('Guests · Nora & Sam'));
    await expect(navigator.setAppBadge).toHaveBeenLastCalledWith(0);
  },
};

export const Loading: Story = {
  args: { openBackend: async () => fakeBackend(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

let openSlowBackend = () => {};
const slowBackend = () =>
  new Promise<HostsBackend>((resolve) => {
    openSlowBackend = () => resolve(changing);
  });

export const Opening: Story = {
  args: { openBackend: slowBackend },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('link', { name: 'Guests' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
    openSlowBackend();
    await expect(await canvas.findByText('60 replies.')).toBeVisible();
    // A link that is replaced while somebody presses it is not followed.
    await expect(canvas.getByRole('link', { name: 'Guests' })).toBe(tab);
  },
};

export const Failed: Story = {
  args: {
    openBackend: async () =>
      fakeBackend((listener) => listener.error(new Error('The server is busy at the moment.'))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const WithoutCopy: Story = {
  args: {
    openBackend: async () =>
      fakeBackend((listener) => listener.next({ ...sampleList(0, 0), isLive: false, asOf: null })),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/This device has no copy of the guest list yet/),
    ).toBeVisible();
  },
};

export const NotConnected: Story = {
  args: {
    openBackend: async () =>
      fakeBackend((listener) => listener.next({ ...SAMPLE, isLive: false, unsent: 1 })),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        new RegExp(
          `^Connecting\\. As of Sep 1, 8:00 AM, ${ago(AS_OF, new Date(TODAY))} · some changes haven’t been sent`,
        ),
      ),
    ).toBeVisible();
  },
};

/** Tells the page that the connection is lost or back. */
const goes = (event: 'offline' | 'online') => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => event === 'online' });
  dispatchEvent(new Event(event));
};

const atTheDoor = fakeBackend((listener) => listener.next(SAMPLE));

/** On a page that a browser translates. */
export const DoorWithoutConnection: Story = {
  globals: { translator: 'on' },
  args: {
    history: createMemoryHistory({ initialEntries: ['/door'] }),
    openBackend: async () => atTheDoor,
  },
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ canvas, userEvent }) => {
    const status = (text: RegExp) => waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await canvas.findByRole('heading', { name: 'At the door' });
    await status(/^Live$/);
    // The SDK has not noticed it yet.
    goes('offline');
    await status(/^Offline\. As of /);
    atTheDoor.report({ ...SAMPLE, isLive: false });
    const [first] = await canvas.findAllByRole('button', { name: /: mark as arrived$/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    atTheDoor.report({ ...SAMPLE, isLive: false, unsent: 1 });
    await status(/^Offline\. .* · some changes haven’t been sent yet$/);
    goes('online');
    await status(/^Connecting\. /);
    atTheDoor.report(SAMPLE);
    await status(/^Live$/);
  },
};

/** Somebody is added on the day of the door, then on a chosen one, which is forgotten after a long break. */
export const DoorAcrossDays: Story = {
  args: {
    history: createMemoryHistory({ initialEntries: ['/door'] }),
    openBackend: async () => atTheDoor,
  },
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
  play: async ({ args: { history }, canvas, userEvent }) => {
    const addNobody = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add someone' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
      return canvas.findByLabelText<HTMLSelectElement>('Day');
    };
    const days = await addNobody();
    const offered = days.value;
    await expect(history.location.search).toBe('');
    const other = [...days.options].find(({ value }) => value !== offered)?.value ?? '';
    await userEvent.selectOptions(days, other);
    await expect(await addNobody()).toHaveValue(other);
    let isHidden = true;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
    isHidden = false;
    const now = spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    now.mockRestore();
    await waitFor(() => expect(canvas.getByLabelText('Day')).toHaveValue(offered));
    await expect(history.location.search).toBe('');
  },
};

const setArrivals = fn<HostsBackend['setArrivals']>(async () => {});
const NOBODY = { ...sampleList(0, 0), role: 'door' as const };
const walkIns = fakeBackend((listener) => listener.next(NOBODY));

/** What was counted after somebody was added is taken back with them. */
export const WalkInUndone: Story = {
  args: {
    history: createMemoryHistory({ initialEntries: ['/door/add'] }),
    openBackend: async () => ({
      ...walkIns,
      setArrivals,
      addWalkIn: async (key, reply, people) =>
        walkIns.report({
          ...NOBODY,
          replies: [{ ...reply, key }],
          arrivals: [{ key, people }],
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    setArrivals.mockClear();
    await userEvent.type(await canvas.findByLabelText('Name'), 'Otto');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'One more' }));
    const toast = await within(document.body).findByText('Otto: 1 arrived.');
    const message = within(toast.closest('li') as HTMLElement);
    await userEvent.click(message.getByRole('button', { name: 'Undo' }));
    const [first, last] = setArrivals.mock.calls.map(([, change]) => change);
    const [count] = Object.entries(first ?? {}).find(([, people]) => people === 2) ?? [''];
    await expect(last).toHaveProperty([count], null);
    await expect(Object.values(last ?? {})).toEqual([null, 0]);
  },
};

let stopReports = () => {};

/** The SDK has failed: the page says so, and starts again, but not more often than once a minute. */
export const Stopped: Story = {
  args: {
    restart: fn(),
    openBackend: async () => ({
      ...changing,
      watch(listener) {
        listener.next(SAMPLE);
        stopReports = () => listener.error(new StoppedError());
        return () => {};
      },
    }),
  },
  beforeEach: () => {
    spyOn(performance, 'now').mockReturnValue(59_900);
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    stopReports();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The guest list stopped updating, so this page will start again.',
    );
    await expect(canvas.queryByText('Live')).toBeNull();
    await expect(args.restart).not.toHaveBeenCalled();
    await waitFor(() => expect(args.restart).toHaveBeenCalledOnce());
  },
};

export const ChangedByAnotherHost: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('60 replies.');
    changing.report(sampleList(61, 39));
    await expect(await canvas.findByText('61 replies.')).toBeVisible();
    changing.report(SAMPLE);
  },
};

const watchesNotes = fn(() => () => {});
const HELPER = { ...SAMPLE, role: 'door' as const };
const roles = fakeBackend((listener) => listener.next(HELPER));

/** A helper at the door, who becomes a host and then a helper again. */
export const Helper: Story = {
  args: {
    history: createMemoryHistory({ initialEntries: ['/reminders'] }),
    openBackend: async () => ({ ...roles, watchDocuments: watchesNotes }),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'At the door' })).toBeVisible();
    await expect(canvas.getByText(/^You’re helping at the door/)).toBeVisible();
    await expect(watchesNotes).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('link', { name: 'Guests' })).toBeNull();
    args.history.push('/guests?answer=no');
    await waitFor(() => expect(args.history.location.pathname).toBe('/door'));
    roles.report({ ...SAMPLE, role: undefined });
    await expect(await canvas.findByRole('link', { name: 'Guests' })).toBeVisible();
    args.history.push('/guests');
    await expect(await canvas.findByRole('heading', { name: 'Guests' })).toBeVisible();
    roles.report(HELPER);
    await expect(await canvas.findByRole('heading', { name: 'At the door' })).toBeVisible();
  },
};

export const NotAHost: Story = {
  args: {
    openBackend: async () =>
      fakeBackend(
        (listener) => listener.error(new RefusedError()),
        signedIn({ email: 'eve@example.com', isVerified: true }),
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /signed in as eve@example.com.*Ask another host/,
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    // Its tabs would lead nowhere.
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const NoHostAnyMore: Story = {
  args: {
    openBackend: async () =>
      fakeBackend(
        (listener) =>
          listener.error(
            new RefusedError({
              discarded: { email: 'eve@example.com', guests: 2, hasDrafts: true },
            }),
          ),
        signedIn({ email: 'eve@example.com', isVerified: true }),
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /The arrivals of 2 guests couldn’t be sent and were removed.*What you typed and didn’t save was removed/,
    );
  },
};

const watchNothing = fn();
const sendPasswordLink = fn(async () => {});

export const NotVerified: Story = {
  args: {
    openBackend: async () =>
      fakeBackend(
        watchNothing,
        signedIn({ email: 'nora@example.com', isVerified: false }, { sendPasswordLink }),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Send me a link to choose a password' }),
    );
    await expect(await canvas.findByText(/on its way to nora@example.com/)).toBeVisible();
    await expect(sendPasswordLink).toHaveBeenCalledWith('nora@example.com', `${location.origin}/`);
    await expect(watchNothing).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const UNSENT =
  'Some arrivals haven’t been sent yet, so you’re still signed in. Sign out again when you’re back online.';

export const UnsentArrivals: Story = {
  args: {
    openBackend: async () =>
      fakeBackend(
        (listener) => listener.next({ ...SAMPLE, unsent: 1 }),
        signedIn(
          { email: 'nora@example.com', isVerified: true },
          {
            signOut: async () => {
              throw new Error(UNSENT);
            },
          },
        ),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    const message = await canvas.findByText(UNSENT);
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    await expect(canvas.getByText('60 replies.')).toBeVisible();
  },
};

/** Alt+T is a letter on some keyboards. */
export const LetterByAltT: Story = {
  ...UnsentArrivals,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign out' });
    await userEvent.click(button);
    await canvas.findByText(UNSENT);
    button.focus();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(button).toHaveFocus();
  },
};

const signOut = fn(() => new Promise<void>(() => {}));

/** What a host has typed is not lost without a question, and the title of a page names no guest. */
export const SignOutWithDraft: Story = {
  args: {
    history: createMemoryHistory({ initialEntries: [`/guests/${SAMPLE.guests[0]?.key}`] }),
    openBackend: async () =>
      fakeBackend(
        (listener) => listener.next(SAMPLE),
        signedIn({ email: 'nora@example.com', isVerified: true }, { signOut }),
      ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    signOut.mockClear();
    await userEvent.type(await canvas.findByLabelText(/^Other notes/), 'Seat 7');
    await expect(document.title).toBe('Guest · Nora & Sam');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    const page = within(canvasElement.ownerDocument.body);
    const question = await page.findByText(/^Some changes aren’t saved yet/);
    await waitFor(() => expect(question).toBeVisible());
    await expect(signOut).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Discard and sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

let reportAccount = (_: HostAccount | null) => {};

/** What is typed waits for its account while the server has ended the session. */
export const SessionEndedWithDraft: Story = {
  args: {
    history: createMemoryHistory({ initialEntries: [`/guests/${SAMPLE.guests[0]?.key}`] }),
    openBackend: async () => {
      const account = { email: 'nora@example.com', isVerified: true };
      return fakeBackend(
        (listener) => listener.next(SAMPLE),
        signedIn(account, {
          observe(listener) {
            reportAccount = listener;
            listener(account);
            return () => {};
          },
          readKept: () =>
            hasDrafts() ? { email: account.email, guests: 0, hasDrafts: true } : null,
          signIn: async () => reportAccount(account),
        }),
      );
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Other notes/), 'Seat 7');
    reportAccount(null);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^This device keeps what nora@example.com typed/,
    );
    await expect(canvas.queryByDisplayValue('Seat 7')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), 'a long password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByLabelText(/^Other notes/)).toHaveValue('Seat 7');
    reportAccount(null);
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard these changes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard them for good' }));
    await expect(await canvas.findByText('The changes were discarded.')).toBeVisible();
    await expect(hasDrafts()).toBe(false);
  },
};

const write = fn<HostsBackend['write']>(async () => {
  if (write.mock.calls.length === 1) throw new UnansweredError();
});

export const UnansweredMerge: Story = {
  args: {
    openBackend: async () => ({
      ...fakeBackend((listener) => listener.next(SAMPLE)),
      readDocuments: async (name, keys) =>
        new Map(name === 'tables' ? keys.map((key) => [key, { table: '7' }]) : []),
      write,
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    write.mockClear();
    const [keep] = await canvas.findAllByRole('button', { name: /^Keep these answers/ });
    if (keep) await userEvent.click(keep);
    const merge = canvas.queryByRole('button', { name: 'Merge' });
    if (merge) await userEvent.click(merge);
    const toast = within(canvasElement.ownerDocument.body);
    const message = await toast.findByText(/may or may not have been saved/);
    await waitFor(() => expect(message).toBeVisible());
    // The change may be saved, so it can be taken back.
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    // The published tables of both guests are deleted, and come back.
    const tables = ([changes]: Parameters<HostsBackend['write']>) =>
      Object.entries(changes).flatMap(([path, { answers }]) =>
        path.startsWith('tables/') ? [answers] : [],
      );
    await expect(write.mock.calls.map(tables)).toEqual([
      [null, null],
      [{ table: '7' }, { table: '7' }],
    ]);
  },
};

const ONE = sampleList(1, 0);
const [ONLY] = ONE.guests;
const deleting = fakeBackend((listener) => listener.next(ONE));

export const DeletedWhileTyping: Story = {
  args: {
    history: createMemoryHistory({ initialEntries: [`/guests/${ONLY?.key}`] }),
    openBackend: async () => ({
      ...deleting,
      writeGuests: async () => new Map([[`rsvps/${ONLY?.key}` as const, new Conflict(null, [])]]),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Other notes/), 'Seat 7');
    deleting.report(sampleList(0, 0));
    await expect(await canvas.findByText(/^Someone else deleted this guest/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Other notes/)).toHaveValue('Seat 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('button', { name: 'Bring it back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it deleted' }));
    await expect(await canvas.findByText('This guest isn’t on the list')).toBeVisible();
  },
};

const adding = createMemoryHistory({ initialEntries: ['/guests', '/new-guest'] });
let added: Promise<void>;
let endAdding: () => void;

/** The save must not pull the host back. */
export const LeftDuringSave: Story = {
  args: {
    history: adding,
    openBackend: async () => ({ ...changing, write: () => added }),
  },
  // Not in `write`, which a busy machine may call after the story has ended it.
  beforeEach: () => {
    added = new Promise((resolve) => {
      endAdding = resolve;
    });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name(s) on the card'), 'Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByRole('button', { name: 'Saving...' });
    adding.back();
    await expect(await canvas.findByRole('heading', { name: 'Guests' })).toBeVisible();
    endAdding();
    await within(canvasElement.ownerDocument.body).findByText('Ada Lovelace was added.');
    await expect(canvas.getByRole('heading', { name: 'Guests' })).toBeVisible();
    adding.push('/new-guest');
    await expect(await canvas.findByLabelText('Name(s) on the card')).toHaveValue('');
  },
};

import type { ServiceOrigins } from '@invitation/backend/backend';
import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { serverClock } from '@invitation/backend/firebase/server-clock';
import { memoryStorage } from '@invitation/backend/memory-storage';
import type { PhasesByMode } from '@invitation/domain/event/phases';
import { celebration } from '@invitation/domain/fixtures/celebration';
import {
  PHASES,
  REPLIES,
  REPLY_BY,
  REPLY_BY_CHOICES,
  SITE_DAYS,
} from '@invitation/domain/fixtures/samples';
import { stories } from '@invitation/domain/fixtures/stories';
import { content } from '@invitation/domain/fixtures/weekend.js';
import { flagKey } from '@invitation/domain/gate/gate';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import type { Mode } from '@invitation/domain/mode/mode';
import type { Rsvp } from '@invitation/domain/record/record';
import type { ReplyBy } from '@invitation/domain/rsvp/reply-by';
import { firebase } from '@invitation/domain/words/group/firebase';
import { LIFTING_MS, OPENING_MS } from '@invitation/ui/gate/opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { forgetInvitation, openLink } from '../invitation/remembered-invitation';
import { readDraft } from '../rsvp/draft';
import { forgetKept, keep, readKept } from '../session/kept-reply';
import { GatedSite } from './gated-site';
import { PAGE_PATHS } from './pages';

/** A whole site with its own storage. */
interface ScreenProps {
  readonly mode: Mode;
  readonly address: string;
  /** The state from an earlier visit. */
  readonly guest: 'new' | 'unlocked' | 'replied' | 'declined' | 'phoned';
  /** The personal invitation of this tab, `null` without one. */
  readonly invitation: keyof typeof INVITATIONS | null;
  /** What this device has kept of a reply, and of its invitation. */
  readonly kept: {
    readonly key: string;
    readonly reply: Readonly<Record<string, unknown>>;
    readonly invitation?: Invitation;
    readonly news?: Readonly<Record<string, unknown>>;
  } | null;
  /** Whether the backend opens only after `connection.open`. */
  readonly isSlow: boolean;
  /** Whether nothing can be read or saved. */
  readonly isOffline: boolean;
  readonly replyBy: ReplyBy | null;
  readonly phases: PhasesByMode | null;
  /** When guests begin to see the table that the hosts have published. */
  readonly tablesFrom: string | null;
  /** The server's time, which each read and save tells; `null` for the device's. */
  readonly serverTime: string | null;
  readonly services: ServiceOrigins | null;
  /** Whether guests of the Saturday have a practical page, like guests of the weekend. */
  readonly hasSaturdayDetails: boolean;
}

/** The account of earlier visits. */
const UID = 'ada';
const TABLE_KEY = `embedded_table_${UID}`;

async function openBackend({ guest, isOffline, replyBy, phases, serverTime }: ScreenProps) {
  const storage = memoryStorage();
  connection.storage = storage;
  connection.reads = [];
  storage.setItem(TABLE_KEY, JSON.stringify({ table: '7', seats: ['Grace = 8'] }));
  if (!['new', 'unlocked'].includes(guest)) {
    storage.setItem('embedded_session', JSON.stringify({ uid: UID }));
  }
  const clock = serverClock();
  connection.time = serverTime;
  const now = () => (connection.time ? new Date(connection.time) : new Date());
  const days = SITE_DAYS.weekend;
  const backend = openEmbeddedBackend({
    days,
    replyBy,
    ...(phases && { phases }),
    now,
    storage: () => storage,
  });
  /** The backend of earlier visits, without dates, because those visits were in time. */
  const earlier = openEmbeddedBackend({ days, storage: () => storage });
  if (guest === 'phoned') {
    await earlier.rsvps.logRsvp(UID, {
      answers: { name: 'Ada', saturday: 'yes' },
      defaults: {},
      seen: [null],
    });
  }
  if (guest === 'replied' || guest === 'declined') {
    await earlier.rsvps.logRsvp(UID, {
      answers: {
        ...REPLIES[guest === 'replied' ? 'coming' : 'declined'],
        guest: 'Grace',
        dietaryRestrictions: 'No nuts',
      } as Rsvp,
      defaults: {},
      seen: [null],
    });
  }
  connection.isOffline = isOffline;
  connection.missedDetails = null;
  connection.saved = Promise.resolve();
  const connected =
    <Values extends unknown[], Result>(call: (...values: Values) => Promise<Result>) =>
    async (...values: Values) => {
      if (connection.isOffline) throw new Error(firebase.offline);
      clock.tell(now());
      return call(...values);
    };
  const { rsvps } = backend;
  const logRsvp: typeof rsvps.logRsvp = async (...call) => {
    await connection.saved;
    return rsvps.logRsvp(...call);
  };
  const laterStores = async () => {
    const later = await backend.laterStores();
    const read = connected((key: string) => {
      connection.reads.push(key);
      return later.tables.read(key);
    });
    return {
      ...later,
      invitations: { read: connected(later.invitations.read) },
      tables: { read },
    };
  };
  return {
    ...backend,
    clock,
    rsvps: { read: connected(rsvps.read), logRsvp: connected(logRsvp) },
    laterStores,
  };
}

/** The connection of the story on the screen. */
const connection = {
  isOffline: false,
  /** The server's time. */
  time: null as string | null,
  storage: memoryStorage(),
  /** The keys of the tables that were asked for. */
  reads: [] as string[],
  /** Resolves when the server has received the saves. */
  saved: Promise.resolve(),
  /** Resolves when the site asks for the backend. */
  requested: Promise.resolve(),
  open() {},
  /** Makes the backend's file missing once. */
  fail() {},
  /** How often the file of the practical page was asked for while it is missing. */
  missedDetails: null as number | null,
  restore() {
    connection.isOffline = false;
    for (const event of ['offline', 'online']) dispatchEvent(new Event(event));
  },
};

const SATURDAY_SUBTITLE = 'One evening in the East Village';

const INVITATIONS = {
  weekend: 'sample-invitation-weekend-for-two',
  saturday: 'sample-invitation-saturday-for-four',
  withdrawn: 'no-invitation-has-this-id',
} as const;

/** The backend's loader. */
function slowly<Opened>(open: () => Opened, isSlow: boolean) {
  let request = () => {};
  connection.requested = new Promise((resolve) => {
    request = resolve;
  });
  let opened = new Promise<void>((resolve, reject) => {
    connection.open = resolve;
    connection.fail = () => {
      opened = Promise.resolve();
      reject(new Error('Missing'));
    };
    if (!isSlow) resolve();
  });
  return async () => {
    request();
    await opened;
    return open;
  };
}

function Screen(props: ScreenProps) {
  const { mode, address, guest, invitation, replyBy, services } = props;
  const [site] = useState(() => {
    const flag = flagKey(celebration.password);
    sessionStorage.clear();
    if (guest === 'new') localStorage.removeItem(flag);
    else localStorage.setItem(flag, 'true');
    forgetInvitation();
    forgetKept();
    if (props.kept) {
      const { key, ...kept } = props.kept;
      keep(key, { uid: UID, ...kept });
    }
    localStorage.removeItem('invitation_days');
    if (invitation) openLink(INVITATIONS[invitation]);
    return {
      celebration,
      replyBy,
      ...(props.phases && { phases: props.phases }),
      ...(props.tablesFrom && { tablesFrom: props.tablesFrom }),
      saturdayTexts: {
        celebration: {
          rsvpSubtitle: SATURDAY_SUBTITLE,
          hasDetails: props.hasSaturdayDetails,
        },
      },
      events: SITE_DAYS.weekend,
      otherDays: [],
      detectMode: () => mode,
      theme: document.documentElement.className,
      services,
      worker: null,
      loadBackend: slowly(() => openBackend(props), props.isSlow),
      loadStories: async () => stories,
      loadDetails: async () => {
        if (connection.missedDetails !== null) {
          connection.missedDetails++;
          throw new Error('Missing');
        }
        return {
          weekend: content.weekend.details,
          saturday: (props.hasSaturdayDetails && content.saturday?.details) || null,
        };
      },
      history: createMemoryHistory({ initialEntries: [address] }),
    };
  });
  return <GatedSite site={site} />;
}

const meta = {
  title: 'Pages',
  component: Screen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  argTypes: {
    mode: { options: ['weekend', 'saturday'], control: 'inline-radio' },
    guest: { options: ['new', 'unlocked', 'replied', 'declined', 'phoned'], control: 'select' },
    address: { options: [...PAGE_PATHS, '/nowhere'], control: 'select' },
    invitation: {
      mapping: { none: null, weekend: 'weekend', saturday: 'saturday', withdrawn: 'withdrawn' },
    },
    replyBy: { mapping: REPLY_BY_CHOICES },
    phases: { mapping: { none: null, 'June to October': PHASES } },
    kept: { control: false },
    serverTime: { control: 'text' },
    services: { control: false },
  },
  args: {
    mode: 'weekend',
    address: '/',
    guest: 'unlocked',
    invitation: null,
    kept: null,
    isSlow: false,
    isOffline: false,
    replyBy: null,
    phases: null,
    tablesFrom: null,
    serverTime: null,
    services: null,
    hasSaturdayDetails: true,
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOWNESS = 5;

const saturdaySite = { globals: { theme: 'night' }, args: { mode: 'saturday' } } as const;
const expectHeading = (name: string): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

async function saveReply({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Name(s) on Invite'), 'Ada & Grace');
  for (const select of canvas.getAllByRole('combobox')) {
    await userEvent.selectOptions(select, 'yes');
  }
  const guest = canvas.queryByLabelText('Guest Name');
  if (guest) await userEvent.type(guest, 'Grace');
  await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
}

export const Gate: Story = {
  args: { guest: 'new' },
  play: expectHeading('Nora & Sam’s Birthday Party'),
};
/** The animation between the password and the form, five times slower than for guests. */
export const OpeningInSlowMotion: Story = {
  args: { guest: 'new' },
  beforeEach() {
    const { setTimeout } = window;
    let frame = 0;
    const slowDown = () => {
      for (const animation of document.getAnimations()) animation.playbackRate = 1 / SLOWNESS;
      frame = requestAnimationFrame(slowDown);
    };
    slowDown();
    const slowTimeout = (callBack: TimerHandler, ms?: number) =>
      setTimeout(callBack, ms === LIFTING_MS ? SLOWNESS * ms : ms);
    Object.assign(window, { setTimeout: slowTimeout });
    return () => {
      cancelAnimationFrame(frame);
      Object.assign(window, { setTimeout });
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'eastvillage{Enter}');
    await waitFor(() => expect(canvasElement.querySelectorAll('main')).toHaveLength(2));
    await waitFor(() => expect(canvasElement.querySelectorAll('main')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Save RSVP' })).toBeVisible();
  },
};
/** In the end, the card of the envelope is exactly over the page's card. */
export const OpeningOnLowScreen: Story = {
  ...OpeningInSlowMotion,
  globals: { viewport: { value: 'phone-landscape' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'eastvillage{Enter}');
    const opening = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === OPENING_MS);
    await waitFor(() => expect(opening()).not.toHaveLength(0));
    for (const animation of opening()) {
      animation.pause();
      animation.currentTime = OPENING_MS;
    }
    const [page, letter] = [...canvasElement.querySelectorAll('h1')].map((heading) =>
      heading.getBoundingClientRect().toJSON(),
    );
    await expect(letter).toEqual(page);
    for (const animation of opening()) animation.finish();
  },
};
export const GateWithLastDay: Story = {
  args: { guest: 'new', replyBy: { ...REPLY_BY, closesAt: '2999-01-01T05:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Please reply by ${REPLY_BY.date}`)).toBeVisible();
  },
};
export const GateAfterLastDay: Story = {
  args: { guest: 'new', replyBy: { ...REPLY_BY, closesAt: '2025-01-01T05:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
    await expect(canvas.queryByText(/reply by/)).toBeNull();
  },
};
const notYet = { repliesOpen: { date: 'Tuesday, January 1, 2999', at: '2999-01-01T05:00:00Z' } };
export const GateOfSaveTheDate: Story = {
  args: { guest: 'new', phases: { weekend: notYet, saturday: notYet } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Save\sthe\sdate: October 3\s–\s5, 2025 · East Village, NYC$/),
    ).toBeVisible();
  },
};
export const SaturdayGate: Story = {
  ...saturdaySite,
  args: { ...saturdaySite.args, guest: 'new' },
  play: expectHeading('Nora & Sam’s Birthday Party'),
};

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Friday RSVP')).toBeVisible();
    await expect(canvas.getByText(/replies stay in this browser/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Nora and Sam' })).toBeVisible();
  },
};
export const SaturdayForm: Story = {
  ...saturdaySite,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Guest Name')).toBeVisible();
    await expect(canvas.getByText(SATURDAY_SUBTITLE)).toBeVisible();
    await expect(canvas.queryByText(/Friday|Sunday/)).toBeNull();
  },
};

// The clocks of these devices are far ahead. By them, the celebration is over until the server tells the time.

const expectSaveTheDate: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Save\u00a0the\u00a0date: Nora & Sam' }),
  ).toBeVisible();
  await expect(canvas.getByText('You can reply from Monday, June 2, 2025.')).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.queryByText(/reply by|Our shared album/i)).toBeNull();
  await expect(canvas.getAllByRole('link', { name: /^\w+: Add to Google/ })).toHaveLength(2);
  await expect(canvas.getByRole('button', { name: 'View Highlights' })).toBeVisible();
};
const expectThanks: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.queryByText(/reply by|edit your reply|personal link/i)).toBeNull();
};
export const SaveTheDate: Story = {
  args: { phases: PHASES, replyBy: REPLY_BY, serverTime: '2025-06-02T03:59:00Z' },
  play: expectSaveTheDate,
};
/** For a guest whose answer a host has taken by phone. */
export const SaveTheDateWithReply: Story = {
  args: {
    phases: PHASES,
    guest: 'replied',
    address: '/thank-you',
    serverTime: '2025-06-01T12:00:00Z',
  },
  play: expectSaveTheDate,
};
export const SaturdaySaveTheDate: Story = {
  ...saturdaySite,
  args: { ...saturdaySite.args, phases: PHASES, serverTime: '2025-06-01T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can reply from/)).toBeVisible();
    await expect(canvas.queryByText(/Friday|Sunday/)).toBeNull();
  },
};
export const RepliesOpen: Story = {
  args: { phases: PHASES, replyBy: REPLY_BY, serverTime: '2025-06-02T04:00:00Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Friday RSVP')).toBeVisible();
    await expect(canvas.getByText(`Please reply by ${REPLY_BY.date}.`)).toBeVisible();
  },
};

export const RepliesOpenTranslated: Story = { ...RepliesOpen, globals: { translator: 'on' } };
/** Replies open while the page is shown. */
export const RepliesOpenAtMidnight: Story = {
  args: { phases: PHASES, serverTime: '2025-06-02T03:59:58Z' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Save\u00a0the\u00a0date: Nora & Sam' });
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toBeVisible();
  },
};
/** The phone has slept: no timer has ended, and its clock stood still. */
export const RepliesOpenDuringSleep: Story = {
  args: { phases: PHASES, serverTime: '2025-06-01T12:00:00Z' },
  play: async (context) => {
    await expectSaveTheDate(context);
    connection.time = '2025-06-02T12:00:00Z';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect(await context.canvas.findByLabelText('Name(s) on Invite')).toBeVisible();
  },
};
/** By the device's clock, replies are not open yet. */
export const DeviceFarBehind: Story = {
  args: {
    phases: {
      ...PHASES,
      weekend: { repliesOpen: { date: 'Monday, June 2, 2098', at: '2098-06-02T04:00:00Z' } },
    },
    serverTime: '2098-06-02T04:00:00Z',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toBeVisible();
  },
};
/** The celebration ends while the guest types. The draft stays. */
export const ThanksAtMidnight: Story = {
  args: { phases: PHASES, serverTime: '2025-10-06T03:59:57Z' },
  play: async (context) => {
    // All at once, because there is little time until the end.
    const name = await context.canvas.findByLabelText('Name(s) on Invite');
    await fireEvent.change(name, { target: { value: 'Ada' } });
    await expectThanks(context);
    await expect(sessionStorage.getItem('rsvp_draft')).toContain('Ada');
  },
};
export const Thanks: Story = {
  args: { phases: PHASES, serverTime: '2025-10-06T04:00:00Z' },
  play: async (context) => {
    const { canvas } = context;
    await expectThanks(context);
    await expect(canvas.getByText('It was wonderful to celebrate with you.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See our shared album' })).toHaveAttribute(
      'href',
      PHASES.weekend.afterwards?.album,
    );
  },
};
export const ThanksWithReply: Story = {
  args: {
    phases: PHASES,
    guest: 'declined',
    address: '/thank-you',
    serverTime: '2025-10-07T12:00:00Z',
  },
  play: async (context) => {
    await expectThanks(context);
    // The programme is folded for somebody who was not there.
    await expect(context.canvas.getByRole('list')).not.toBeVisible();
  },
};
export const SaturdayThanks: Story = {
  ...saturdaySite,
  args: { ...saturdaySite.args, phases: PHASES, serverTime: '2025-10-05T04:00:00Z' },
  play: async (context) => {
    await expectThanks(context);
    await expect(context.canvas.getByText('What a night. Thank you!')).toBeVisible();
    await expect(context.canvas.queryByText(/Friday|Sunday/)).toBeNull();
  },
};
/** Without an answer of the server, the gate follows the device's clock. */
export const GateAfterwards: Story = {
  args: { guest: 'new', phases: PHASES, replyBy: REPLY_BY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It was wonderful to celebrate with you.')).toBeVisible();
    await expect(canvas.queryByText(/reply/i)).toBeNull();
  },
};
export const HighlightsFromThanks: Story = {
  args: { phases: PHASES, serverTime: '2025-10-07T12:00:00Z' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Highlights' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'View Highlights' })).toHaveFocus(),
    );
  },
};

export const InvitedForm: Story = {
  args: { invitation: 'weekend' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('Margarida & João');
    await expect(canvas.getByText(/, 2 guests\.$/)).toBeVisible();
  },
};
export const OneOfTwoComes: Story = {
  args: { invitation: 'weekend' },
  play: async ({ canvas, userEvent }) => {
    const people = 'Friday: how many of you are coming?';
    await userEvent.selectOptions(await canvas.findByLabelText('Friday RSVP'), 'yes');
    await userEvent.selectOptions(canvas.getByLabelText(people), '1');
    await userEvent.selectOptions(canvas.getByLabelText('Saturday RSVP'), 'yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await expect(await canvas.findByText('One of you is coming')).toBeVisible();
    await expect(canvas.getByText('Two of you are coming')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(await canvas.findByLabelText(people)).toHaveValue('1');
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'no');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await expect(await canvas.findByText(/^You can’t make it$/)).toBeVisible();
  },
};
export const SaturdayInvitation: Story = {
  args: { invitation: 'saturday' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Saturday RSVP'), 'yes');
    await expect(canvas.getByLabelText('Saturday: how many of you are coming?')).toHaveValue('4');
    await expect(canvas.queryByLabelText('Guest Name')).toBeNull();
    await expect(canvas.getByText(SATURDAY_SUBTITLE)).toBeVisible();
    await expect(canvas.queryByText(/Friday|Sunday/)).toBeNull();
  },
};
/** A name of another guest that this browser has sent before is kept, and can be corrected. */
export const SaturdayInvitationAfterReply: Story = {
  args: { invitation: 'saturday', guest: 'replied' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these answers' }));
    await expect(canvas.getByLabelText('Guest Name')).toHaveValue('Grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }));
    await expect(await canvas.findByLabelText('Guest Name')).toHaveValue('Grace');
  },
};
export const EarlierReply: Story = {
  args: { invitation: 'weekend', guest: 'replied' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these answers' }));
    await expect(canvas.getByLabelText('Name(s) on Invite')).toHaveValue('Ada & Grace');
  },
};
let restoreConsole = () => {};
/** The router logs the error, and any error in the console fails a story. */
function silenceConsole(): void {
  const { error, warn } = console;
  Object.assign(console, { error: () => {}, warn: () => {} });
  restoreConsole = () => Object.assign(console, { error, warn });
}
export const InvitationNotLoaded: Story = {
  args: { invitation: 'weekend', isOffline: true },
  beforeEach: silenceConsole,
  play: async ({ canvas, userEvent }) => {
    try {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Check your connection, then try again\./,
      );
      await userEvent.click(
        canvas.getByRole('button', { name: 'Continue without the personal link' }),
      );
      await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('');
    } finally {
      restoreConsole();
    }
  },
};
export const RepliesClosed: Story = {
  args: {
    replyBy: REPLY_BY,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Replies were due by Monday/)).toBeVisible();
  },
};

/** The clock of this phone runs ahead of the server's. */
export const ClosedByThePhoneOnly: Story = {
  args: { replyBy: REPLY_BY, serverTime: '2025-09-15T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please reply by Monday/)).toBeVisible();
    await expect(canvas.getAllByRole('option', { name: 'Yes' })[0]).toBeEnabled();
  },
};
/** The phone has slept, and the clock of the backend stood still. */
export const ClosedDuringSleep: Story = {
  args: ClosedByThePhoneOnly.args ?? {},
  play: async ({ canvas }) => {
    await canvas.findByText(/Please reply by Monday/);
    connection.time = '2025-09-17T00:00:00Z';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect(await canvas.findByText(/Replies were due by Monday/)).toBeVisible();
  },
};
/** The clock of this phone runs behind the server's. */
export const ClosedByTheServerOnly: Story = {
  args: {
    replyBy: { ...REPLY_BY, closesAt: '2999-09-16T04:00:00Z' },
    serverTime: '2999-09-17T00:00:00Z',
  },
  beforeEach: silenceConsole,
  play: async ({ canvas, userEvent }) => {
    try {
      await expect(await canvas.findByText(/Please reply by Monday/)).toBeVisible();
      await saveReply({ canvas, userEvent });
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /^Your reply isn’t saved yet\. You can still say no/,
      );
      await expect(canvas.getByText(/Replies were due by Monday/)).toBeVisible();
      const friday = canvas.getByLabelText('Friday RSVP');
      await waitFor(() => expect(friday).toHaveAccessibleDescription(REPLY_BY.help));
      for (const select of canvas.getAllByRole('combobox')) {
        await userEvent.selectOptions(select, 'no');
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
      await expect(
        await canvas.findByRole('heading', { name: 'Thank you for RSVPing!' }),
      ).toBeVisible();
    } finally {
      restoreConsole();
    }
  },
};
/** A returning guest learns that replies are closed when the saved reply arrives. */
export const ClosedSinceTheReply: Story = {
  args: { ...ClosedByTheServerOnly.args, guest: 'replied' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Replies were due by Monday/)).toBeVisible();
  },
};

export const ThankYou: Story = {
  args: { address: '/thank-you', guest: 'replied' },
  play: expectHeading('Thank you for RSVPing!'),
};
/** A guest's own link, which the guest makes, opens and stops (B19). */
export const ThankYouWithLink: Story = {
  ...saturdaySite,
  args: { ...saturdaySite.args, address: '/thank-you?saturday=1', guest: 'replied' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Keep this link/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const link = await canvas.findByLabelText<HTMLInputElement>('Link');
    const address = `${location.origin}/\\?saturday=1#reply=${UID}`;
    await expect(link.value).toMatch(new RegExp(`^${address}\\.[\\w-]{32}&password=\\w+$`));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop this link' }));
    await waitFor(() => expect(canvas.queryByLabelText('Link')).toBeNull());
  },
};
/** On paper there is nothing to press. */
export const PrintedThankYou: Story = {
  args: { guest: 'replied', address: '/thank-you' },
  globals: { media: 'print', viewport: { value: 'paper' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ceremony & Dinner')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    // The only links are places, which look like text.
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAccessibleName(/^View map/);
      await expect(link).toHaveStyle({ textDecorationLine: 'none' });
    }
  },
};
export const DeclinedThankYou: Story = {
  args: { address: '/thank-you', guest: 'declined' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(celebration.declinedText)).toBeVisible();
    await expect(canvas.getAllByText(/^You can’t make it$/)).toHaveLength(2);
  },
};
/** The hosts have entered what this guest said on the phone, so the form asks for the rest. */
export const ThankYouOfPartialReply: Story = {
  args: { address: '/thank-you', guest: 'phoned' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Friday RSVP')).toHaveDisplayValue(
      'Select an option',
    );
    await expect(canvas.getByLabelText('Saturday RSVP')).toHaveValue('yes');
    await expect(canvas.getByLabelText('Name(s) on Invite')).toHaveValue('Ada');
    await expect(canvas.queryByRole('button', { name: 'See your thank-you page' })).toBeNull();
  },
};
const KEPT_REPLY = { ...REPLIES.coming, guest: 'Grace', dietaryRestrictions: 'No nuts' } as const;
const KEPT = { key: UID, reply: KEPT_REPLY };
const KEPT_SENTENCE = /This is your reply as of .*[AP]M\./;
const SLOW = { address: '/thank-you', guest: 'replied', kept: KEPT, isSlow: true } as const;
const THANKS = { level: 1, name: 'Thank you for RSVPing!' } as const;
/** The kept reply is shown before the backend opens, which moves and replaces nothing. */
export const ThankYouBeforeTheBackend: Story = {
  args: SLOW,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', THANKS);
    const programme = canvas.getByRole('link', { name: 'Friday: Add to Google Calendar' });
    const { top } = programme.getBoundingClientRect();
    await connection.requested;
    connection.open();
    await expect(await canvas.findByText(/replies stay in this browser/)).toBeVisible();
    await expect(canvas.getByRole('heading', THANKS)).toBe(heading);
    await expect(programme.getBoundingClientRect().top).toBe(top);
  },
};
/** The file is missing while the device is online, so no `online` event follows. */
export const ThankYouSeenAgainBeforeTheBackend: Story = {
  args: SLOW,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', THANKS);
    await connection.requested;
    // The page has just been reloaded for the missing file.
    sessionStorage.setItem('reloaded_for_deployment', `${Date.now()}`);
    connection.fail();
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return expect(canvas.getByText(/replies stay in this browser/)).toBeVisible();
    });
  },
};
export const GoBackBeforeTheBackend: Story = {
  args: SLOW,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }));
    connection.open();
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('Ada & Grace');
    await expect(canvas.queryByRole('heading', THANKS)).toBeNull();
  },
};
export const ThankYouOfEndedAccount: Story = {
  args: { ...SLOW, guest: 'unlocked' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', THANKS);
    connection.open();
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('');
    await waitFor(() => expect(readKept()).toBeNull());
  },
};
/** The kept reply of a personal link, whose account no longer exists. */
const keptOf = (invitation: keyof typeof INVITATIONS) => ({
  ...SLOW,
  guest: 'unlocked' as const,
  invitation,
  kept: {
    key: INVITATIONS[invitation],
    reply: KEPT_REPLY,
    invitation: { name: 'Ada & Grace', people: 2, days: 'weekend' as const },
  },
});
/** The page signs in again before it reads the reply, which the hosts have deleted. */
export const ThankYouOfDeletedReply: Story = {
  args: keptOf('weekend'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', THANKS);
    connection.open();
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('Margarida & João');
  },
};
export const ThankYouOfWithdrawnInvitation: Story = {
  args: keptOf('withdrawn'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', THANKS);
    connection.open();
    await expect(await canvas.findByText(/The hosts have withdrawn/)).toBeVisible();
    await expect(canvas.getByLabelText('Name(s) on Invite')).toHaveValue('');
    await expect(readKept()).toBeNull();
  },
};
/** A personal link of somebody else, opened in the browser of a guest who has replied. */
export const AnotherGuestsLink: Story = {
  args: { ...SLOW, guest: 'unlocked', invitation: 'weekend' },
  play: async ({ canvas }) => {
    // A page with a kept reply would be shown by then.
    await connection.requested;
    await expect(canvas.queryByRole('heading', THANKS)).toBeNull();
    connection.open();
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('Margarida & João');
  },
};
/** The reply was changed elsewhere since this device has kept it. */
export const ThankYouChangedElsewhere: Story = {
  args: { address: '/thank-you', guest: 'declined', kept: KEPT },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const said = () => expect(page.getByText(/changed on another device/)).toBeVisible();
    await waitFor(said);
    await expect(await canvas.findByText(celebration.declinedText)).toBeVisible();
    await expect(canvas.queryByText(KEPT_SENTENCE)).toBeNull();
  },
};
/** Neither the album nor a page in the back/forward cache notices what another tab saves. */
export const ThankYouSavedInAnotherTab: Story = {
  args: { address: '/thank-you', guest: 'replied' },
  play: async ({ canvas, userEvent }) => {
    const saveElsewhere = (reply: object) =>
      keep(UID, { uid: UID, reply: { ...reply, lastRsvp: new Date() } });
    await userEvent.click(await canvas.findByRole('button', { name: 'View Highlights' }));
    const close = await canvas.findByRole('button', { name: 'Close' });
    saveElsewhere(REPLIES.declined);
    await userEvent.click(close);
    await expect(await canvas.findByText(celebration.declinedText)).toBeVisible();
    saveElsewhere(REPLIES.coming);
    dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(canvas.queryByText(celebration.declinedText)).toBeNull());
  },
};
/** On a slow connection, the guest returns to the form before the save is answered (B5). */
export const TypingDuringSlowSave: Story = {
  args: { guest: 'replied' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const diet = () => canvas.findByLabelText('Dietary Restrictions');
    const save = () => canvas.getByRole('button', { name: 'Save RSVP' });
    await userEvent.type(await diet(), ', no eggs');
    let answer = () => {};
    connection.saved = new Promise((resolve) => {
      answer = resolve;
    });
    await userEvent.click(save());
    await userEvent.click(canvas.getByRole('button', { name: 'See your thank-you page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }));
    await expect(await diet()).toHaveValue('No nuts, no eggs');
    await expect(save()).toBeDisabled();
    await userEvent.type(await diet(), ', no soy');
    answer();
    await waitFor(() => expect(save()).toBeEnabled());
    await waitFor(() => expect(page.getByText(/^Your latest changes aren’t saved/)).toBeVisible());
    await expect(await diet()).toHaveValue('No nuts, no eggs, no soy');
    await expect(readDraft()?.values.dietaryRestrictions).toBe('No nuts, no eggs, no soy');
    await userEvent.click(save());
    await expect(await canvas.findByRole('heading', THANKS)).toBeVisible();
    await expect(readDraft()).toBeNull();
  },
};
const OFFLINE = { guest: 'replied', kept: KEPT, isOffline: true } as const;
export const ThankYouWithoutConnection: Story = {
  args: { ...OFFLINE, address: '/thank-you' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(KEPT_SENTENCE)).toHaveTextContent(/couldn’t reach/);
    await expect(
      canvas.getByRole('link', { name: 'Friday: Add to Google Calendar' }),
    ).toBeVisible();
  },
};
/** The fresh reply takes the place of the kept one, and nothing that the guest reads moves. */
export const ThankYouWithConnectionAgain: Story = {
  args: {
    ...OFFLINE,
    address: '/thank-you',
    kept: { ...KEPT, reply: { ...KEPT_REPLY, name: 'Ada' } },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByText(/changed on another device/)).toBeNull());
    await canvas.findByText(KEPT_SENTENCE);
    const programme = canvas.getByRole('link', { name: 'Friday: Add to Google Calendar' });
    const { top } = programme.getBoundingClientRect();
    connection.restore();
    connection.restore();
    await waitFor(() => expect(canvas.queryByText(KEPT_SENTENCE)).toBeNull());
    await expect(programme.getBoundingClientRect().top).toBe(top);
    await expect(await page.findAllByText(/changed on another device/)).toHaveLength(1);
  },
};

export const ThankYouWithConnectionAgainTranslated: Story = {
  ...ThankYouWithConnectionAgain,
  globals: { translator: 'on' },
};
/** Some browsers report the connection only when the guest is back at the page. */
export const ThankYouSeenAgain: Story = {
  args: { ...OFFLINE, address: '/thank-you' },
  play: async ({ canvas }) => {
    await canvas.findByText(KEPT_SENTENCE);
    connection.isOffline = false;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(canvas.queryByText(KEPT_SENTENCE)).toBeNull());
  },
};
export const FormWithoutConnection: Story = {
  args: OFFLINE,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(KEPT_SENTENCE);
    await expect(alert).toHaveTextContent('Check your connection, then try again.');
    await expect(canvas.getByLabelText('Dietary Restrictions')).toHaveValue('No nuts');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See your thank-you page' })).toBeVisible();
  },
};
/** The guest saves by hand what was typed offline. */
export const SavedWithConnectionAgain: Story = {
  args: OFFLINE,
  beforeEach: silenceConsole,
  play: async ({ canvas, userEvent }) => {
    try {
      const diet = await canvas.findByLabelText('Dietary Restrictions');
      await userEvent.clear(diet);
      await userEvent.type(diet, 'No eggs');
      const save = canvas.getByRole('button', { name: 'Save RSVP' });
      await userEvent.click(save);
      await canvas.findByText(/^Your reply isn’t saved yet\. Check your connection/);
      connection.restore();
      await expect(diet).toHaveValue('No eggs');
      await userEvent.click(save);
      await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }));
      await expect(await canvas.findByLabelText('Dietary Restrictions')).toHaveValue('No eggs');
      await expect(canvas.queryByText(KEPT_SENTENCE)).toBeNull();
    } finally {
      restoreConsole();
    }
  },
};
export const SaturdayThankYou: Story = {
  ...saturdaySite,
  args: { ...saturdaySite.args, address: '/thank-you', guest: 'replied' },
  play: expectHeading('Thank you for RSVPing!'),
};

export const OurStory: Story = {
  args: { address: '/our-story' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
};
/** The guest did not open the album from the thank-you page, so that page begins at its heading. */
export const ReplyAfterTheStory: Story = {
  args: { address: '/our-story' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.keyboard('{Escape}');
    await saveReply({ canvas, userEvent });
    // The page sets its title after the focus.
    await waitFor(() => expect(document.title).toMatch('Thank you for RSVPing!'));
    await expect(canvas.getByRole('button', { name: 'View Highlights' })).not.toHaveFocus();
  },
};
export const SaturdayOurStory: Story = {
  ...saturdaySite,
  args: { ...saturdaySite.args, address: '/our-story' },
};

export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Good to know' }));
    await expect(await canvas.findByRole('heading', { name: 'Where to stay' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good to know' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the invitation' }));
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toBeVisible();
  },
};
export const DetailsMissing: Story = {
  beforeEach: silenceConsole,
  play: async ({ canvas, userEvent }) => {
    try {
      const link = await canvas.findByRole('link', { name: 'Good to know' });
      // The page has just been reloaded for another file.
      sessionStorage.setItem('reloaded_for_deployment', `${Date.now()}`);
      connection.missedDetails = 0;
      await userEvent.click(link);
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(connection.missedDetails).toBe(1);
    } finally {
      restoreConsole();
    }
  },
};
/** A guest of the Saturday reads their own part on the site of the weekend, too. */
export const SaturdayDetails: Story = {
  args: { address: '/details', invitation: 'saturday' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Take the L train/)).toBeVisible();
    await expect(canvas.queryByText(/JFK|Where to stay/)).toBeNull();
  },
};
/** Only the guests of the weekend have the page. */
export const NoSaturdayDetails: Story = {
  ...saturdaySite,
  args: { ...saturdaySite.args, address: '/details', hasSaturdayDetails: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the invitation' }));
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Good to know' })).toBeNull();
  },
};

export const UnknownAddress: Story = {
  args: { address: '/nowhere' },
  play: expectHeading('This address isn’t on the invitation'),
};

export const Preconnect: Story = {
  args: {
    guest: 'new',
    services: {
      signIn: 'https://sign-in.invalid',
      database: 'https://database.invalid',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const linkTo = (name: string) =>
      document.head.querySelector(`link[rel="preconnect"][href="https://${name}.invalid"]`);
    const password = await canvas.findByLabelText('Password');
    await expect(linkTo('sign-in')).toBeNull();
    await userEvent.type(password, 'e');
    const first = linkTo('sign-in');
    await expect(first).toHaveAttribute('crossorigin', 'anonymous');
    await userEvent.type(password, 'astvillage');
    await expect(linkTo('sign-in')).toBe(first);
    await expect(linkTo('database')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const name = await canvas.findByLabelText('Name(s) on Invite');
    const opened = linkTo('database');
    await expect(opened).not.toBeNull();
    await userEvent.type(name, 'A');
    await expect(linkTo('database')).toBe(opened);
    const clock = spyOn(performance, 'now').mockReturnValue(performance.now() + 8_000);
    await userEvent.type(name, 'd');
    clock.mockRestore();
    await expect(linkTo('database')).not.toBe(opened);
  },
};

/** Visits all pages in the order of a guest. */
const completeJourney: NonNullable<Story['play']> = async ({
  canvas,
  canvasElement,
  step,
  userEvent,
}) => {
  const page = within(canvasElement.ownerDocument.body);
  await step('unlock the gate', async () => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'eastvillage');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  });
  await step('save a reply', async () => {
    await saveReply({ canvas, userEvent });
  });
  await step('see the thank-you page', async () => {
    await expect(
      await canvas.findByRole('heading', { name: 'Thank you for RSVPing!' }),
    ).toBeVisible();
    // The code of the toasts loads with the first one.
    await waitFor(() => expect(page.getByText('RSVP saved successfully')).toBeVisible());
  });
  await step('view the next story', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Highlights' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next story' }));
    await expect(canvas.getByRole('region', { name: '2 of 21' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });
  await step('return to the form', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }));
    await expect(await canvas.findByLabelText('Name(s) on Invite')).toHaveValue('Ada & Grace');
  });
};

export const WholeJourney: Story = { args: { guest: 'new' }, play: completeJourney };

const TABLES_FROM = '2025-10-01T04:00:00Z';
const ownTable = ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) =>
  canvas.queryByRole('region', { name: 'Your table' });
const replied = { guest: 'replied', address: '/thank-you', tablesFrom: TABLES_FROM } as const;

/** The table appears by the server's clock while the page is open. Later, the hosts withdraw it. */
export const TableFromItsDay: Story = {
  args: { ...replied, serverTime: '2025-10-01T03:59:55Z' },
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => {
      expect(canvas.getByRole('heading', { name: 'Thank you for RSVPing!' })).toBeVisible();
      // The code for tables has loaded.
      expect(readKept()?.news).toBeDefined();
      expect([ownTable(context), connection.reads]).toEqual([null, []]);
    });
    const table = await canvas.findByRole('region', { name: 'Your table' });
    await expect(table).toHaveTextContent('Your tableTable 7GraceTable 8');
    await expect(connection.reads).toEqual([UID]);
    await expect(readKept()?.news).toMatchObject({ table: { table: '7', seats: ['Grace = 8'] } });
  },
};

export const WholeJourneyTranslated: Story = { ...WholeJourney, globals: { translator: 'on' } };
/** Without a date, no table is read, whatever the hosts have published. */
export const NoTableWithoutDate: Story = {
  args: { ...replied, tablesFrom: null },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'Thank you for RSVPing!' });
    await waitFor(() => expect(readKept()?.news).toBeDefined());
    await expect([ownTable(context), connection.reads]).toEqual([null, []]);
  },
};
export const NoTableForWhoDeclined: Story = {
  args: { ...replied, guest: 'declined', serverTime: '2025-10-02T12:00:00Z' },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'Thank you for RSVPing!' });
    await waitFor(() => expect(readKept()?.news).toBeDefined());
    await expect([ownTable(context), connection.reads]).toEqual([null, []]);
  },
};
const keptTable = {
  key: UID,
  reply: { ...REPLIES.coming, lastRsvp: new Date('2025-09-01T12:00:00Z') },
  news: { items: [], seen: [], table: { table: 'Family' } },
};
/** Without a connection, the kept table stays. With a connection, it is replaced. */
export const KeptTable: Story = {
  args: { ...replied, kept: keptTable, isOffline: true, serverTime: '2025-10-02T12:00:00Z' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('region', { name: 'Your table' });
    await expect(table).toHaveTextContent('Family');
    await canvas.findByText(KEPT_SENTENCE);
    connection.restore();
    await waitFor(() => expect(table).toHaveTextContent('Table 7'));
    // The news are kept beside it.
    await waitFor(() => expect(readKept()?.news).toMatchObject({ items: [], seen: [] }));
  },
};
/** The hosts have withdrawn the table. */
export const TableThatIsGone: Story = {
  args: { ...replied, kept: keptTable, serverTime: '2025-10-02T12:00:00Z', isOffline: true },
  play: async (context) => {
    await context.canvas.findByRole('region', { name: 'Your table' });
    await context.canvas.findByText(KEPT_SENTENCE);
    connection.storage.removeItem(TABLE_KEY);
    connection.restore();
    await waitFor(() => expect(ownTable(context)).toBeNull());
    await expect(readKept()?.news).toMatchObject({ table: {} });
  },
};
/** The kept table of another guest is not shown. */
export const TableOfAnotherGuest: Story = {
  args: { ...replied, kept: { ...keptTable, key: 'grace' }, serverTime: '2025-10-02T12:00:00Z' },
  play: async (context) => {
    const table = await context.canvas.findByRole('region', { name: 'Your table' });
    await expect(table).toHaveTextContent('Table 7');
    await expect(connection.reads).toEqual([UID]);
  },
};

import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { Conflict } from '@invitation/domain/rsvp/save';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import { isUnanswered } from '../../model/people/guests';
import { isPaused, openedFields, type Purpose } from '../../model/people/reminders';
import { wholeNumbers } from '../../model/spreadsheet/contacts/whole-number';
import { EVENTS, sampleList } from '../../testing/samples';
import { withSite } from '../../testing/with-site';
import { keptCountryCode } from './country-code';
import { RemindersView } from './reminders-view';

type OnOpened = ComponentProps<typeof RemindersView>['onOpened'];

const GUESTS = sampleList(60, 40)
  .guests.filter((guest) => isUnanswered(EVENTS, guest))
  .slice(0, 4);
const [FIRST, SECOND, THIRD] = GUESTS.map(({ name }) => name) as [string, string, string];
const NOTES = new Map<string, GuestNotes>([
  [GUESTS[0]?.key ?? '', { phone: '+1 (212) 555-0142', email: 'first@example.com' }],
  [GUESTS[1]?.key ?? '', { phone: '0171/123 45 67' }],
]);
const remindedNow = (key: string | undefined) =>
  new Map([
    ...NOTES,
    [key ?? '', { ...NOTES.get(key ?? ''), remindedAt: new Date(), remindedBy: 'sms' as const }],
  ]);

const share = fn(async () => {});

const meta = {
  title: 'Hosts/Reminders',
  component: RemindersView,
  decorators: withSite(),
  args: {
    purpose: { kind: 'remind' },
    guests: GUESTS,
    notes: NOTES,
    isLive: true,
    readNumber: wholeNumbers(EVENTS),
    messageFor: ({ name }) => ({
      subject: 'Nora & Sam',
      text: `Hi ${name}! Can you come? https://invitation.example/#invitation=abc&password=def`,
    }),
    onOpened: fn<OnOpened>(async () => {}),
  },
  beforeEach: () => {
    keptCountryCode.remove();
    // Another app would take the test away from its page.
    const stay = (event: MouseEvent) => event.preventDefault();
    document.addEventListener('click', stay);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      document.removeEventListener('click', stay);
    };
  },
} satisfies Meta<typeof RemindersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneByOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('link', { name: '+12125550142' });
    await expect(number).toHaveAttribute('href', 'tel:+12125550142');
    await expect(canvas.getByText(/first@example.com/)).toBeVisible();
    const whatsapp = canvas.getByRole('link', { name: 'WhatsApp' });
    await expect(whatsapp).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/12125550142\?text=Hi%20.*%23invitation%3Dabc/),
    );
    await userEvent.click(whatsapp);
    await expect(args.onOpened).toHaveBeenCalledWith(GUESTS[0], 'whatsapp', expect.any(Date));
    await waitFor(() => expect(canvas.getByRole('heading', { name: SECOND })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(`${FIRST}: WhatsApp, `);
    // Nothing is opened before the number is whole.
    await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Country code/), '+49');
    await expect(canvas.getByRole('link', { name: '+491711234567' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next guest' }));
    await expect(canvas.getByRole('heading', { name: THIRD })).toHaveFocus();
    await expect(canvas.getByText(/no phone number or email/)).toBeVisible();
    await expect(args.onOpened).toHaveBeenCalledOnce();
  },
};

export const OneByOneTranslated: Story = { ...OneByOne, globals: { translator: 'on' } };

export const Shared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({ text: expect.stringContaining(FIRST) });
    await expect(args.onOpened).toHaveBeenCalledWith(GUESTS[0], 'share', expect.any(Date));
  },
};

export const RemindedByAnotherHost: Story = {
  args: { notes: remindedNow(GUESTS[0]?.key) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: SECOND })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remind again: ${FIRST}` }));
    await expect(canvas.getByText(/^Last reminder opened: text message, /)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Text message' }));
    await expect(args.onOpened).toHaveBeenCalledWith(GUESTS[0], 'sms', expect.any(Date));
  },
};

export const AtTheSameMoment: Story = {
  args: {
    onOpened: fn<OnOpened>(async () => {
      const theirs = { remindedAt: new Date(), remindedBy: 'whatsapp' };
      throw new Conflict(theirs, ['remindedAt']);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'WhatsApp' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Another host opened a reminder for .* Don’t send yours too\.$/,
    );
    await expect(canvas.getByRole('heading', { name: FIRST })).toBeVisible();
  },
};

let isConnected = false;

export const NotRecorded: Story = {
  args: {
    onOpened: fn<OnOpened>(async () => {
      if (!isConnected) throw new Error('You’re offline, so nothing was changed.');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    isConnected = false;
    await userEvent.click(canvas.getByRole('link', { name: 'Email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'wasn’t recorded, so other hosts don’t see it. You’re offline',
    );
    isConnected = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: SECOND })).toHaveFocus());
    const [first, second] = (args.onOpened as Mock).mock.calls;
    await expect(second).toEqual(first);
  },
};

const answers: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];

/** The host goes on before the server answers. */
export const AnsweredLate: Story = {
  args: {
    onOpened: fn<OnOpened>(
      () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    answers.length = 0;
    await userEvent.click(canvas.getByRole('link', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next guest' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next guest' }));
    await expect(canvas.getByRole('heading', { name: THIRD })).toBeVisible();
    answers[0]?.resolve();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${FIRST}: email, `));
    await expect(canvas.getByRole('heading', { name: THIRD })).toBeVisible();
  },
};

/** What was not recorded can be recorded after the next guests, too. */
export const NotRecordedLate: Story = {
  ...AnsweredLate,
  play: async ({ canvas, userEvent }) => {
    answers.length = 0;
    await userEvent.click(canvas.getByRole('link', { name: 'Email' }));
    answers[0]?.reject(new Error('You’re offline.'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FIRST);
    await userEvent.click(canvas.getByRole('button', { name: 'Next guest' }));
    await userEvent.type(canvas.getByLabelText(/^Country code/), '+49');
    await userEvent.click(canvas.getByRole('link', { name: 'WhatsApp' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(FIRST);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    answers[2]?.resolve();
    await expect(await canvas.findByText(new RegExp(`^${FIRST}: email, `))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: SECOND })).toBeVisible();
    answers[1]?.resolve();
    await expect(await canvas.findByRole('heading', { name: THIRD })).toHaveFocus();
  },
};

export const NobodyLeft: Story = {
  args: { guests: GUESTS.slice(0, 1), notes: remindedNow(GUESTS[0]?.key) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Nobody is left to remind today.' }),
    ).toBeVisible();
  },
};

/** The page asks before a guest is thanked again, even if a host has only marked the guest as thanked. */
export const Thanks: Story = {
  args: {
    purpose: { kind: 'thank' },
    notes: new Map([...NOTES, [GUESTS[1]?.key ?? '', { thankedAt: new Date('2025-10-06') }]]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank one by one' })).toBeVisible();
    await expect(canvas.getByText('3 guests to thank, 1 thanked.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'WhatsApp' }));
    await expect(args.onOpened).toHaveBeenCalledWith(GUESTS[0], 'whatsapp', expect.any(Date));
    await expect(await canvas.findByRole('heading', { name: THIRD })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Thank again: ${SECOND}` }));
    await expect(canvas.getByText(/^Last thanks opened: Oct 5, /)).toBeVisible();
  },
};

const NEWS: Purpose = {
  kind: 'news',
  news: { guests: 'saturday', text: 'Dinner at 7pm', at: new Date('2025-10-01T12:00:00Z') },
};
const opened = (purpose: Purpose) => ({
  ...NOTES.get(GUESTS[0]?.key ?? ''),
  ...openedFields(purpose, {}, 'sms', new Date()),
});
const OTHER_NEWS: Purpose = {
  ...NEWS,
  news: { ...NEWS.news, at: new Date('2025-10-01T13:00:00Z') },
};

/** The page asks before a guest gets the same news again, but not after other news or a reminder today. */
export const News: Story = {
  args: {
    purpose: NEWS,
    notes: new Map([
      [GUESTS[0]?.key ?? '', opened(NEWS)],
      [GUESTS[1]?.key ?? '', opened(OTHER_NEWS)],
      [GUESTS[2]?.key ?? '', opened({ kind: 'remind' })],
    ]),
    messageFor: () => ({ subject: 'Nora & Sam', text: 'Dinner at 7pm' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Send news one by one' })).toBeVisible();
    await expect(canvas.getByText('3 guests left, opened for 1.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: SECOND })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Text message' }));
    await expect(args.onOpened).toHaveBeenCalledWith(GUESTS[1], 'sms', expect.any(Date));
    await waitFor(() => expect(canvas.getByRole('heading', { name: THIRD })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: `Send again: ${FIRST}` }));
    await expect(canvas.getByText(/^Last opened: text message, /)).toBeVisible();
  },
};

/** Another host opens other news for the same guest at the same moment: both are recorded. */
export const OtherNewsAtTheSameMoment: Story = {
  args: { purpose: NEWS },
  render: (props) => {
    const [notes, setNotes] = useState<ReadonlyMap<string, GuestNotes>>(NOTES);
    const key = GUESTS[0]?.key ?? '';
    return (
      <RemindersView
        {...props}
        notes={notes}
        onOpened={async (guest, by, at) => {
          if (isPaused(OTHER_NEWS, notes.get(key), at)) return props.onOpened(guest, by, at);
          const theirs = opened(OTHER_NEWS);
          setNotes(new Map([...NOTES, [key, theirs]]));
          throw new Conflict(theirs, ['sentNews']);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'WhatsApp' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/because it wasn’t recorded/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: SECOND })).toHaveFocus());
    await expect(args.onOpened).toHaveBeenCalledOnce();
  },
};

let theirs: Record<string, unknown>;

/** The second of two hosts who open the same news for a guest is told, also if the first attempt had another reason to fail. */
export const NewsAtTheSameMoment: Story = {
  args: {
    purpose: NEWS,
    onOpened: fn<OnOpened>(async () => {
      if (theirs) throw new Conflict(theirs, ['sentNews']);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    theirs = openedFields(OTHER_NEWS, {}, 'sms', new Date());
    await userEvent.click(canvas.getByRole('link', { name: 'WhatsApp' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/because it wasn’t recorded/);
    theirs = openedFields(NEWS, {}, 'sms', new Date());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^Another host opened this news for /),
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: FIRST })).toBeVisible();
  },
};

/** The guest in front of the host answers, or is deleted by another host, just before a tap. */
export const GoneWhileShown: Story = {
  render: function Render(args) {
    const [guests, setGuests] = useState(args.guests);
    return (
      <>
        <RemindersView {...args} guests={guests} />
        <button type="button" onClick={() => setGuests(guests.slice(1))}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByRole('heading', { name: FIRST })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^No longer on this list/);
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
    await expect(args.onOpened).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next guest' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: SECOND })).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

import { person } from '@invitation/domain/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { EMPTY_GUEST_LIST, listGuests } from '../../model/people/guest-list';
import type { HostsBackend } from '../../model/store/hosts-backend';
import { COURSE, FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { handCountedList, partyOfFour, sampleList } from '../../testing/samples';
import { WithBackend, withQuestions, withSite } from '../../testing/with-site';
import { Overview } from './overview';

/** The overview, with a backend that writes as the story says. */
function Page({
  onWrite,
  ...props
}: ComponentProps<typeof Overview> & { readonly onWrite: HostsBackend['write'] }) {
  return (
    <WithBackend backend={{ write: onWrite }} list={props.list}>
      <Overview {...props} />
    </WithBackend>
  );
}

/** The text of the file that an action downloads. */
async function downloadedBy(action: () => Promise<void>): Promise<string> {
  const made = spyOn(URL, 'createObjectURL');
  await action();
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const [file] = made.mock.lastCall ?? [];
  made.mockRestore();
  return (file as Blob).text();
}

/** The text that an action copies. */
async function copiedBy(action: () => Promise<void>): Promise<string> {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await action();
  const [text = ''] = write.mock.lastCall ?? [];
  write.mockRestore();
  return text;
}

const meta = {
  title: 'Hosts/Overview',
  component: Page,
  decorators: withSite(),
  args: {
    list: sampleList(60, 40),
    reminders: () => [
      { days: 'All days', onShare: fn() },
      { days: 'Only Saturday', onShare: fn() },
    ],
    onWrite: fn<HostsBackend['write']>(async () => {}),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    const csv = await downloadedBy(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download CSV' })),
    );
    await expect(csv.trim().split('\n')).toHaveLength(1 + args.list.guests.length);
    const names = await copiedBy(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Copy names' })),
    );
    await expect(names.split('\n')).toHaveLength(40);
    await expect(
      canvas.getByRole('button', { name: 'Share a reminder (Only Saturday)' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all 40' })).toHaveAttribute(
      'href',
      '#/guests?answer=unanswered',
    );
    // Nobody is asked about Sunday, so nobody has to answer.
    await expect(canvas.queryByRole('link', { name: /^Sunday: .* not answered/ })).toBeNull();
    await expect(canvas.getByText('The form doesn’t ask about Sunday.')).toBeVisible();
    // The legend of all days.
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Coming', 'Not coming', 'Not answered', 'Invited', 'Not invited']);
  },
};

/** 12 families, counted by hand in `hand-counted-people.test.ts`. */
export const ByName: Story = {
  args: { list: handCountedPeople() },
  decorators: withSite({ events: FOUR_EVENTS, questions: COURSE, namedGuests: true }),
  play: async ({ canvas, userEvent }) => {
    for (const coming of ['Friday: 16 people coming', 'Saturday: 15 people coming']) {
      await expect(canvas.getByRole('link', { name: coming })).toBeVisible();
    }
    const cells = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent.trim()));
    await expect(cells).toEqual([
      ['5', '16 3 children', '15 3 children', '1'],
      ['18', '7', '11', '3'],
      ['4', '4', '4', '23 not asked'],
      ['27', '27', '30', '27'],
      ['3', '3', '0', '3'],
    ]);
    await expect(
      canvas.getByText('Each day adds up to 30 people, 5 children among them.'),
    ).toBeVisible();
    const csv = await downloadedBy(async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Download CSV by person' })),
    );
    await expect(csv).toContain('Tom');
  },
};

/** The headings in the order of the page, so that a phone shows what matters first. */
export const Order: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Who hasn’t answered',
      'Dietary needs of those coming',
      'Newest replies',
      'Possible duplicates',
      'How many people?',
      'Export and print',
    ]);
    await expect(canvas.getByRole('link', { name: /^Friday: \d+ people coming$/ })).toBeVisible();
  },
};

/** The invitation is for four, but fewer come. */
export const NewestReplies: Story = {
  args: { list: partyOfFour() },
  play: async ({ canvas }) => {
    const reply = canvas.getByRole('link', { name: /^Ada & family/ });
    await expect(reply).toHaveTextContent('✓ Fri 1');
    await expect(reply).toHaveTextContent('✓ Sat 3');
    await expect(reply).not.toHaveTextContent('4');
  },
};

/** Since the host last looked, by the server's times. */
export const NewReplies: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: [
        { key: 'new', name: 'Ada', friday: 'yes', lastRsvp: new Date('2025-09-01T12:00:01Z') },
        { key: 'seen', name: 'Otto', friday: 'no', lastRsvp: new Date('2025-09-01T12:00:00Z') },
      ],
    }),
    since: Date.parse('2025-09-01T12:00:00Z'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 reply since you last looked.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ada New / })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Otto / })).not.toHaveTextContent('New');
  },
};

const REPLY = { key: 'with-the-shared-password', name: 'Zoë & Jo', friday: 'yes' } as const;
const INVITATION = {
  id: 'open-invitation',
  name: 'ZOE and Jo',
  days: 'weekend',
  people: 2,
} as const;

export const ReplyBesideOpenInvitation: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: [REPLY],
      invitations: [INVITATION],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('open invitation for 2 people')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use for the invitation: Zoë & Jo' }));
    // A yes without a number now counts as everyone on the invitation.
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'These answers will be lost: Friday: how many people: “1” (Zoë & Jo).',
    );
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(args.onWrite).toHaveBeenCalledOnce());
    await expect(args.onWrite).toHaveBeenCalledWith(
      expect.objectContaining({
        [`rsvps/${REPLY.key}`]: expect.objectContaining({ answers: null }),
        [`rsvps/${INVITATION.id}`]: expect.objectContaining({ seen: [null] }),
      }),
    );
  },
};

/** One of two personal links stops, and the page says which one before it happens. */
export const InvitedTwice: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      invitations: [INVITATION, { ...INVITATION, id: 'again', days: 'saturday', people: 3 }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const keep = canvas.getAllByRole('button', { name: 'Keep this invitation: ZOE and Jo' });
    await userEvent.click(keep.at(-1) as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^This personal link will stop working: ZOE and Jo \(.*Saturday, 3 people\)\./,
    );
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(args.onWrite).toHaveBeenCalledOnce());
    await expect(args.onWrite).toHaveBeenCalledWith(
      expect.objectContaining({ 'invitations/again': expect.objectContaining({ answers: null }) }),
    );
  },
};
export const InvitedTwiceTranslated: Story = { ...InvitedTwice, globals: { translator: 'on' } };

/** Notes beside the numbers lead to where a host settles the case. */
export const PerhapsCountedWrong: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: [REPLY, { key: 'withdrawn', id: 'withdrawn', name: 'Otto', saturday: 'yes' }],
      invitations: [INVITATION],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('link', { name: '1 guest said yes, but the invitation was withdrawn.' }),
    ).toHaveAttribute('href', '#/guests?invitation=withdrawn');
    const twice = (await canvas.findByText('Possibly counted twice:')).closest('p');
    await expect(twice).toHaveTextContent('Zoë & Jo / ZOE and Jo');
    await userEvent.click(canvas.getByRole('link', { name: 'See the possible duplicate' }));
    const heading = canvas.getByRole('heading', { name: 'Possible duplicates' });
    await expect(heading).toHaveFocus();
    const { top } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(innerHeight);
  },
};

/** Nuts must not get lost without a word. */
export const MergeThatLoses: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: [
        { key: 'one', name: 'Ada', friday: 'yes' },
        { key: 'other', name: 'ada', friday: 'no', dietaryRestrictions: 'No nuts' },
      ],
      arrivals: [{ key: 'one', people: { 'friday/a': 1 } }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep these answers: Ada' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'These answers will be lost: Name(s) on Invite: “ada” (ada); Friday: not coming (ada).',
    );
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep these answers: ada' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(args.onWrite).toHaveBeenCalledOnce());
    await expect(args.onWrite).toHaveBeenCalledWith(
      expect.objectContaining({
        'rsvps/one': expect.objectContaining({ answers: null }),
        'arrivals/other': expect.objectContaining({ answers: { 'friday/a': 1 } }),
      }),
    );
  },
};

export const MergeThatLosesTranslated: Story = { ...MergeThatLoses, globals: { translator: 'on' } };

/** A reply has room for twelve people by name. */
export const MergeWithTooManyNames: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: ['A', 'B'].map((letter) => ({
        key: letter,
        name: 'The Sousa family',
        friday: 'yes' as const,
        people: Array.from({ length: 7 }, (_, index) => person(`${letter}${index}`, 'friday')),
      })),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [keep] = canvas.getAllByRole('button', { name: /^Keep these answers/ });
    await userEvent.click(keep as HTMLElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Together they name 14 people, and a reply has room for 12.',
    );
    await expect(canvas.queryByRole('button', { name: 'Merge' })).toBeNull();
    await expect(args.onWrite).not.toHaveBeenCalled();
  },
};

export const TwoInvitedGuests: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: [
        { key: 'maria', name: 'Maria Silva', friday: 'yes' },
        { key: 'marta', name: 'Marta Silva', friday: 'no', dietaryRestrictions: 'No nuts' },
      ],
      invitations: [
        { id: 'maria', name: 'Maria Silva', days: 'weekend', people: 1 },
        { id: 'marta', name: 'Marta Silva', days: 'weekend', people: 1 },
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Not the same person: Maria Silva, Marta Silva' }),
    );
    await expect(args.onWrite).toHaveBeenCalledWith({
      'distinct/maria~marta': expect.objectContaining({
        answers: { one: 'maria', other: 'marta' },
      }),
    });
  },
};

export const UnknownNumbers: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: [REPLY, { ...REPLY, key: 'three', name: 'Ana, Rui and Tom' }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 replies say yes without a number.')).toBeVisible();
    await expect(canvas.getByText('Looks like 3')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Zoë & Jo: looks like 2, use this number' }),
    );
    await expect(args.onWrite).toHaveBeenCalledWith({
      [`rsvps/${REPLY.key}`]: expect.objectContaining({
        answers: expect.objectContaining({ fridayPeople: 2 }),
      }),
    });
  },
};

export const Empty: Story = {
  args: { list: sampleList(0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No replies yet.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /: 0 people coming$/ })).toHaveLength(3);
    await expect(canvas.getByText(/^Nobody is invited yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import your guest list' })).toBeVisible();
  },
};

export const One: Story = {
  args: { list: sampleList(1, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 reply.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /: 1 person coming$/ })).toHaveLength(2);
  },
};

export const Invitations300: Story = { args: { list: sampleList(200, 100) } };

export const Guests1500: Story = { args: { list: sampleList(1_100, 400) } };

export const WithUnreadableDocuments: Story = {
  args: {
    list: {
      ...sampleList(3, 0),
      unreadable: [{ key: 'abc', reason: 'friday: Please select an option' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '1 document isn’t counted because some fields are invalid. Correct them in the Firebase console: abc.',
    );
  },
};

/** The numbers of `hand-counted.test.ts`. */
export const Questions: Story = {
  args: { list: handCountedList() },
  decorators: withQuestions,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('65 people')).toBeVisible();
    const names = await copiedBy(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Copy names' })),
    );
    await expect(names.split('\n')).toHaveLength(40);
    await expect(canvas.getByRole('heading', { name: 'Meals' })).toBeVisible();
    await expect(canvas.getByText('76 chosen for 95 people')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 × too many' })).toHaveAttribute(
      'href',
      '#/guests?answered=meal%3E',
    );
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(
      expect.arrayContaining([
        '46 × Fish',
        '30 × Meat',
        '0 × Vegetarian',
        '20 × not chosen yet',
        '1 × too many',
      ]),
    );
    await expect(items).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Vegan Friday: 5 parties of 3 · Saturday: 1 .*, Guest 7\.0$/),
        expect.stringMatching(/^No nuts Saturday: 2 parties of 2 Guest 4\.0 \(party of 2\), /),
        '8 × Yes, at 6pm',
        '10 × Yes, at 7pm',
      ]),
    );
  },
};

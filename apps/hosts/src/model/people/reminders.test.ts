import { WEEKEND } from '@invitation/domain/fixtures/days';
import {
  type GuestNotes,
  guestNotesSchema,
  type ReminderChannel,
} from '@invitation/domain/guest-list/guest-notes';
import { expect, it } from 'vitest';
import type { SentNews } from '../store/news';
import { joinGuests } from './guests';
import {
  isPaused,
  nextToRemind,
  openedFields,
  openedIn,
  type Purpose,
  readersOf,
  reminderLinks,
  reminderOrder,
} from './reminders';

const NOW = new Date('2025-09-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const news = (text: string, hours: number, guests: SentNews['guests'] = 'saturday'): Purpose => ({
  kind: 'news',
  news: { guests, text, at: hoursAgo(hours) },
});
const [REMIND, THANK, DINNER]: Purpose[] = [
  { kind: 'remind' },
  { kind: 'thank' },
  news('Dinner at 7pm', 3),
] as const;
const guests = joinGuests(
  [],
  ['ada', 'bob', 'cleo', 'dan'].map((id) => ({ id, name: id, days: 'weekend', people: 1 })),
);

it('continues with the next guest, from the start after the last, without guests of the last day', () => {
  const notes = new Map([
    ['bob', { remindedAt: hoursAgo(23) }],
    ['dan', { remindedAt: hoursAgo(25) }],
  ]);
  const after = (key?: string) => nextToRemind(REMIND, guests, notes, NOW, key)?.key;
  expect([undefined, 'ada', 'cleo', 'dan'].map(after)).toEqual(['ada', 'cleo', 'dan', 'ada']);
  expect(nextToRemind(REMIND, guests.slice(0, 2), notes, NOW, 'ada')).toBeUndefined();
});

it('thanks nobody twice, however long ago that was', () => {
  const notes = new Map([
    ['ada', { thankedAt: hoursAgo(1000) }],
    ['bob', { remindedAt: hoursAgo(1) }],
  ]);
  expect(nextToRemind(THANK, guests, notes, NOW)?.key).toBe('bob');
  expect(nextToRemind(THANK, guests.slice(0, 1), notes, NOW)).toBeUndefined();
});

it('asks only about a message of the same kind, and of the same news', () => {
  const purposes = [
    REMIND,
    THANK,
    DINNER,
    news('The bar is open', 2),
    news('Dinner', 3, 'weekend'),
  ];
  for (const purpose of purposes) {
    const notes = openedFields(purpose, {}, 'sms', hoursAgo(1));
    expect(purposes.filter((each) => isPaused(each, notes, NOW))).toEqual([purpose]);
    expect(openedIn(purpose, notes)).toEqual({ by: 'sms', at: hoursAgo(1) });
  }
});

/** The notes of a guest after these messages, one after the other. */
const notesAfter = (
  opened: readonly (readonly [purpose: Purpose, by: ReminderChannel, at: Date])[],
) => {
  let notes: GuestNotes = {};
  for (const each of opened) notes = openedFields(each[0], notes, each[1], each[2]);
  expect(guestNotesSchema.parse(notes)).toEqual(notes);
  return notes;
};

it('knows how each of the news was last opened, in any order', () => {
  const notes = notesAfter([
    [news('Old', 900), 'sms', hoursAgo(800)],
    [DINNER, 'copy', hoursAgo(3)],
    [DINNER, 'whatsapp', hoursAgo(2)],
  ]);
  expect(openedIn(DINNER, notes)).toEqual({ by: 'whatsapp', at: hoursAgo(2) });
  expect(isPaused(news('Old', 900), notes, NOW)).toBe(true);
  expect(notes.sentNews).toHaveLength(2);
});

it('forgets the news that were opened longest ago, if there are too many', () => {
  const notes = notesAfter(
    Array.from({ length: 21 }, (_, index) => [news('', index), 'copy', hoursAgo(-index)] as const),
  );
  expect(isPaused(news('', 0), notes, NOW)).toBe(false);
  expect(isPaused(news('', 20), notes, NOW)).toBe(true);
});

it('begins with guests who have a phone number or an email address', () => {
  const notes = new Map([
    ['ada', { note: 'Tall' }],
    ['bob', { email: 'bob@example.com' }],
    ['dan', { phone: '912' }],
  ]);
  const keys = reminderOrder(guests, notes).map(({ key }) => key);
  expect(keys).toEqual(['bob', 'dan', 'ada', 'cleo']);
});

it('opens the apps with the whole number and the whole text', () => {
  const message = { subject: 'Nora & Sam', text: 'Olá Ana!\nhttps://a.example/#b=c&d=e' };
  const links = reminderLinks({ email: 'a+b@example.com' }, '+351912345678', message);
  const whatsapp = new URL(links.whatsapp ?? '');
  expect([whatsapp.host, whatsapp.pathname]).toEqual(['wa.me', '/351912345678']);
  expect(whatsapp.searchParams.get('text')).toBe(message.text);
  const sms = new URL(links.sms ?? '');
  expect([sms.pathname, sms.searchParams.get('body')]).toEqual(['+351912345678', message.text]);
  const email = new URL(links.email ?? '');
  expect(decodeURIComponent(email.pathname)).toBe('a+b@example.com');
  expect(Object.fromEntries(email.searchParams)).toEqual({
    subject: 'Nora & Sam',
    body: message.text.replace('\n', '\r\n'),
  });
});

it('opens nothing with a number whose country is not known', () => {
  const message = { subject: '', text: '' };
  expect(reminderLinks({}, 'needsCode', message)).toEqual({});
  expect(reminderLinks({ email: '' }, null, message)).toEqual({});
});

const audience = joinGuests(
  [
    { key: 'weekend', id: 'weekend', name: 'Ada', friday: 'no', saturday: 'yes' },
    { key: 'saturday', id: 'saturday', name: 'Bob', friday: 'no', saturday: 'yes' },
    { key: 'password-weekend', name: 'Cleo', friday: 'yes', saturday: 'no' },
    { key: 'password-saturday', name: 'Dan', friday: 'no', saturday: 'yes' },
    { key: 'declined', name: 'Eve', friday: 'no', saturday: 'no' },
  ],
  [
    { id: 'weekend', name: 'Ada', days: 'weekend', people: 1 },
    { id: 'saturday', name: 'Bob', days: 'saturday', people: 1 },
    { id: 'open', name: 'Fay', days: 'weekend', people: 1 },
    { id: 'arrived', name: 'Gil', days: 'weekend', people: 1 },
  ],
  [{ key: 'arrived', people: { 'saturday/phone': 1 } }],
);

it.each<[SentNews['guests'], string[]]>([
  ['saturday', ['weekend', 'saturday', 'password-weekend', 'password-saturday', 'arrived']],
  ['weekend', ['weekend', 'password-weekend', 'arrived']],
])('news for %s concern guests who come, or have arrived', (group, keys) => {
  const readers = readersOf(WEEKEND, audience, { guests: group }, 'open');
  expect(new Set(readers.map(({ key }) => key))).toEqual(new Set(keys));
});

it('before replies open, news are for everybody who is invited and has not declined', () => {
  const readers = readersOf(WEEKEND, audience, { guests: 'weekend' }, 'before');
  expect(new Set(readers.map(({ key }) => key))).toEqual(
    new Set(['weekend', 'password-weekend', 'arrived', 'open']),
  );
});

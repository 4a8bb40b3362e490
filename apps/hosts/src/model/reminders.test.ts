import { expect, it } from 'vitest';
import { joinGuests } from './guests';
import { nextToRemind, reminderLinks, reminderOrder } from './reminders';

const NOW = new Date('2025-09-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const guests = joinGuests(
  [],
  ['ada', 'bob', 'cleo', 'dan'].map((id) => ({ id, name: id, days: 'weekend', people: 1 })),
);

it('goes on with the next guest, from the start after the last, without those of the last day', () => {
  const notes = new Map([
    ['bob', { remindedAt: hoursAgo(23) }],
    ['dan', { remindedAt: hoursAgo(25) }],
  ]);
  const after = (key?: string) => nextToRemind('remind', guests, notes, NOW, key)?.key;
  expect([undefined, 'ada', 'cleo', 'dan'].map(after)).toEqual(['ada', 'cleo', 'dan', 'ada']);
  expect(nextToRemind('remind', guests.slice(0, 2), notes, NOW, 'ada')).toBeUndefined();
});

it('thanks nobody twice, however long ago that was', () => {
  const notes = new Map([
    ['ada', { thankedAt: hoursAgo(1000) }],
    ['bob', { remindedAt: hoursAgo(1) }],
  ]);
  expect(nextToRemind('thank', guests, notes, NOW)?.key).toBe('bob');
  expect(nextToRemind('thank', guests.slice(0, 1), notes, NOW)).toBeUndefined();
});

it('begins with whom a number or an address reaches', () => {
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
  const links = reminderLinks({ phone: '912 345 678', email: 'a+b@example.com' }, '351', message);
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
  expect(reminderLinks({ phone: '912 345 678' }, '', message)).toEqual({});
  expect(reminderLinks({ phone: 'Ana', email: '' }, '351', message)).toEqual({});
});

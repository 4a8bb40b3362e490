import { overview as words } from '@invitation/domain/words/hosts/overview';
import { expect, it } from 'vitest';
import { moveNotes } from './guest-notes';

const [ada, grace] = [{ key: 'ada' }, { key: 'grace' }];
const move = (notes: Parameters<typeof moveNotes>[2]) => moveNotes('ada', [ada, grace], notes);

it('moves the notes of one guest to the other', () => {
  const notes = { phone: '912' };
  expect(move(new Map([['grace', notes]]))).toEqual([
    { path: 'guestNotes/ada', from: null, to: notes },
    { path: 'guestNotes/grace', from: notes, to: null },
  ]);
});

it('makes sure that nobody has noted anything in the meantime', () => {
  expect(move(new Map())).toEqual([
    { path: 'guestNotes/ada', from: null, to: null },
    { path: 'guestNotes/grace', from: null, to: null },
  ]);
});

it('loses nothing of two guests who are one', () => {
  const sentNews = (day: number) =>
    `saturday 2025-09-0${day}T12:00:00.000Z sms 2025-09-0${day}T13:00:00.000Z`;
  const [early, late] = [new Date('2025-09-01'), new Date('2025-09-02')];
  const [joined] = move(
    new Map([
      [
        'ada',
        {
          phone: '912',
          table: '7',
          note: 'Tall',
          tags: ['a', 'b'],
          seats: ['Ana = 8'],
          remindedAt: early,
          sentNews: [sentNews(2)],
        },
      ],
      [
        'grace',
        {
          phone: '913',
          email: 'g@example.com',
          table: '7',
          tags: [...'bcdefghijkl'],
          seats: ['Rui = 9', 'Ana = 8', 'Ana = 3'],
          remindedAt: late,
          remindedBy: 'sms' as const,
          cardPrintedAt: early,
          thankedAt: late,
          thankedBy: 'copy' as const,
          sentNews: [sentNews(1), sentNews(2)],
        },
      ],
    ]),
  );
  expect(joined?.to).toEqual({
    phone: '912',
    email: 'g@example.com',
    table: '7',
    note: 'Tall\n913\nk\nl\nAna = 3',
    tags: [...'abcdefghij'],
    seats: ['Ana = 8', 'Rui = 9'],
    remindedAt: late,
    remindedBy: 'sms',
    cardPrintedAt: early,
    thankedAt: late,
    thankedBy: 'copy',
    sentNews: [sentNews(1), sentNews(2)],
  });
});

it('refuses notes that are too long together', () => {
  const note = 'x'.repeat(2_500);
  const notes = new Map([
    ['ada', { note: `a${note}` }],
    ['grace', { note: `b${note}` }],
  ]);
  expect(() => move(notes)).toThrow(words.notesTooLong(4_000));
});

import { expect, it } from 'vitest';
import { WEEKEND } from '../fixtures/days';
import { fc } from '../fixtures/fast-check.js';
import {
  type Arrivals,
  applyRecount,
  arrivalsDocument,
  arrivalsSchema,
  countsOn,
  joinArrivals,
  NO_ARRIVALS,
  possiblePeople,
  type Recount,
  recount,
} from './arrivals';

const after = (arrivals: Arrivals, ...changes: Recount[]): Arrivals =>
  changes.reduce(applyRecount, arrivals);
const counted = (people: number, seen: Arrivals = NO_ARRIVALS) => recount(seen, 'friday', [people]);

it('A count replaces the ones on the screen, and other days stay', () => {
  const first = after(NO_ARRIVALS, recount(NO_ARRIVALS, 'saturday', [1]), counted(4));
  const corrected = after(first, counted(3, first));
  expect(countsOn(corrected, 'friday')).toEqual([3]);
  expect(possiblePeople(corrected, 'friday')).toEqual([3]);
  expect(countsOn(corrected, 'saturday')).toEqual([1]);
  expect(possiblePeople(corrected, 'sunday')).toEqual([0]);
});

it('Two of a family of four at each gate are two or four', () => {
  expect(possiblePeople(after(NO_ARRIVALS, counted(2), counted(2)), 'friday')).toEqual([2, 4]);
});

it('An undo leaves what another gate counted at the same time', () => {
  const mark = counted(4);
  const undone = after(NO_ARRIVALS, mark, counted(2), recount(mark, 'friday', []));
  expect(possiblePeople(undone, 'friday')).toEqual([2]);
});

it('An older count that reaches the server late stands beside the newer one', () => {
  const late = counted(4);
  const newer = counted(3);
  expect(possiblePeople(after(NO_ARRIVALS, newer, late), 'friday')).toEqual([3, 4, 7]);
});

it.each([
  [[0, 0], [0]],
  [
    [0, 3],
    [0, 3],
  ],
  [[99, 99], [99]],
  [
    [60, 70],
    [60, 70],
  ],
])('The counts %j leave the choice %j', (counts, choice) => {
  const all = after(NO_ARRIVALS, ...counts.map((people) => counted(people)));
  expect(possiblePeople(all, 'friday')).toEqual(choice);
});

it('A document has a map of counts for each day', () => {
  const schema = arrivalsSchema(WEEKEND);
  const stored = schema.parse({ friday: { c: 2 }, saturday: { a: 1, b: 3 }, gone: 7 });
  expect(stored).toEqual({ 'friday/c': 2, 'saturday/a': 1, 'saturday/b': 3 });
  const { data } = arrivalsDocument(stored);
  expect(data).toEqual({ friday: { c: 2 }, saturday: { a: 1, b: 3 } });
  expect(schema.parse(data)).toEqual(stored);
});

it.each<[string, object]>([
  ['a number in place of a map', { friday: 2 }],
  ['a number that is not whole', { friday: { a: 0.5 } }],
  ['too many people', { friday: { a: 100 } }],
  ['another character in an id', { friday: { 'a.b': 1 } }],
  ['long ids', { friday: { ['a'.repeat(641)]: 1 } }],
  [
    'too many counts',
    { friday: Object.fromEntries(Array.from({ length: 21 }, (_, id) => [id, 1])) },
  ],
])('A document with %s is not valid', (_, document) => {
  expect(arrivalsSchema(WEEKEND).safeParse(document).success).toBe(false);
});

it('Merged guests keep all counts, except a mark that was taken back', () => {
  const joined = joinArrivals([
    { 'friday/c': 1, 'saturday/a': 2 },
    { 'friday/d': 2, 'saturday/b': 0 },
  ]);
  expect(possiblePeople(joined, 'friday')).toEqual([1, 2, 3]);
  expect(countsOn(joined, 'saturday')).toEqual([2]);
});

/** A phone at the door. Its SDK keeps what it has not sent, also over a reload. */
interface Phone {
  isOnline: boolean;
  /** As the server last reported it. */
  reported: Arrivals;
  queue: { readonly change: Recount; isSent: boolean }[];
  /** The last change, until a reload. */
  last: { readonly made: Arrivals; readonly before: readonly number[] } | null;
}

/** What somebody wrote, and what was on the screen. */
interface Write {
  readonly change: Recount;
  readonly made: Arrivals;
  readonly seen: Arrivals;
  readonly isUndo: boolean;
}

const PHONES = 3;
const steps = fc.array(
  fc.record({
    phone: fc.nat(PHONES - 1),
    people: fc.nat(5),
    act: fc.constantFrom('count', 'choose', 'undo', 'reload', 'connect', 'send', 'hear'),
  }),
  { maxLength: 60 },
);

const madeBy = (change: Recount) => applyRecount(null, change);
const shownOn = ({ reported, queue }: Phone) =>
  after(reported, ...queue.map(({ change }) => change));

it('No count of three phones disappears unseen, in any order of taps, reloads and connections', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      let server = NO_ARRIVALS;
      const writes: Write[] = [];
      const phones = Array.from(
        { length: PHONES },
        (): Phone => ({ isOnline: true, reported: NO_ARRIVALS, queue: [], last: null }),
      );
      const write = (phone: Phone, change: Recount, isUndo = false) => {
        const seen = shownOn(phone);
        const made = madeBy(change);
        writes.push({ change, made, seen, isUndo });
        phone.last = isUndo ? null : { made, before: countsOn(seen, 'friday') };
        phone.queue.push({ change, isSent: false });
      };
      const send = ({ isOnline, queue }: Phone) => {
        const next = queue.find(({ isSent }) => !isSent);
        if (!isOnline || !next) return;
        server = after(server, next.change);
        next.isSent = true;
      };
      const hear = (phone: Phone) => {
        if (!phone.isOnline) return;
        phone.reported = server;
        phone.queue = phone.queue.filter(({ isSent }) => !isSent);
      };
      for (const { phone: index, people, act } of steps) {
        const phone = phones[index] as Phone;
        const shown = shownOn(phone);
        const choice = possiblePeople(shown, 'friday');
        if (act === 'count') write(phone, counted(people, shown));
        if (act === 'choose') write(phone, counted(choice[people % choice.length] ?? 0, shown));
        if (act === 'undo' && phone.last) {
          write(phone, recount(phone.last.made, 'friday', phone.last.before), true);
        }
        if (act === 'reload') phone.last = null;
        if (act === 'connect') phone.isOnline = !phone.isOnline;
        if (act === 'send') send(phone);
        if (act === 'hear') hear(phone);
      }
      for (const phone of phones) {
        phone.isOnline = true;
        while (phone.queue.some(({ isSent }) => !isSent)) send(phone);
      }
      for (const phone of phones) hear(phone);

      for (const phone of phones) expect(shownOn(phone)).toEqual(server);
      for (const [field, people] of writes.flatMap(({ made }) => Object.entries(made))) {
        const wasSeen = writes.some(
          ({ change, seen }) =>
            Object.entries(change).some(([name, to]) => name === field && to === null) &&
            field in seen,
        );
        if (!(field in server)) expect(wasSeen, `${people} went unseen`).toBe(true);
        else expect(server).toHaveProperty([field], people);
      }
      // Somebody who has seen a count has decided about it.
      for (const { made, seen, isUndo } of writes) {
        if (isUndo || !Object.keys(made).some((field) => field in server)) continue;
        for (const field of Object.keys(seen)) expect(server).not.toHaveProperty([field]);
      }
    }),
    { numRuns: 500 },
  );
});

import { fc } from '@invitation/domain/fixtures/fast-check.js';
import {
  type Arrivals,
  applyRecount,
  countsOn,
  NO_ARRIVALS,
  possiblePeople,
  type Recount,
  recount,
} from '@invitation/domain/guest-list/arrivals';
import { expect, it } from 'vitest';
import { fakeBackend } from '../../testing/fake-backend';
import { EMPTY_GUEST_LIST } from '../people/guest-list';
import { guestListStore } from './guest-list-store';

const STATE = { ...EMPTY_GUEST_LIST, replies: [{ key: 'ada', name: 'Ada' }], isLive: true };

/** A change in the queue of the SDK, which shows it in each report. */
interface Queued {
  readonly change: Recount;
  readonly answer: () => void;
  isSent: boolean;
}

/** A phone with a page that can be reloaded. The queue of its SDK stays. */
function openPhone() {
  const backend = fakeBackend(() => {});
  let queue: Queued[] = [];
  const answers: (() => void)[] = [];
  let heard = NO_ARRIVALS;
  const open = () => {
    const setArrivals = (_: string, change: Recount) =>
      new Promise<void>((answer) => {
        answers.push(answer);
        queue.push({ change, answer, isSent: false });
      });
    const store = guestListStore({ ...backend, setArrivals });
    return { store, stop: store.subscribe(() => {}) };
  };
  let page = open();
  const report = () => {
    const people = queue.reduce((all, { change }) => applyRecount(all, change), heard);
    backend.report({ ...STATE, arrivals: [{ key: 'ada', people }] });
  };
  report();
  return {
    report,
    shown: () => page.store.read().list?.byKey.get('ada')?.arrivals ?? NO_ARRIVALS,
    write: (change: Recount) => void page.store.setArrivals('ada', change),
    /** The next change that is not sent. */
    send: (): Recount | undefined => {
      const next = queue.find(({ isSent }) => !isSent);
      if (next) next.isSent = true;
      return next?.change;
    },
    answer: () =>
      queue
        .filter(({ isSent }) => isSent)
        .at(-1)
        ?.answer(),
    /** In the end, all late answers arrive, also for changes that the server has already reported. */
    answerAll: () => {
      for (const answer of answers) answer();
    },
    hear(server: Arrivals) {
      heard = server;
      queue = queue.filter(({ isSent }) => !isSent);
      report();
    },
    reload() {
      page.stop();
      page = open();
      report();
    },
  };
}

const ACTS = ['count', 'undo', 'report', 'send', 'answer', 'hear', 'reload'] as const;
const steps = fc.array(
  fc.record({ phone: fc.nat(1), people: fc.nat(5), act: fc.constantFrom(...ACTS) }),
  { maxLength: 40 },
);

it('The pages of two phones show every tap at once, and in the end the same, in any order of answers and reports', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      let server = NO_ARRIVALS;
      const phones = [openPhone(), openPhone()] as const;
      const last: (Recount | undefined)[] = [];
      const send = (phone: (typeof phones)[number]) => {
        const change = phone.send();
        if (change) server = applyRecount(server, change);
        return change !== undefined;
      };
      for (const { phone: index, people, act } of steps) {
        const phone = phones[index] ?? expect.fail('There is no such phone.');
        if (act === 'count' || (act === 'undo' && last[index])) {
          const replaced = act === 'count' ? phone.shown() : (last[index] ?? {});
          const change = recount(replaced, 'friday', act === 'count' ? [people] : []);
          last[index] = act === 'count' ? change : undefined;
          phone.write(change);
          expect(phone.shown()).toMatchObject(applyRecount(null, change));
          expect(applyRecount(phone.shown(), change)).toEqual(phone.shown());
        }
        if (act === 'report') phone.report();
        if (act === 'send') send(phone);
        if (act === 'answer') phone.answer();
        if (act === 'hear') phone.hear(server);
        if (act === 'reload') {
          phone.reload();
          last[index] = undefined;
        }
        // Lets the store receive the answer.
        await Promise.resolve();
        await Promise.resolve();
      }
      for (const phone of phones) {
        while (send(phone));
        phone.answerAll();
      }
      await new Promise((resolve) => setTimeout(resolve));
      for (const phone of phones) phone.hear(server);
      for (const { shown } of phones) expect(shown()).toEqual(server);
      // A phone that counts last, after it has heard of everything, decides.
      phones[0].write(recount(phones[0].shown(), 'friday', [7]));
      send(phones[0]);
      for (const phone of phones) phone.hear(server);
      for (const { shown } of phones) {
        expect(countsOn(shown(), 'friday')).toEqual([7]);
        expect(possiblePeople(shown(), 'friday')).toEqual([7]);
      }
    }),
    { numRuns: 300 },
  );
});

import { budgetFailures, type Report } from '../report';
import { table } from '../table';
import type { HostsFigures } from './measure-hosts-page';

const LIST_BUDGET_MS = 2_500;
const KEYSTROKE_BUDGET_MS = 50;
/** One for each collection: replies, invitations, arrivals, and pairs of two people. */
const LISTENERS = 4;

/** The figures of the hosts' page as a table, and the exceeded budgets. */
export const hostsReport = ({
  firstVisit,
  returnVisit,
  keystroke,
  listeners,
}: HostsFigures): Report => ({
  text: table(
    ["the hosts' page", 'measured', 'budget'],
    [
      [
        'first list of 300 guests, page and copy on the device',
        ms(returnVisit),
        ms(LIST_BUDGET_MS),
      ],
      [
        "first list of 300 guests after 'Sign in', on a new device",
        ms(firstVisit),
        ms(LIST_BUDGET_MS),
      ],
      ["a keystroke's processor time among 5,000 guests", ms(keystroke), ms(KEYSTROKE_BUDGET_MS)],
      ['listeners of one visit', String(listeners), String(LISTENERS)],
    ],
  ),
  failures: [
    ...[firstVisit, returnVisit].flatMap((time) =>
      budgetFailures(
        time <= LIST_BUDGET_MS,
        `The first list of the hosts' page takes ${ms(time)}, over its budget of ${ms(LIST_BUDGET_MS)}.`,
      ),
    ),
    ...budgetFailures(
      keystroke <= KEYSTROKE_BUDGET_MS,
      `A keystroke of the search takes ${ms(keystroke)}, over its budget of ${ms(KEYSTROKE_BUDGET_MS)}.`,
    ),
    ...budgetFailures(
      listeners <= LISTENERS,
      `The hosts' page opens ${listeners} listeners instead of ${LISTENERS}.`,
    ),
  ],
});

const ms = (time: number): string => `${Math.round(time)} ms`;

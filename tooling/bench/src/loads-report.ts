import type { Loads } from './loads';
import { budgetFailures, type Report } from './report';
import { table } from './table';

/** The gate's largest paint may take this many times as long as that of the static page. */
const PAINT_RATIO = 1.25;
/** Times as multiples of a fixed piece of work on the same machine, so that the budgets hold on any. */
const TIME_TO_FORM_RATIO = 1;
const TASK_RATIO = 0.35;

const LOAD_COLUMNS = [
  'page',
  'first paint',
  'largest paint',
  'budget',
  'blocked',
  'shift',
  'script',
  'all',
];

const formatMs = (time: number) => `${time.toFixed(0)} ms`;
const formatKb = (size: number) => `${size.toFixed(1)} KB`;

/** The loads and the journey as tables, and the exceeded budgets. */
export function loadsReport({ pages, journey }: Loads): Report {
  const [staticPage, gate] = pages;
  if (!staticPage || !gate) throw new Error('The static page and the gate were not measured.');
  const paintLimit = staticPage.largestPaint * PAINT_RATIO;
  const formLimit = journey.fixedWork * TIME_TO_FORM_RATIO;
  const taskLimit = journey.fixedWork * TASK_RATIO;
  const loadRows = pages.map((page) => [
    page.name,
    formatMs(page.firstPaint),
    formatMs(page.largestPaint),
    page === gate ? formatMs(paintLimit) : '',
    formatMs(page.blockingTime),
    page.layoutShift.toFixed(3),
    formatKb(page.script),
    formatKb(page.total),
  ]);
  const journeyRows = [
    ['the fixed piece of work', formatMs(journey.fixedWork), ''],
    ['from Continue to the form', formatMs(journey.timeToForm), formatMs(formLimit)],
    ['longest task', formatMs(journey.longestTask), formatMs(taskLimit)],
    ['script up to the saved RSVP', formatKb(journey.scriptUpToRsvp), ''],
    ['script that the thank-you page adds', formatKb(journey.scriptOfThankYou), ''],
    ['script that the story viewer adds', formatKb(journey.scriptOfStory), ''],
  ];
  return {
    text: `${table(LOAD_COLUMNS, loadRows)}\n\n${table(["a new guest's whole way", 'measured', 'budget'], journeyRows)}`,
    failures: [
      ...budgetFailures(
        gate.largestPaint <= paintLimit,
        `The largest paint of the gate takes ${formatMs(gate.largestPaint)}, more than ${PAINT_RATIO} times the ${formatMs(staticPage.largestPaint)} of the static page.`,
      ),
      ...budgetFailures(
        pages.every(({ layoutShift }) => layoutShift === 0),
        'The layout of a page shifts while it loads.',
      ),
      ...budgetFailures(
        pages.every(({ otherOriginRequests }) => otherOriginRequests === 0),
        'A page sends a request to another origin.',
      ),
      ...budgetFailures(
        journey.timeToForm <= formLimit,
        `The form appears ${formatMs(journey.timeToForm)} after Continue, over its budget of ${formatMs(formLimit)}.`,
      ),
      ...budgetFailures(
        journey.longestTask <= taskLimit,
        `The longest task takes ${formatMs(journey.longestTask)}, over its budget of ${formatMs(taskLimit)}.`,
      ),
    ],
  };
}

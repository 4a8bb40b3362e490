import type { Invitations } from '@invitation/hosts/model/invitations';
import type { Headcount, Summary } from '@invitation/hosts/model/summary';
import { alignRows, cell, limitedRows } from './cells';
import { replyBy } from './content';
import { formatCount } from './format';
import { ROW_LIMIT, section } from './section';

const BAR_LENGTH = 30;

function bar(share: number): string {
  const filled = Math.round(share * BAR_LENGTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_LENGTH - filled);
}

/** The bar is the share of those who come among the invited. */
function countCells({ yes, no, unanswered, notInvited }: Headcount['people']) {
  const total = yes + no + unanswered;
  return {
    counts: [yes, no, unanswered, notInvited].map(String),
    bar: bar(total === 0 ? 0 : yes / total),
  };
}

const HEADINGS = ['yes', 'no', 'unanswered', 'not invited'];

function headcountRows(headcounts: readonly Headcount[]): string {
  const rows = headcounts.map((headcount) => {
    const { counts, bar } = countCells(headcount);
    return [headcount.day, ...counts, `${headcount.guests}`, bar];
  });
  return alignRows([['day', ...HEADINGS, 'guests named', ''], ...rows]);
}

function peopleRows(headcounts: readonly Headcount[]): string {
  const rows = headcounts.map(({ day, people }) => {
    const { counts, bar } = countCells(people);
    return [day, ...counts, bar];
  });
  return alignRows([['day', ...HEADINGS, ''], ...rows]);
}

const peopleIn = (invitations: Invitations['invitations']): number =>
  invitations.reduce((sum, { people }) => sum + people, 0);

/** Formats how many replies and people there are for each day. */
export function headcountSections(
  { headcounts, openInvitations }: Summary,
  replyCount: number,
  { invitations }: Invitations,
): string[] {
  const replies = formatCount(replyCount);
  if (invitations.length === 0) {
    return [section(`Headcount (${replies})`, headcountRows(headcounts))];
  }
  const unanswered = `${formatCount(openInvitations.length, 'invitation')} without a reply`;
  return [
    section(`Headcount (${replies}, ${unanswered})`, headcountRows(headcounts)),
    section(
      'People (each invitation as many as it is for, each other reply as one)',
      peopleRows(headcounts),
    ),
  ];
}

/** Lists the invitations without a reply, and their names in a line to copy. */
export function unansweredSections(
  { openInvitations }: Summary,
  { invitations }: Invitations,
): string[] {
  if (invitations.length === 0) return [];
  const heading = `Not answered (${formatCount(openInvitations.length, 'invitation')} for ${formatCount(peopleIn(openInvitations), 'person')})`;
  const unanswered = openInvitations.toSorted((one, other) => one.name.localeCompare(other.name));
  const names = unanswered.slice(0, ROW_LIMIT).map(({ name }) => cell(name));
  const rows = limitedRows(
    unanswered,
    ({ name, days, people }) => [cell(name), days, formatCount(people, 'person')],
    ROW_LIMIT,
    '--json',
  );
  if (openInvitations.length === 0) return [section(heading, '')];
  return [
    section(heading, rows),
    section('Their names, to paste into a message', names.join(', ')),
    ...(replyBy ? [`The last day for replies is ${replyBy.date}.`] : []),
  ];
}

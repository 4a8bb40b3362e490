import { readFile as readBytes } from 'node:fs/promises';
import { EVENTS, INVITED_TO } from '../../../testing/samples';
import type { ColumnChoices } from '../headings/column';
import type { ImportSite } from '../meaning/import-site';
import { readGuestTable } from '../meaning/read-guest-table';
import { planImport } from '../plan/import-plan';
import type { ImportPlan, SaidOnce } from '../plan/plan';
import { readFile } from '../read/read-file';

export const SITE: ImportSite = {
  languages: [],
  invitedTo: INVITED_TO,
  namedGuests: true,
  events: EVENTS,
};

/** A host's answers to the questions that the page asks once. */
export const SAID: SaidOnce = { days: 'weekend', people: 1 };

export const planOf = (
  text: string,
  said: SaidOnce = SAID,
  chosen?: ColumnChoices,
  site = SITE,
): ImportPlan => planImport(readGuestTable(text, site, chosen), [], site, [], undefined, said);

/** The text that the page shows for a file. */
export async function textOfList(name: string): Promise<string> {
  const bytes = await readBytes(new URL(`lists/${name}`, import.meta.url));
  const [sheet] = await readFile(new Blob([new Uint8Array(bytes)]));
  return sheet?.text ?? '';
}

/** New guests in the form of `lists/expected.json`. */
export const guestsOf = ({ added }: ImportPlan) =>
  added.map(({ card, notes }) => ({
    names: [...new Set([card.name, ...(card.members ?? [])])],
    card: card.name,
    people: card.people,
    days: card.days,
    ...(card.members && { members: card.members }),
    ...(card.children && { children: card.children }),
    ...notes,
  }));

/** The days of the samples in another time zone. */
export const FRIDAY_TO_SUNDAY = (timeZone: string) =>
  EVENTS.map((event) => ({ ...event, timeZone }));

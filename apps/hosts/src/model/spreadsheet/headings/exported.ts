import { keyOfWords, wordsOf } from './heading-words';

/** The column of an exported table that says what a guest is invited to. */
const INVITED_TO = /^(invitedto|eingeladenzu|invitadoa|convidadopara)$/;
/** Only exported tables also have the time of the last reply. */
const LAST_REPLY = /^(lastrsvp|lastreply|letzteantwort|ultimarespuesta|ultimaresposta)$/;

/** The index of the column in which an exported table says what guests are invited to; -1 in every other list. */
export function exportedDays(headings: readonly string[]): number {
  const names = headings.map((heading) => keyOfWords(wordsOf(heading)));
  const isExported = names.some((name) => LAST_REPLY.test(name));
  return isExported ? names.findIndex((name) => INVITED_TO.test(name)) : -1;
}

const PERSON = /^(person|persona|pessoa)$/;
const CHILD = /^(child|kind|nino|crianca)$/;

/** Whether this is the page's own export with a line for each person who comes. */
export function isExportByPerson(headings: readonly string[]): boolean {
  const names = headings.map((heading) => keyOfWords(wordsOf(heading)));
  return (
    names.some((name) => PERSON.test(name)) &&
    names.some((name) => CHILD.test(name)) &&
    names.some((name) => /(people|personen|personas|pessoas)$/.test(name))
  );
}

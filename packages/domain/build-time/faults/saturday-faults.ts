import type { Finding, ReadFile } from '../read/read-yaml';
import type { Content, ContentSource } from '../read/site-content';
import { SITE_TEXTS } from '../schema/schema';
import { linksIn, plainText } from '../schema/simple-markdown';
import { type Path, textsIn } from '../schema/texts-in';
import { dayFile } from './day-faults';
import { leakIn } from './other-days';

const DAY_TEXTS = ['title', 'label', 'shownEnd', 'location', 'mapLink', 'description'] as const;

/** Decodes a link. Unlike `decodeURIComponent`, this accepts any text. */
export const readable = (link: string): string =>
  new URLSearchParams(`link=${link.replaceAll(/[?&#]/g, ' ')}`).get('link') ?? '';

const LINK = /^(?:https|mailto|tel):/i;

/**
 * Finds texts of the Saturday-only site that mention other days (B1).
 *
 * @param secrets as `secretNames` returns them
 * @param files by their path in the content's folder
 */
export function saturdayFaults(
  { celebration, days, album, questions, details }: ContentSource,
  { saturday }: Content,
  secrets: readonly string[],
  files: ReadonlyMap<string, ReadFile<unknown>>,
): Finding[] {
  if (!saturday) return [];
  const faults: Finding[] = [];
  const report = (file: string, path: Path, message: string) => {
    const fault = files.get(file)?.find(path, message);
    if (fault) faults.push(fault);
  };
  if (!saturday.events.some(({ asked }) => asked)) {
    const message =
      'is yes, but no day has guests: everyone and asked: yes. Write no, or set both for one day.';
    report('celebration.yaml', ['saturdaySite'], message);
    return faults;
  }
  const check = (file: string, path: Path, text = '', remedy = '') => {
    const read = LINK.test(text) ? readable(text) : text;
    const told = leakIn(read, secrets, saturday.events.length, celebration.language);
    if (told === null) return;
    const message = `mentions another day ("${told}"), but guests of the Saturday-only site would read it. Change it${remedy}.`;
    report(file, path, message);
  };
  /** @param override the path, below `saturday`, of a text that replaces the shared one on this site */
  const checkShared = (path: Path, text: string | undefined, override = path) => {
    const own = override.reduce<unknown>(
      (value, name) => Object(value)[name],
      celebration.saturday,
    );
    const ownPath = ['saturday', ...override];
    const remedy = `, or write another text for that site: ${ownPath.join('.')}`;
    if (typeof own === 'string') check('celebration.yaml', ownPath, own);
    else check('celebration.yaml', path, text, remedy);
  };

  for (const { day } of saturday.events) {
    const source = days.get(day);
    for (const name of DAY_TEXTS) check(dayFile(day), [name], source?.[name]);
  }
  const { registry, replyBy, afterwards, thankYouPicture, profilePicture } = celebration;
  for (const name of SITE_TEXTS) checkShared([name], celebration[name]);
  const gifts = textsIn(registry && { ...registry, ...celebration.saturday?.registry });
  for (const [path, text] of gifts) checkShared(['registry', ...path], text);
  checkShared(['thankYouPicture', 'alt'], thankYouPicture?.alt, ['thankYouAlt']);
  checkShared(['profilePicture', 'alt'], profilePicture?.alt, ['profileAlt']);
  if (replyBy) checkShared(['replyBy', 'help'], replyBy.help);
  check('celebration.yaml', ['replyBy', 'date'], saturday.replyBy?.date);
  if (afterwards) checkShared(['afterwards', 'text'], afterwards.text);
  check('celebration.yaml', ['afterwards', 'album'], afterwards?.album);
  check('celebration.yaml', ['calendar', 'domain'], celebration.calendar.domain);
  check('celebration.yaml', ['thankYouPicture', 'file'], thankYouPicture?.file);
  check('celebration.yaml', ['profilePicture', 'file'], profilePicture?.file);
  for (const [index, { file, alt, saturday: own, caption }] of album.pictures.entries()) {
    const remedy = ', or write another text for that site: saturday';
    check('album.yaml', ['pictures', index, own ? 'saturday' : 'alt'], own || alt, remedy);
    check('album.yaml', ['pictures', index, 'caption'], caption);
    check('album.yaml', ['pictures', index, 'file'], file);
  }
  for (const [index, { id, site, label, options, noun }] of questions.entries()) {
    if (site === 'weekend') continue;
    const remedy = ', or ask only the guests of the weekend: site: weekend';
    check('questions.yaml', ['questions', index], [id, label, ...options, noun].join('. '), remedy);
  }
  for (const [index, { heading, text, picture }] of (details.saturday ?? []).entries()) {
    check('details.yaml', ['saturday', index, 'heading'], heading);
    for (const each of [plainText(text), ...linksIn(text)]) {
      check('details.yaml', ['saturday', index, 'text'], each);
    }
    check('details.yaml', ['saturday', index, 'picture', 'alt'], picture?.alt);
    check('details.yaml', ['saturday', index, 'picture', 'file'], picture?.file);
  }
  return faults;
}

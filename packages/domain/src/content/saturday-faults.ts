import { tellsOf } from './other-days';
import type { Finding, Path, ReadFile } from './read-yaml';
import { SITE_TEXTS } from './schema';
import { plainText } from './simple-markdown';
import type { Content, ContentSource } from './site-content';

/** Texts of the Saturday-only site that tell of days that it does not have (B1). */
export function saturdayFaults(
  { celebration, album, questions, details }: ContentSource,
  { weekend, saturday }: Content,
  files: Readonly<
    Record<'celebration' | 'album' | 'questions' | 'details', ReadFile<unknown> | null>
  >,
): Finding[] {
  if (!saturday) return [];
  const faults: Finding[] = [];
  const report = (file: keyof typeof files, path: Path, message: string) => {
    const fault = files[file]?.find(path, message);
    if (fault) faults.push(fault);
  };
  if (!saturday.events.some(({ asked }) => asked)) {
    const message =
      'is yes, but no day has guests: everyone and asked: yes. Write no, or open a day to everyone.';
    report('celebration', ['saturdaySite'], message);
    return faults;
  }
  const others = weekend.events.filter(({ guests }) => guests === 'weekend');
  const check = (file: keyof typeof files, path: Path, text = '', orElse = '') => {
    const told = tellsOf(text, saturday.events, others, celebration.language);
    if (told === null) return;
    const message = `tells the guests of the Saturday-only site of another day: "${told}". Write it in other words${orElse}.`;
    report(file, path, message);
  };
  /** @param override the path of the other words that this site may have, in `saturday` */
  const checkShared = (path: readonly string[], text: string, override = path) => {
    const own = override.reduce<unknown>(
      (value, name) => Object(value)[name],
      celebration.saturday,
    );
    const ownPath = ['saturday', ...override];
    if (typeof own === 'string') check('celebration', ownPath, own);
    else check('celebration', path, text, `, or write others for that site: ${ownPath.join('.')}`);
  };

  const { registry, replyBy, thankYouPicture, profilePicture } = celebration;
  for (const name of SITE_TEXTS) checkShared([name], celebration[name]);
  for (const [name, text] of Object.entries(registry)) checkShared(['registry', name], text);
  checkShared(['thankYouPicture', 'alt'], thankYouPicture.alt, ['thankYouAlt']);
  checkShared(['profilePicture', 'alt'], profilePicture.alt, ['profileAlt']);
  if (replyBy) checkShared(['replyBy', 'help'], replyBy.help);
  for (const [index, { alt, saturday: own, caption }] of album.pictures.entries()) {
    const orElse = ', or write others for that site: saturday';
    check('album', ['pictures', index, own ? 'saturday' : 'alt'], own || alt, orElse);
    check('album', ['pictures', index, 'caption'], caption);
  }
  for (const [index, { site, label, options, noun }] of questions.entries()) {
    if (site === 'weekend') continue;
    const orElse = ', or ask only the guests of the weekend: site: weekend';
    check('questions', ['questions', index], [label, ...options, noun].join('. '), orElse);
  }
  for (const [index, { heading, text, picture }] of (details.saturday ?? []).entries()) {
    check('details', ['saturday', index, 'heading'], heading);
    check('details', ['saturday', index, 'text'], plainText(text));
    check('details', ['saturday', index, 'picture', 'alt'], picture?.alt);
  }
  return faults;
}

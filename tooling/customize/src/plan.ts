import { join, relative } from 'node:path';
import { DAYS } from '@invitation/domain/event';
import { encodePassword } from '@invitation/domain/gate';
import type { ContentSource } from './content-source';
import type { Current } from './current';
import { answeredDay, DAY_FIELDS } from './day-questions';
import { format } from './format';
import { domainOf, hasOldName } from './names';
import { type Answers, postmarkLines } from './questions';
import { answeredReplyBy, replaceReplyBy } from './reply-by-questions';
import { readIfThere, type Settings, settingsChanges, settingsFiles } from './settings';
import { TEXT_FIELDS } from './text-schemas';

/** What the command is going to write. */
export interface Plan {
  /** The new texts of the files that change, by their absolute paths. */
  readonly files: ReadonlyMap<string, string>;
  /** One line for each value that changes. */
  readonly changes: readonly string[];
  /** Texts that still have an old name, e.g. because there are more hosts than before. */
  readonly oldNames: readonly string[];
}

/** Replaces the values that differ, and returns a line for each. */
function planContent(current: Current, answers: Answers, now: Date): string[] {
  const { sources, texts, days } = current;
  const changes: string[] = [];
  const replace = (
    source: ContentSource,
    field: string,
    [from, to]: readonly [string, string],
    value: string | readonly string[] = to,
  ) => {
    if (from === to) return false;
    source.replace(field, value);
    changes.push(`${source.file}, ${field}: ${from} → ${to}`);
    return true;
  };
  const answered = (key: string, present: string) => [present, answers[key] ?? present] as const;

  const { celebration } = sources;
  for (const field of TEXT_FIELDS) {
    replace(celebration, `celebration.${field}`, answered(field, texts[field]));
  }
  const password = answered('password', current.password);
  replace(celebration, 'celebration.password', password, encodePassword(password[1]));
  const postmark = answered('postmark', current.postmark.join(' / '));
  replace(celebration, 'celebration.postmark', postmark, postmarkLines(postmark[1]));

  const moved = replace(sources.timeZone, 'timeZone', answered('timeZone', current.timeZone));
  const revised = DAYS.map((day) => {
    const next = answeredDay(current, day, answers);
    return DAY_FIELDS.map((field) =>
      replace(sources.days[day], `${day}.${field}`, [days[day][field], next[field]]),
    ).includes(true);
  }).includes(true);
  changes.push(
    ...replaceReplyBy(sources.replyBy, current.replyBy, answeredReplyBy(current, answers)),
  );
  const hosts = answers.hosts ?? texts.hosts;
  if (current.calendarDomain === domainOf(texts.hosts)) {
    const domain = [current.calendarDomain, domainOf(hosts)] as const;
    replace(sources.calendar, 'calendar.domain', domain);
  }
  if (moved || revised) {
    const time = `${now.toISOString().slice(0, 19)}Z`;
    replace(sources.calendar, 'calendar.revised', [current.calendarRevised, time]);
  }
  return changes;
}

/**
 * Computes the new files. Writes nothing.
 *
 * @param settings `null` to keep the settings
 */
export function makePlan(
  folders: { readonly content: string; readonly root: string },
  current: Current,
  settings: Settings | null,
  answers: Answers,
  now = new Date(),
): Plan {
  const changes = planContent(current, answers, now);
  const files = new Map<string, string>();
  const add = (path: string, text: string) => {
    if (readIfThere(path) !== text) files.set(path, text);
  };
  const { days, ...sources } = current.sources;
  const changed = new Set(changes.map((change) => change.split(',')[0]));
  for (const source of [...Object.values(sources), ...Object.values(days)]) {
    if (changed.has(source.file)) add(join(folders.content, source.file), format(source.text));
  }
  if (settings) {
    for (const [name, text] of Object.entries(settingsFiles(settings, answers))) {
      add(join(folders.root, name), text);
    }
    changes.push(...settingsChanges(settings, answers));
  }
  const hosts = answers.hosts ?? current.texts.hosts;
  const oldNames = Object.entries(answers).flatMap(([key, answer]) =>
    hasOldName(answer, current.texts.hosts, hosts) ? [key] : [],
  );
  return { files, changes, oldNames };
}

/** The paths of the files for a message. */
export const filesOf = ({ files }: Plan, root: string): string[] =>
  [...files.keys()].map((path) => relative(root, path));

import { tellsOf } from './other-days';
import type { Finding, ReadFile } from './read-yaml';
import { plainText } from './simple-markdown';
import type { Content, ContentSource } from './site-content';

/** Texts of the Saturday-only site that tell of days that it does not have (B1). */
export function* saturdayFaults(
  { celebration, album, questions }: ContentSource,
  { weekend, saturday }: Content,
  finders: {
    readonly celebration: ReadFile<unknown>['find'];
    readonly album: ReadFile<unknown>['find'];
    readonly questions: ReadFile<unknown>['find'] | undefined;
    readonly details: ReadFile<unknown>['find'] | undefined;
  },
): Generator<Finding> {
  if (!saturday) return;
  if (!saturday.events.some(({ asked }) => asked)) {
    yield finders.celebration(
      ['saturdaySite'],
      'is yes, but no day has guests: everyone and asked: yes. Write no, or open a day to everyone.',
    );
    return;
  }
  const others = weekend.events.filter(({ guests }) => guests === 'weekend');
  const { registry, thankYouPicture, profilePicture, ...texts } = saturday.celebration;
  const { saturday: own } = celebration;
  const shared: readonly (readonly [
    path: readonly string[],
    own: readonly string[],
    text: string,
  ])[] = [
    ...Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' && name !== 'hosts' && name !== 'password' && name !== 'skyline'
        ? [[[name], [name], text] as const]
        : [],
    ),
    ...Object.entries(registry).map(
      ([name, text]) => [['registry', name], ['registry', name], text] as const,
    ),
    [['thankYouPicture', 'alt'], ['thankYouAlt'], thankYouPicture.alt],
    [['profilePicture', 'alt'], ['profileAlt'], profilePicture.alt],
    ...(saturday.replyBy
      ? [[['replyBy', 'help'], ['replyBy', 'help'], saturday.replyBy.help] as const]
      : []),
  ];
  const message = (told: string, mend: string) =>
    `tells the guests of the Saturday-only site of another day: "${told}". ${mend}`;
  const hasOwn = (path: readonly string[]) =>
    path.reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], own) !==
    undefined;
  for (const [path, override, text] of shared) {
    const told = tellsOf(text, saturday.events, others, celebration.language);
    if (told === null) continue;
    const at = ['saturday', ...override];
    yield hasOwn(override)
      ? finders.celebration(at, message(told, 'Write it in other words.'))
      : finders.celebration(
          path,
          message(told, `Write it in other words, or write others for that site: ${at.join('.')}.`),
        );
  }
  for (const [index, { alt, caption = '' }] of saturday.stories.entries()) {
    const field = album.pictures[index]?.saturday ? 'saturday' : 'alt';
    for (const [name, text, mend] of [
      [field, alt, 'Write it in other words, or write others for that site: saturday.'],
      ['caption', caption, 'Write it in other words.'],
    ] as const) {
      const told = tellsOf(text, saturday.events, others, celebration.language);
      if (told !== null) yield finders.album(['pictures', index, name], message(told, mend));
    }
  }
  for (const [index, { site, label, options, noun = '' }] of questions.entries()) {
    const told =
      site !== 'weekend' &&
      tellsOf([label, ...options, noun].join('. '), saturday.events, others, celebration.language);
    if (told && finders.questions) {
      const mend = 'Write it in other words, or ask only the guests of the weekend: site: weekend.';
      yield finders.questions(['questions', index], message(told, mend));
    }
  }
  for (const [index, { heading, text, picture }] of (saturday.details ?? []).entries()) {
    for (const [path, shown] of [
      [['heading'], heading],
      [['text'], plainText(text)],
      [['picture', 'alt'], picture?.alt ?? ''],
    ] as const) {
      const told = tellsOf(shown, saturday.events, others, celebration.language);
      const mend = 'Write it in other words.';
      if (told === null || !finders.details) continue;
      yield finders.details(['saturday', index, ...path], message(told, mend));
    }
  }
}

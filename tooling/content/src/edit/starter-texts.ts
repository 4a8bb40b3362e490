import type { Words } from '@invitation/domain/words/catalogue';
import { type Language, WORDS } from '@invitation/domain/words/words';
import type { Written } from './form';

type Starter = Words['starter'];

/** A sentence that the project brings, in each language of a content. */
export function starterText(
  languages: readonly Language[],
  textIn: (starter: Starter) => string,
): Written {
  const [first = 'en-US'] = languages;
  if (languages.length < 2) return textIn(WORDS[first].starter);
  return Object.fromEntries(languages.map((each) => [each, textIn(WORDS[each].starter)]));
}

const sentencesIn = ({ titles, ...others }: Starter, hosts: string): readonly string[] =>
  [...Object.values(titles), ...Object.values(others)].map((text) =>
    typeof text === 'string' ? text : text(hosts),
  );

/** A sentence of the project, as another language has it; `undefined` for a couple's own text. */
export function translatedStarter(
  text: string,
  from: Language,
  to: Language,
  hosts: string,
): string | undefined {
  const place = sentencesIn(WORDS[from].starter, hosts).indexOf(text);
  return sentencesIn(WORDS[to].starter, hosts)[place];
}

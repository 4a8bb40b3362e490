import { WORDS } from '../src/words/words';
import type { ParsedContent } from './parse-content';
import type { Finding } from './read/read-yaml';

/** Pictures that still have the general description that the studio writes. One finding covers all of them. */
export function generalTexts({ source, find }: ParsedContent): Finding[] {
  if (!source) return [];
  const { album, celebration } = source;
  const general = WORDS[celebration.language].starter.thankYou(celebration.hosts);
  const waiting = album.pictures.filter(
    ({ alt }) => alt.startsWith(`${general}, `) && /^\d+$/.test(alt.slice(general.length + 2)),
  );
  const [first] = waiting;
  if (!first) return [];
  const count = waiting.length === 1 ? '1 picture has' : `${waiting.length} pictures have`;
  const message = `${count} only a general description (“${first.alt}”). Describe them for guests who do not see them.`;
  return [{ ...find(['pictures'], message, 'album.yaml'), field: 'pictures' }];
}

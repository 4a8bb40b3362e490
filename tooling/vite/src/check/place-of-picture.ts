import { DETAILS_FILE, type ParsedContent } from '@invitation/domain/build-time/parse-content';
import type { Finding } from '@invitation/domain/build-time/read/read-yaml';
import { textsIn } from '@invitation/domain/build-time/schema/texts-in';

/** A fault at the place where the content names a picture; `undefined` if it does not. */
export function placeOfPicture(
  { source, find }: ParsedContent,
  picture: string,
  field: string,
  message: string,
): Finding | undefined {
  const files = [
    ['celebration.yaml', source?.celebration],
    ['album.yaml', source?.album],
    [DETAILS_FILE, source?.details],
  ] as const;
  for (const [file, value] of files) {
    const [path] =
      textsIn(value).find(([path, text]) => path.at(-1) === 'file' && text === picture) ?? [];
    if (path) return find([...path.slice(0, -1), field], message, file);
  }
  return undefined;
}

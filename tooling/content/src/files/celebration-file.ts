import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '@invitation/domain/build-time/read/site-content';
import { readDocument } from './documents';
import { withoutValue } from './remove-value';
import { type Value, withValue } from './write-value';

export const CELEBRATION_FILE = 'celebration.yaml';

/** The pictures of `celebration.yaml`, their sizes in a content that has none, and where the Saturday-only site has another text for them. */
export const SLOTS = {
  thankYou: {
    field: 'thankYouPicture',
    name: 'thank-you',
    saturday: 'thankYouAlt',
    size: { width: 600, height: 400 },
  },
  profile: {
    field: 'profilePicture',
    name: 'profile',
    saturday: 'profileAlt',
    // Of 3.5rem at most, and at the double width sharp on phones with three pixels for each of CSS.
    size: { width: 84, height: 84 },
  },
} as const;

export type Slot = keyof typeof SLOTS;

/**
 * The text of `celebration.yaml` with a new picture. The alternative text of another photograph goes with it.
 *
 * @param alt a proposal, in one or several languages
 */
export function celebrationFile(
  contentFolder: string,
  slot: Slot,
  picture: PictureSize,
  alt: Value,
): string {
  let text = readFileSync(join(contentFolder, CELEBRATION_FILE), 'utf8');
  const { field, saturday } = SLOTS[slot];
  const document = readDocument(text);
  if (document.getIn([field, 'file']) === picture.name) return text;
  const { width, height } = picture;
  const size = document.has(field) ? {} : { width: `${width}`, height: `${height}` };
  for (const [name, value] of Object.entries({ file: picture.name, ...size, alt })) {
    text = withValue(text, [field, name], value);
  }
  return withoutValue(text, ['saturday', saturday]);
}

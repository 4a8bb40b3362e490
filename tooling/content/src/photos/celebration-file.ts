import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '@invitation/domain/build-time/site-content';
import { readDocument, textOf } from '../edit/documents';

export const CELEBRATION_FILE = 'celebration.yaml';

/** The pictures of `celebration.yaml`, and where the Saturday-only site has another text for them. */
export const SLOTS = {
  thankYou: { field: 'thankYouPicture', name: 'thank-you', saturday: 'thankYouAlt' },
  profile: { field: 'profilePicture', name: 'profile', saturday: 'profileAlt' },
} as const;

export type Slot = keyof typeof SLOTS;

/** The text of `celebration.yaml` with new pictures. The alternative text of another photograph goes with it. */
export function celebrationFile(
  contentFolder: string,
  made: readonly { readonly slot: Slot | null; readonly picture: Pick<PictureSize, 'name'> }[],
): string {
  const written = readFileSync(join(contentFolder, CELEBRATION_FILE), 'utf8');
  const document = readDocument(written);
  for (const { slot, picture } of made) {
    if (slot === null) continue;
    const { field, saturday } = SLOTS[slot];
    if (document.getIn([field, 'file']) === picture.name) continue;
    document.setIn([field, 'file'], picture.name);
    document.setIn([field, 'alt'], '');
    if (document.has('saturday')) document.deleteIn(['saturday', saturday]);
  }
  return textOf(document, written);
}

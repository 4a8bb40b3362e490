import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '@invitation/domain/build-time/read/site-content';
import { readDocument, textOf } from './documents';

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
    size: { width: 48, height: 48 },
  },
} as const;

export type Slot = keyof typeof SLOTS;

/** The text of `celebration.yaml` with new pictures. The alternative text of another photograph goes with it. */
export function celebrationFile(
  contentFolder: string,
  made: readonly { readonly slot: Slot | null; readonly picture: PictureSize }[],
): string {
  const written = readFileSync(join(contentFolder, CELEBRATION_FILE), 'utf8');
  const document = readDocument(written);
  for (const { slot, picture } of made) {
    if (slot === null) continue;
    const { field, saturday } = SLOTS[slot];
    if (document.getIn([field, 'file']) === picture.name) continue;
    if (!document.has(field)) {
      const { width, height } = picture;
      document.set(field, document.createNode({ width: `${width}`, height: `${height}` }));
    }
    document.setIn([field, 'file'], picture.name);
    document.setIn([field, 'alt'], '');
    if (document.has('saturday')) document.deleteIn(['saturday', saturday]);
  }
  return textOf(document, written);
}

import type { Field, Part } from '@invitation/content/edit/form';
import * as styles from './studio.css';

const BY_PHOTOGRAPH = ['file', 'width', 'height', 'saturday'];
/** In CSS pixels: the width of a picture of the album, which does not say it. */
const ALBUM_WIDTH = '600';

const fieldOf = (part: Part, name: string): Field | undefined =>
  part.kind === 'group'
    ? part.parts.find((each): each is Field => each.path.at(-1) === name && 'value' in each)
    : undefined;

/** A value of a picture, such as the name of its files; empty if it has none. */
export const textOf = (part: Part, name: string): string =>
  String(fieldOf(part, name)?.value ?? '');

/** A picture as it is on the sites. */
export const Thumbnail = ({ part }: { readonly part: Part }) => (
  <img
    className={styles.thumbnail}
    src={`/pictures/${textOf(part, 'file')}-${textOf(part, 'width') || ALBUM_WIDTH}.webp`}
    alt=""
    loading="lazy"
  />
);

/** The values of a picture that its photograph does not bring. */
export const ofHosts = (part: Part): readonly Part[] =>
  part.kind === 'group'
    ? part.parts.filter(({ path }) => !BY_PHOTOGRAPH.includes(String(path.at(-1))))
    : [];

import type { Field, Part } from '@invitation/content/edit/form';
import { useStudio } from '../store/studio-context';
import * as styles from './studio.css';

const BY_PHOTOGRAPH = ['file', 'width', 'height', 'saturday'];
/** In CSS pixels: pictures of the album do not say their size. */
const ALBUM_SIZE = { width: '600', height: '1067' };

const fieldOf = (part: Part, name: string): Field | undefined =>
  part.kind === 'group'
    ? part.parts.find((each): each is Field => each.path.at(-1) === name && 'value' in each)
    : undefined;

/** A value of a group, such as the title of a day, in the first language; empty if it has none. */
export function textOf(part: Part, name: string): string {
  const value = fieldOf(part, name)?.value ?? '';
  return typeof value === 'string' ? value : (Object.values(value)[0] ?? '');
}

/** A picture as it is on the sites. */
export function Thumbnail({ part }: { readonly part: Part }) {
  const { state } = useStudio();
  const { width, height } = textOf(part, 'width')
    ? { width: textOf(part, 'width'), height: textOf(part, 'height') }
    : ALBUM_SIZE;
  return (
    <img
      className={styles.thumbnail}
      // The address of a picture stays when another part of its photograph is chosen.
      src={`/pictures/${textOf(part, 'file')}-${width}.webp?${state?.pictureChanges}`}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  );
}

/** The values of a picture that its photograph does not bring. */
export const ofHosts = (part: Part): readonly Part[] =>
  part.kind === 'group'
    ? part.parts.filter(({ path }) => !BY_PHOTOGRAPH.includes(String(path.at(-1))))
    : [];

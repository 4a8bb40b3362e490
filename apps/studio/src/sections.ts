import type { Part } from '@invitation/content/edit/form';
import type { StudioState } from '@invitation/content/edit/studio-state';

/** A page of the preview. */
export type PageName = 'gate' | 'form' | 'thankYou' | 'declined' | 'story' | 'details' | 'card';

export const SECTIONS = {
  start: 'First ten minutes',
  words: 'Words',
  days: 'Days',
  replies: 'Replies',
  looks: 'Colors and drawings',
  gifts: 'Gifts',
  album: 'Album',
  details: 'Good to know',
  questions: 'Questions',
  languages: 'Languages',
  settings: 'Settings',
  live: 'Going live',
} as const;

export type SectionName = keyof typeof SECTIONS;

/** Where the values of `celebration.yaml` belong. Others are settings. */
const IN_SECTION: readonly (readonly [SectionName, RegExp])[] = [
  [
    'words',
    /^(hosts|gate(Title|Subtitle|Help)|rsvp\w+|preview|declinedText|storyText|reminder|saturday)$/,
  ],
  ['replies', /^(repl\w+|namedGuests|saturdaySite|tablesFrom|afterwards)$/],
  ['looks', /^(postmark|skyline|palette|colours)$/],
  ['gifts', /^registry$/],
  ['album', /^(thankYou|profile)Picture$/],
  ['languages', /^(languages?|timeZone)$/],
];

const FILES: readonly (readonly [SectionName, RegExp])[] = [
  ['days', /^days\//],
  ['album', /^album\.yaml$/],
  ['details', /^details\.yaml$/],
  ['questions', /^questions\.yaml$/],
];

const PAGES: readonly (readonly [PageName, RegExp])[] = [
  ['gate', /^celebration\.yaml (hosts|gate\w+|password|postmark|skyline|palette|colours)/],
  ['thankYou', /^celebration\.yaml (registry|storyText|thankYouPicture|calendar)/],
  ['declined', /^celebration\.yaml declinedText/],
  ['story', /^(album\.yaml|celebration\.yaml profilePicture)/],
  ['details', /^details\.yaml/],
];

/** The page on which guests see a value. */
export function pageOf({ file, path }: Pick<Part, 'file' | 'path'>): PageName {
  const place = `${file} ${path.map(String).join('.')}`;
  return PAGES.find(([, pattern]) => pattern.test(place))?.[0] ?? 'form';
}

/** The position of a picture in the album; `null` for any other value. */
export const pictureAt = ({ file, path: [list, position] }: Pick<Part, 'file' | 'path'>) =>
  file === 'album.yaml' && list === 'pictures' && position !== undefined ? Number(position) : null;

const sectionOfKey = (key: string) => IN_SECTION.find(([, pattern]) => pattern.test(key))?.[0];

/** The section that has a value. */
export function sectionOf({ file, path }: Pick<Part, 'file' | 'path'>): SectionName {
  const own = FILES.find(([, pattern]) => pattern.test(file))?.[0];
  return own ?? sectionOfKey(String(path[0])) ?? 'settings';
}

/** The files and values of a section. Each value of the content is in one of them. */
export function partsOf(section: SectionName, { files }: StudioState): readonly Part[] {
  const own = files.filter(({ file }) =>
    FILES.some(([name, pattern]) => name === section && pattern.test(file)),
  );
  const celebration = files.find(({ file }) => file === 'celebration.yaml');
  const values = celebration?.kind === 'group' ? celebration.parts : [];
  return [
    ...values.filter(({ path }) => (sectionOfKey(String(path[0])) ?? 'settings') === section),
    ...own,
  ];
}

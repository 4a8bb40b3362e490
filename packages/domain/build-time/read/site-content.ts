import type { Celebration, Drawing } from '../../src/event/celebration';
import type { Details } from '../../src/event/details';
import type { CelebrationEvent, OtherDay } from '../../src/event/event';
import type { Phases } from '../../src/event/phases';
import { ALBUM_SIZE } from '../../src/event/picture';
import type { Question } from '../../src/record/record';
import type { ReplyBy } from '../../src/rsvp/reply-by';
import type { Story } from '../../src/story/story';
import type { Language } from '../../src/words/words';
import type { Palettes } from '../drawing/palettes';
import type {
  AlbumSource,
  CelebrationSource,
  DaySource,
  DetailsSource,
  QuestionSource,
} from '../schema/schema';
import type { CalendarIdentity } from './calendar-file';

export interface ContentSource {
  readonly celebration: Omit<CelebrationSource, 'languages' | 'palette'> & {
    readonly colours: Palettes;
  };
  /** The default first. */
  readonly languages: readonly Language[];
  /** By id, in the order of their dates. */
  readonly days: ReadonlyMap<string, DaySource>;
  readonly album: AlbumSource;
  readonly questions: readonly QuestionSource[];
  readonly details: DetailsSource;
  readonly drawings: { readonly skyline: Drawing; readonly stamp: Drawing };
}

/** In CSS pixels. */
export interface PictureSize {
  /** The name of its files without width and ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export type Site = 'weekend' | 'saturday';

export function picturesOf(
  { celebration, album, details }: Pick<ContentSource, 'celebration' | 'album' | 'details'>,
  sites: readonly Site[] = ['weekend', 'saturday'],
): PictureSize[] {
  const others = [
    ...[celebration.thankYouPicture, celebration.profilePicture].flatMap((each) => each ?? []),
    ...sites.flatMap((site) => (details[site] ?? []).flatMap(({ picture }) => picture ?? [])),
  ];
  const all = [
    ...album.pictures.map(({ file }) => ({ name: file, ...ALBUM_SIZE })),
    ...others.map(({ file, width, height }) => ({ name: file, width, height })),
  ];
  return [...new Map(all.map((each) => [`${each.name}-${each.width}`, each])).values()];
}

export interface SiteContent {
  readonly celebration: Celebration;
  readonly replyBy: ReplyBy | null;
  /** `null` if the content sets no dates between phases (B21). */
  readonly phases: Phases | null;
  /** When guests begin to see their table (B15): UTC, ISO 8601 with a trailing `Z`. `null` for never. */
  readonly tablesFrom: string | null;
  readonly events: readonly CelebrationEvent[];
  readonly otherDays: readonly OtherDay[];
  /** On the whole weekend's site, includes the questions for guests who see only Saturday there. */
  readonly questions: readonly Question[];
  readonly calendar: Omit<CalendarIdentity, 'revised'>;
  readonly stories: readonly Story[];
  readonly details: Details | null;
}

export interface Content {
  readonly weekend: SiteContent;
  readonly saturday: SiteContent | null;
  readonly colours: Palettes;
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Whether people on an invitation answer one by one (B14). */
  readonly namedGuests: boolean;
  /** Contains `{name}` and `{link}`. */
  readonly reminder: string;
}

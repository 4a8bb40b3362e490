import { parseContent } from '@invitation/domain/build-time/parse-content';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { type Language, WORDS } from '@invitation/domain/words/words';

const switched = fc.boolean();
/** What a content has and what it lacks. A couple may choose any combination. */
export const switches = fc
  .record({
    namedGuests: switched,
    questions: fc.array(
      fc.record({
        kind: fc.constantFrom('text', 'choice', 'numbers'),
        site: fc.constantFrom('weekend', 'saturday', 'both'),
        /** The position of the day that it is about; `null` for the celebration as a whole. */
        day: fc.option(fc.nat(6)),
        each: switched,
      }),
      { maxLength: 4 },
    ),
    details: fc.subarray<'weekend' | 'saturday'>(['weekend', 'saturday']),
    languages: fc.constantFrom<Language[]>(
      ['en-US'],
      ['en-GB'],
      ['es'],
      ['pt-PT', 'en-GB'],
      ['de', 'es'],
    ),
    repliesOpen: switched,
    /** Whether days lack time and place, which only a save-the-date may. */
    isEarly: switched,
    afterwards: fc.constantFrom('none', 'end', 'all'),
    replyBy: switched,
    tables: switched,
    gifts: fc.constantFrom('none', 'text', 'link', 'links', 'account', 'all'),
    /** `null` for no `album.yaml`. */
    album: fc.option(fc.constantFrom<number[]>(0, 1, 3)),
    thankYouPicture: switched,
    profilePicture: switched,
    detailsPicture: switched,
    saturdaySite: switched,
    days: fc.array(
      fc.record({
        guests: fc.constantFrom('everyone', 'weekend'),
        asked: fc.boolean(),
        thankYouCard: fc.boolean(),
        shownEnd: fc.constantFrom('time', 'none', 'late'),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    skyline: fc.constantFrom('drawing', 'hills', 'none'),
  })
  .map((all) => {
    // Every day is shown somewhere. The first one is asked about. A Saturday-only site needs an asked day for everyone.
    const days = all.days.map((each, index) => {
      const asked = index === 0 || each.asked;
      return { ...each, asked, thankYouCard: each.thankYouCard || !asked };
    });
    const hasOthers = days.some(({ guests, asked }) => guests === 'everyone' && asked);
    return { ...all, days, saturdaySite: all.saturdaySite && hasOthers };
  });

export type Switches = typeof switches extends fc.Arbitrary<infer Value> ? Value : never;

/** The smallest celebration: one day, and nothing optional. */
export const LEAST: Switches = {
  namedGuests: false,
  questions: [],
  details: [],
  languages: ['en-GB'],
  repliesOpen: false,
  isEarly: false,
  afterwards: 'none',
  replyBy: false,
  tables: false,
  gifts: 'none',
  album: null,
  thankYouPicture: false,
  profilePicture: false,
  detailsPicture: false,
  saturdaySite: false,
  days: [{ guests: 'everyone', asked: true, thankYouCard: false, shownEnd: 'time' }],
  skyline: 'none',
};

const day = (guests: 'everyone' | 'weekend', asked = true) =>
  ({ guests, asked, thankYouCard: true, shownEnd: 'late' }) as const;

/** The other value of each switch. */
export const SWITCHED: Partial<Switches>[] = [
  { namedGuests: true },
  { questions: [{ kind: 'numbers', site: 'both', day: null, each: false }] },
  { questions: [{ kind: 'choice', site: 'both', day: 0, each: true }] },
  { questions: [{ kind: 'text', site: 'weekend', day: null, each: true }] },
  { details: ['weekend'] },
  { details: ['weekend'], detailsPicture: true },
  { languages: ['pt-PT', 'en-GB'] },
  { languages: ['de'] },
  { repliesOpen: true },
  { repliesOpen: true, isEarly: true },
  { afterwards: 'end' },
  { afterwards: 'all' },
  { replyBy: true },
  { tables: true },
  { gifts: 'text' },
  { gifts: 'account' },
  { gifts: 'all' },
  { album: 0 },
  { album: 2 },
  { thankYouPicture: true },
  { profilePicture: true },
  { saturdaySite: true, days: [day('weekend'), day('everyone')] },
  { saturdaySite: true, days: [day('everyone')], details: ['saturday'] },
  { days: [day('weekend'), day('weekend', false), day('everyone'), day('weekend')] },
  { days: Array.from({ length: 7 }, (_, index) => day(index % 2 ? 'everyone' : 'weekend')) },
  { skyline: 'drawing' },
  { skyline: 'hills' },
];

/** Their titles share no word, so that no text tells of another day (B1). */
const DAYS = ['arrival', 'vows', 'picnic', 'concert', 'swim', 'hike', 'farewell'];
const PLACES = ['Pier', 'Chapel', 'Meadow', 'Barn', 'Lagoon', 'Summit', 'Terrace'];

export const PASSWORD = 'lanterns';

/** Before replies open, while they are open, and after the celebration (B21). */
export const MOMENTS = {
  before: '2031-01-10T12:00:00Z',
  open: '2031-03-10T12:00:00Z',
  afterwards: '2031-08-01T12:00:00Z',
} as const;

type Value = string | readonly unknown[] | Readonly<Record<string, unknown>>;

/** The files of a content by path, without the pictures, which `makePictures` makes. They are JSON, which is valid YAML. */
export function filesOf(content: Switches): Map<string, string> {
  const { languages, days } = content;
  const said = (text: string): Value =>
    languages.length > 1
      ? Object.fromEntries(languages.map((tag) => [tag, `${text} ${WORDS[tag].form.save}`]))
      : text;
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
  const picture = (file: string, width: number, height: number) => ({
    file,
    width: `${width}`,
    height: `${height}`,
    alt: said(`Two lanterns of ${file}`),
  });
  const gifts = {
    none: null,
    text: {},
    link: { links: [{ label: said('Give to the garden'), link: 'https://pay.example/garden' }] },
    links: {
      links: ['a', 'b'].map((name) => ({
        label: said(`Give ${name}`),
        link: `https://pay.example/${name}`,
      })),
    },
    account: { account: { label: said('Our account'), number: 'DE02 1203 0000 0000 2020 51' } },
    all: {
      links: [{ label: said('Give to the garden'), link: 'https://pay.example/garden' }],
      account: { label: said('Our account'), number: 'DE02 1203 0000 0000 2020 51' },
    },
  }[content.gifts];
  const isSaveTheDate = content.repliesOpen && content.isEarly;
  const celebration = {
    hosts: 'Ines & Tom',
    ...(languages.length > 1 ? { languages } : { language: languages[0] }),
    timeZone: 'Europe/Lisbon',
    gateTitle: said('Ines & Tom'),
    gateSubtitle: said('Lisbon'),
    password: PASSWORD,
    gateHelp: said('Ask Ines.'),
    rsvpTitle: said('Celebrate'),
    rsvpSubtitle: said('Bring a hat.'),
    preview: said('You are invited.'),
    postmark: ['LISBON'],
    skyline: content.skyline,
    ...(content.repliesOpen && { repliesOpen: '2031-02-01' }),
    ...(content.replyBy && { replyBy: { date: '2031-05-01', help: said('Call Ines.') } }),
    ...(content.tables && { tablesFrom: '2031-03-01' }),
    ...(content.afterwards === 'end' && { afterwards: {} }),
    ...(content.afterwards === 'all' && {
      afterwards: {
        date: '2031-07-01',
        text: said('Thank you for dancing.'),
        album: 'https://album.example/ines',
      },
    }),
    ...(gifts && {
      registry: { heading: said('Presents'), text: said('A song is enough.'), ...gifts },
    }),
    declinedText: said('Another time, then.'),
    ...(content.album && { storyText: said('The lanterns through the year.') }),
    reminder: said('Hello {name}, will you come? {link}'),
    ...(content.thankYouPicture && { thankYouPicture: picture('thanks', 600, 400) }),
    ...(content.profilePicture && { profilePicture: picture('portrait', 48, 48) }),
    pictureHost: '/pictures',
    calendar: { domain: 'ines-and-tom.example' },
    saturdaySite: yesOrNo(content.saturdaySite),
    namedGuests: yesOrNo(content.namedGuests),
    palette: 'harbour',
  };
  const files = new Map<string, Value>([['celebration.yaml', celebration]]);
  for (const [index, { guests, asked, thankYouCard, shownEnd }] of days.entries()) {
    files.set(`days/${DAYS[index]}.yaml`, {
      title: said(DAYS[index]?.toUpperCase() ?? ''),
      label: `Day${index + 1}`,
      date: `2031-06-${12 + index}`,
      ...(!isSaveTheDate && {
        start: '16:00',
        end: '22:00',
        shownEnd,
        location: `${PLACES[index]} 7`,
        mapLink: `https://maps.example/?q=${index}`,
        description: said('Wear a hat.'),
      }),
      guests,
      asked: yesOrNo(asked),
      thankYouCard: yesOrNo(thankYouCard),
    });
  }
  if (content.album !== null) {
    files.set('album.yaml', {
      pictures: Array.from({ length: content.album }, (_, index) => ({
        file: `lantern-${index}`,
        alt: said(`Lantern number ${index}`),
        ...(index === 1 && { caption: said('A light'), seconds: '2' }),
      })),
    });
  }
  const section = (site: string) => ({
    heading: said('Getting here'),
    text: said('Take the [tram](https://tram.example) to the end.'),
    ...(content.detailsPicture && { picture: picture(`tram-${site}`, 600, 400) }),
  });
  const details = content.details.filter((site) => site === 'weekend' || content.saturdaySite);
  if (details.length > 0) {
    files.set('details.yaml', Object.fromEntries(details.map((site) => [site, [section(site)]])));
  }
  if (content.questions.length > 0) {
    const asked = days.filter((each) => each.asked);
    const hasOthers = days.some(({ guests }) => guests === 'everyone');
    const questions = content.questions.map(({ kind, site, day: at, each }, index) => {
      const on = at === null ? undefined : asked[at % asked.length];
      const id = on && DAYS[days.indexOf(on)];
      const isEach = each && content.namedGuests && kind !== 'numbers';
      return {
        id: `question${index}`,
        label: said(`Question ${index}`),
        kind,
        ...(kind !== 'text' && { options: [said('Red'), said('Blue')] }),
        ...(kind === 'numbers' && { noun: said('hats') }),
        site: on?.guests === 'weekend' && hasOthers ? 'weekend' : site,
        ...(id && { if: id }),
        ...(isEach && { each: 'person' }),
      };
    });
    files.set('questions.yaml', { questions });
  }
  const texts = [...files].map(([file, value]) => [file, JSON.stringify(value, null, 2)] as const);
  return new Map([...texts, ['favicon.svg', ICON]]);
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="var(--accent, #8c1f34)" d="M0 0h8v8H0z"/></svg>';

/** A few random contents that the check accepts. The same seed makes the same ones. */
export const accepted = (count: number, seed: number): readonly Switches[] =>
  count === 0
    ? []
    : fc
        .sample(switches, { numRuns: 4 * count, seed })
        .filter((each) => parseContent(filesOf(each)).faults.length === 0)
        .slice(0, count);

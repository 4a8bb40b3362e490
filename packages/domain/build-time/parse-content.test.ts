import { describe, expect, it } from 'vitest';
import { content as fourDays } from '../src/fixtures/four-days.js';
import { content as oneDay } from '../src/fixtures/one-day.js';
import { readTexts } from '../src/fixtures/read-fixture.js';
import { translation as english, content as portuguese } from '../src/fixtures/two-languages.js';
import { content } from '../src/fixtures/weekend.js';
import { decodePassword } from '../src/gate/gate';
import { NEUTRAL_DRAWINGS } from './drawing/drawing';
import { palettesOf } from './drawing/palettes';
import { places } from './drawing/places';
import { mostQuestions } from './faults/question-faults';
import { parseContent } from './parse-content';
import { listOf } from './read/read-yaml';

type Edit = readonly [file: string, from: string, to: string];

/** The celebration of the tests with changes. */
const edited = (...edits: readonly Edit[]) => editedOf('weekend', ...edits);

function editedOf(name: Parameters<typeof readTexts>[0], ...edits: readonly Edit[]) {
  const texts = readTexts(name);
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? '';
    expect(text).toContain(from);
    texts.set(file, text.replace(from, to));
  }
  return texts;
}

const faultsOf = (texts: ReadonlyMap<string, string>) =>
  listOf(parseContent(texts).faults).split('\n').filter(Boolean);

const C = 'celebration.yaml';
const FRIDAY = 'days/friday.yaml';
const SATURDAY = 'days/saturday.yaml';
const REPLY_BY = 'replyBy: { date: 2025-09-15, help: Call Nora. }\nskyline';

describe('A content', () => {
  it('is computed: texts for guests, UTC times for calendars, the password in base64', () => {
    expect(content.weekend.events[1]).toEqual({
      day: 'saturday',
      weekday: 'Saturday',
      shortDate: ['Sat', '4', 'Oct'],
      title: 'Birthday Party',
      date: 'Saturday, October 4, 2025',
      time: '6pm to close',
      location: 'The Marigold Room, a cocktail lounge in the East Village',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=East+Village+New+York+NY',
      description:
        'Drinks, small plates and a dance floor. Come early: there is a surprise at 7PM.',
      start: '2025-10-04T22:00:00Z',
      end: '2025-10-05T03:59:00Z',
      timeZone: 'America/New_York',
      guests: 'everyone',
      asked: true,
      thankYouCard: false,
    });
    expect(content.weekend.events.map(({ time }) => time)).toEqual([
      '4:45pm',
      '6pm to close',
      '10am to 4pm',
    ]);
    expect(content.weekend.celebration).toMatchObject({
      password: 'ZWFzdHZpbGxhZ2U=',
      profilePicture: { url: '/pictures/profile', width: 84, height: 84, alt: 'Nora and Sam' },
    });
    expect(content.weekend.stories).toHaveLength(21);
    expect(content.weekend.stories[1]).toHaveProperty('caption', 'Our first balcony');
    expect(content.weekend.stories[2]).not.toHaveProperty('caption');
  });

  it('has as many days as files, in the order of their dates', () => {
    const ids = (events: readonly { readonly day: string }[]) => events.map(({ day }) => day);
    expect(ids(fourDays.weekend.events)).toEqual(['thursday', 'friday', 'saturday', 'sunday']);
    expect(ids(oneDay.weekend.events)).toEqual(['wednesday']);
    expect(oneDay.saturday).toBeNull();
    expect(fourDays.weekend.events[2]).toMatchObject({
      time: '7pm to sunrise',
      end: '2026-06-14T02:00:00Z',
    });
  });

  it('reads each value as a text, whatever it looks like', () => {
    expect(decodePassword(oneDay.weekend.celebration.password)).toBe('0123456');
    const { content } = parseContent(edited([C, 'eastvillage', '1e400']));
    expect(decodePassword(content?.weekend.celebration.password ?? '')).toBe('1e400');
  });

  it('gives the Saturday-only site its own days and texts, and the ids of the other days', () => {
    expect(fourDays.saturday?.events.map(({ day }) => day)).toEqual(['saturday']);
    expect(fourDays.saturday?.otherDays).toMatchObject([
      { day: 'thursday', asked: true },
      { day: 'friday', asked: true },
      { day: 'sunday', asked: false },
    ]);
    expect(fourDays.weekend.celebration.rsvpSubtitle).toContain('Thursday');
    expect(fourDays.saturday?.celebration.rsvpSubtitle).toBe(
      'The terrace is swept and the sardines are ordered',
    );
    // May 31 is a Sunday, as another day of the party is.
    expect(fourDays.weekend.replyBy?.date).toBe('Sunday, May 31, 2026');
    expect(fourDays.saturday?.replyBy).toEqual({
      date: 'May 31, 2026',
      closesAt: '2026-05-31T23:00:00Z',
      help: 'Marta may still find two chairs. Call her.',
    });
  });

  it('ignores drawing files, such as the sample’s, if it chooses no drawing', () => {
    const { content } = parseContent(edited([C, 'skyline: drawing', 'skyline: none']));
    const { skyline, stamp } = content?.weekend.celebration ?? {};
    expect({ skyline, stamp }).toEqual({ skyline: null, stamp: NEUTRAL_DRAWINGS.stamp });
  });

  it('has a palette and the drawings of a place by one word each', () => {
    const texts = edited([C, 'skyline: drawing', 'skyline: sea\npalette: harbour']);
    texts.set(C, texts.get(C)?.replace(/^colours:[\s\S]*/m, '') ?? '');
    const { content, faults } = parseContent(texts);
    expect(faults).toEqual([]);
    expect(content?.colours).toEqual(palettesOf('harbour'));
    expect(content?.weekend.celebration).toMatchObject(places.sea);
    texts.set(C, texts.get(C)?.replace('palette: harbour', '') ?? '');
    expect(faultsOf(texts)).toEqual([
      expect.stringContaining(
        'has neither palette nor colours. Write "palette: harbour", for example.',
      ),
    ]);
  });

  it.each([
    ['New York', ['NEW YORK']],
    ['Rio de Janeiro', ['RIO DE', 'JANEIRO']],
    ['Barce / lona', ['BARCE', 'LONA']],
    ['Évora', ['ÉVORA']],
  ])('sets the city %s in lines', (city, lines) => {
    const { content } = parseContent(edited([C, '[NEW, YORK]', city]));
    expect(content?.weekend.celebration.postmark).toEqual(lines);
  });

  it.each([
    ['start: 16:45', 'start: 9:30', { time: '9:30am' }],
    ['start: 16:45', 'start: 9.30', { time: '9:30am' }],
    ['asked: yes', 'asked: Yes', { asked: true }],
    ['asked: yes', 'asked: true', { asked: true }],
    ['thankYouCard: no', 'thankYouCard: False', { thankYouCard: false }],
    ['title: Ceremony & Dinner', 'title: “Cake” & $1', { title: '“Cake” & $1' }],
  ])('reads a day with %j as %j', (from, to, expected) => {
    const { content } = parseContent(edited([FRIDAY, from, to]));
    expect(content?.weekend.events[0]).toMatchObject(expected);
  });

  it('may leave out gifts, or name an account without a page', () => {
    const registryIn = (registry: string) => {
      const texts = edited();
      texts.set(C, (texts.get(C) ?? '').replace(/^registry:\n(?: .*\n)+/m, registry));
      expect(faultsOf(texts)).toEqual([]);
      return parseContent(texts).content?.saturday?.celebration.registry;
    };
    expect(registryIn('')).toBeNull();
    const account = { label: 'IBAN', number: '0012 34' };
    expect(
      registryIn(
        'registry: { heading: Gifts, text: None, account: { label: IBAN, number: 0012 34 } }\n',
      ),
    ).toEqual({ heading: 'Gifts', text: 'None', account });
  });

  it('has no questions in an empty file, and reports an empty day once', () => {
    const texts = edited().set('questions.yaml', '# none yet\n').set('details.yaml', '');
    expect(parseContent(texts).content?.weekend).toMatchObject({ questions: [], details: null });
    texts.set(FRIDAY, '');
    expect(faultsOf(texts)).toEqual([expect.stringContaining('friday.yaml: is empty. Write it')]);
  });

  it('reads the ends none and time in upper and lower case', () => {
    const { content } = parseContent(edited([FRIDAY, 'shownEnd: none', 'shownEnd: None']));
    expect(content?.weekend.events[0]?.time).toBe('4:45pm');
  });

  it.each([
    ['2026-03-29', 'does not exist in Europe/Lisbon'],
    ['2026-10-25', 'occurs twice in Europe/Lisbon'],
  ])('reports a start on %s during a clock change', (date, fault) => {
    const texts = edited(
      [C, 'America/New_York', 'Europe/Lisbon'],
      ['days/sunday.yaml', '2025-10-05', date],
      ['days/sunday.yaml', '10:00', '01:30'],
    );
    expect(faultsOf(texts)).toEqual([expect.stringContaining(`start: ${date}T01:30 ${fault}`)]);
  });

  it('lists the faults of all files with their lines, and pictures by their names', () => {
    const texts = edited(
      [C, 'eastvillage', "''"],
      [FRIDAY, '2025-10-03', '2025-10-04'],
      [FRIDAY, 'https:', 'http:'],
      ['album.yaml', 'The first snow on the stoops of a quiet street', '"Snow\\nfalls"'],
    );
    texts.delete(SATURDAY);
    texts.set('days/sunday.yaml', 'title: Brunch: at ten');
    expect(faultsOf(texts)).toEqual([
      '  - celebration.yaml:13, password: is empty. Choose a word that guests can type.',
      '  - days/friday.yaml:11, mapLink: is not an https: address. Copy the full address of the page, including https://.',
      '  - days/friday.yaml:5, date: 2025-10-04 is a Saturday. Write the date of a Friday.',
      '  - days/sunday.yaml:1: has a second colon. Write the text in quotes.',
      '  - album.yaml:17, story-04-first-snow, alt: has several lines. Write one.',
    ]);
  });

  it.each(['|', '>', '|+', '>-'])('reads a value of one line after %s as intended', (sign) => {
    const inBlock = (text: string) =>
      // Only values that are texts. An alias or a list would have another meaning.
      text.replace(/^( *)([a-zA-Z]+): ([^\s[{|>"'#&*].*)$/gm, `$1$2: ${sign}\n$1  $3\n`);
    const texts = edited();
    const changed = new Map(
      [...texts].map(([file, text]) => [file, /yaml$/.test(file) ? inBlock(text) : text]),
    );
    expect([...changed.values()].join('')).toContain(`mapLink: ${sign}\n`);
    expect(parseContent(changed)).toMatchObject({
      faults: [],
      content: parseContent(texts).content,
    });
  });

  it('needs at least one day, and one that the form asks about', () => {
    const none = edited();
    for (const file of none.keys()) if (file.startsWith('days/')) none.delete(file);
    expect(faultsOf(none)).toEqual([expect.stringContaining('days: has no file.')]);
    const texts = edited(
      [FRIDAY, 'asked: yes', 'asked: no'],
      [SATURDAY, 'asked: yes', 'asked: no'],
    );
    expect(faultsOf(texts)).toContainEqual(expect.stringContaining('has no day with asked: yes'));
  });

  it.each([
    ['name', 'has the name of another field of a reply'],
    ['fridayPeople', 'has the name of another field of a reply'],
    ['people', 'has the name of another field of a reply'],
    ['key', 'has the name of another field of a reply'],
    ['constructor', 'has a name that the site uses itself'],
    ['welcome-drinks', 'has a name that no field of a reply can have'],
  ])('refuses a day called %s', (id, fault) => {
    const texts = edited();
    const day = (texts.get(FRIDAY) ?? '').replace('2025-10-03', '2025-10-01');
    texts.set(`days/${id}.yaml`, day);
    expect(faultsOf(texts)).toEqual([expect.stringContaining(`days/${id}.yaml: ${fault}`)]);
  });

  it('tells two days of one weekday apart by a label', () => {
    const texts = edited();
    const day = (texts.get(FRIDAY) ?? '').replace('16:45', '10:00');
    texts.set('days/welcome.yaml', day);
    expect(faultsOf(texts)).toEqual([
      expect.stringContaining('is a Friday, as days/friday.yaml is.'),
    ]);
    texts.set('days/welcome.yaml', `${day}label: Welcome\n`);
    const { content } = parseContent(texts);
    expect(content?.weekend.events[0]).toMatchObject({ day: 'welcome', weekday: 'Welcome' });
  });

  it.each([
    ['language: de', 'label: Freitag', 'Freitag'],
    ['languages: [de, en-US]', 'label: { de: Freitag, en-US: Welcome }', 'Freitag'],
    ['languages: [de, en-US]', '', 'Friday'],
  ])('knows the weekdays of its languages: %s, %s', (languages, label, told) => {
    const texts = edited([C, 'skyline', `${languages}\nskyline`]);
    const day = (texts.get(FRIDAY) ?? '').replace('16:45', '10:00');
    texts.set('days/aperitif.yaml', `${day}${label}\n`);
    expect(faultsOf(texts)).toEqual([
      expect.stringContaining(`is a ${told}, as days/friday.yaml is.`),
    ]);
  });

  it.each([
    ['maroon', '#800000'],
    ['rgb(140 31 52)', '#8c1f34'],
    ['"#8C1F34ff"', '#8c1f34'],
    ['8c1f34', '#8c1f34'],
    ['oklch(0.42 0.14 16)', '#891f32'],
    ['color(display-p3 0.51 0.16 0.21)', '#8e1f34'],
  ])('has the color %s in the notation that renderers of pictures know', (accent, hex) => {
    const { content } = parseContent(edited([C, '"#8c1f34"', accent]));
    expect(content?.colours.day.accent).toBe(hex);
  });

  it.each(['transparent', 'rgba(140, 31, 52, 0.2)', '"#8c1f3480"'])(
    'refuses a transparent color: %s',
    (accent) => {
      const fault = 'is transparent. Use a color that covers what is behind it, such as "#8c1f34".';
      expect(faultsOf(edited([C, '"#8c1f34"', accent]))).toEqual([
        expect.stringContaining(`colours.day.accent: ${fault}`),
      ]);
      const texts = edited([C, 'skyline', `palette: ${accent}\nskyline`]);
      texts.set(C, texts.get(C)?.replace(/^colours:[\s\S]*/m, '') ?? '');
      expect(faultsOf(texts)).toEqual([expect.stringContaining(`palette: ${fault}`)]);
    },
  );

  it('writes the address of the pictures as browsers need it', () => {
    const texts = edited([
      C,
      'pictureHost: /pictures',
      'pictureHost: https://a.example/our photos',
    ]);
    expect(parseContent(texts).content?.weekend.stories[0]?.url).toBe(
      'https://a.example/our%20photos/story-01-corner-cafe',
    );
    for (const base of ['https://a.example/x?tr=1', '"https://a.example/#x"', '/photos']) {
      expect(faultsOf(edited([C, 'pictureHost: /pictures', `pictureHost: ${base}`]))).toEqual([
        expect.stringContaining('pictureHost: must be /pictures, or an https: address without ?'),
      ]);
    }
  });

  it('has the practical page only on the sites for which it is written', () => {
    expect(content.weekend.details?.map(({ heading }) => heading)).toEqual([
      'Getting here',
      'Where to stay',
      'What to wear',
    ]);
    expect(content.weekend.details?.[1]?.picture?.url).toBe('/pictures/linden-hotel');
    expect(content.saturday?.details?.map(({ heading }) => heading)).toEqual(['Getting here']);
    expect(fourDays.saturday?.details).toBeNull();
    expect(fourDays.saturday?.celebration.hasDetails).toBe(false);
    expect(oneDay.weekend.details).toBeNull();
    expect(oneDay.weekend.celebration).not.toHaveProperty('hasDetails');
  });

  it('needs alternative texts only before it is published', () => {
    const { content, missingTexts } = parseContent(
      edited(
        ['album.yaml', 'alt: The first snow on the stoops of a quiet street', 'alt:'],
        ['details.yaml', 'alt: The river from the roof of the hotel', ''],
      ),
    );
    expect(content).not.toBeNull();
    const missing = 'is missing. Write a sentence for people who do not see the picture.';
    expect(listOf(missingTexts).split('\n')).toEqual([
      `  - album.yaml:17, story-04-first-snow, alt: ${missing}`,
      `  - details.yaml:17, weekend.1.picture.alt: ${missing}`,
    ]);
  });
});

describe('A text that both sites share', () => {
  it.each<[text: string, told: string]>([
    ['See you at the drinks on Friday', 'Friday'],
    ['Bring a coat for the Ceremony', 'Ceremony'],
    ['From October 3 on', 'October 3'],
    ['At Vesper & Vine', 'Vesper & Vine'],
    ['Dance for 3 days', '3 days'],
    ['Three days of cake', 'Three days'],
    ['What a weekend', 'weekend'],
  ])('must not mention another day: %s', (text, told) => {
    const advice = (field: string) =>
      `${field}: mentions another day ("${told}"), but guests of the Saturday-only site would read it.`;
    const texts = edited([C, "We can't wait to celebrate with you", text]);
    if (told === 'Vesper & Vine') {
      texts.set(
        FRIDAY,
        (texts.get(FRIDAY) ?? '').replace('then Vesper & Vine', 'then Vesper & Vine'),
      );
    }
    expect(faultsOf(texts)).toEqual([
      `  - celebration.yaml:19, ${advice('rsvpSubtitle')} Change it, or write another text for that site: saturday.rsvpSubtitle.`,
    ]);
    texts.set(C, `${texts.get(C)}saturday:\n  rsvpSubtitle: See you there\n`);
    expect(faultsOf(texts)).toEqual([]);
    texts.set(C, (texts.get(C) ?? '').replace('See you there', text));
    expect(faultsOf(texts)).toEqual([expect.stringContaining(advice('saturday.rsvpSubtitle'))]);
  });

  it('includes the texts of pictures, the help after the last day and the practical page', () => {
    const texts = edited(
      ['details.yaml', 'Lost?', 'Lost on Friday?'],
      ['album.yaml', 'A striped parasol', 'Sunday brunch under a parasol'],
      ['album.yaml', 'Our first balcony', 'As on Friday'],
      [C, 'skyline', `${REPLY_BY.replace('Call Nora', 'Ask at the ceremony')}`],
    );
    expect(faultsOf(texts)).toEqual([
      expect.stringMatching(/replyBy\.help: .*"Ceremony".*saturday\.replyBy\.help\.$/),
      expect.stringMatching(/album\.yaml:\d+, story-02-fire-escape, caption: .*"Friday"/),
      expect.stringMatching(/album\.yaml:\d+, story-13-beach, alt: .*"Sunday"/),
      expect.stringMatching(/details\.yaml:\d+, saturday\.0\.text: .*"Friday"/),
    ]);
  });

  it('may mention any day if there is no Saturday-only site, or no other day', () => {
    const text: Edit = [C, "We can't wait to celebrate with you", 'See you on Friday, for 3 days'];
    expect(faultsOf(edited(text, [C, 'saturdaySite: yes', 'saturdaySite: no']))).toEqual([]);
    const open = (file: string): Edit => [file, 'guests: weekend', 'guests: everyone'];
    expect(faultsOf(edited(text, open(FRIDAY), open('days/sunday.yaml')))).toEqual([]);
  });

  it('asks for a day for everyone if there is a Saturday-only site', () => {
    expect(faultsOf(edited([SATURDAY, 'everyone', 'weekend']))).toEqual([
      expect.stringMatching(/celebration\.yaml:\d+, saturdaySite: is yes, but no day has guests/),
    ]);
  });
});

describe('The questions of a content', () => {
  const Q = 'questions.yaml';
  const question = (fields: string) =>
    edited().set(Q, `questions:\n  - { id: meal, label: Meals, kind: text }\n  - { ${fields} }\n`);
  const numbers = 'label: Cake, kind: numbers, options: [Lemon, Nut]';

  it('are computed for each site, without other days', () => {
    expect(fourDays.weekend.questions).toHaveLength(3);
    expect(fourDays.saturday?.questions).toEqual([
      {
        id: 'boat',
        label: 'Which boat will you take?',
        kind: 'choice',
        limit: 500,
        options: ['6pm', '7pm', 'Neither'],
        site: 'both',
        if: 'saturday',
      },
      expect.objectContaining({ id: 'song', kind: 'text', limit: 120 }),
    ]);
    expect(content.weekend.questions).toEqual([]);
  });

  it.each([
    [`id: Big cake, ${numbers}`, 'id: has a name that no field'],
    [`id: guest, ${numbers}`, 'id: has the name of another field'],
    [`id: friday, ${numbers}`, 'id: has the name of another field'],
    [`id: valueOf, ${numbers}`, 'id: has a name that the site uses itself'],
    [`id: cakePeople, ${numbers}`, 'id: has the name of another field'],
    [`id: meal, ${numbers}`, 'id: is also the name of another question'],
    ['id: cake, label: Cake, kind: cakes', 'kind: must be text, choice or numbers'],
    ['id: cake, kind: text', 'label: is missing'],
    ['id: cake, label: Cake, kind: text, limit: 501', 'limit: is too large'],
    ['id: cake, label: Cake, kind: text, options: [Nut]', 'options: belongs to'],
    ['id: cake, label: Cake, kind: choice, options: [Nut]', 'options: has fewer than 2'],
    ['id: cake, label: Cake, kind: text, noun: cakes', 'noun: belongs to the kind numbers'],
    ['id: cake, label: Cake, kind: choice, options: [Nut, Nut]', 'options: has an option twice'],
    [
      `id: cake, label: Cake, kind: choice, options: [${Array.from({ length: 13 }, (_, index) => `a${index}`)}]`,
      'options: has more than 12',
    ],
    [`id: cake, ${numbers}, site: sunday`, 'site: must be weekend, saturday or both'],
    [`id: cake, ${numbers}, if: sunday`, 'if: is not a day that the form asks about'],
    [`id: cake, ${numbers}, if: friday`, 'if: is a day for guests of the whole weekend'],
    ['id: cake, label: Cake on Sunday, kind: text, limit: 9', 'mentions another day'],
    [`id: cake, ${numbers}, noun: cakes on Sunday`, 'mentions another day'],
  ])('with %s have a fault', (fields, fault) => {
    expect(faultsOf(question(fields))).toEqual([expect.stringContaining(fault)]);
  });

  it('of each person need named guests, and are at most five', () => {
    const each = (count: number, kind = 'text') =>
      Array.from(
        { length: count },
        (_, index) => `  - { id: q${index}, label: A, kind: ${kind}, each: person }\n`,
      ).join('');
    const named = (questions: string) =>
      edited([C, 'saturdaySite: yes', 'saturdaySite: yes\nnamedGuests: yes']).set(
        Q,
        `questions:\n${questions}`,
      );
    expect(faultsOf(named(each(5)))).toEqual([]);
    expect(faultsOf(named(each(6)))).toEqual([
      expect.stringContaining('each: is there more than 5 times'),
    ]);
    expect(faultsOf(named(each(1, 'numbers, options: [A, B]')))).toEqual([
      expect.stringContaining('each: does not go with the kind numbers'),
    ]);
    expect(faultsOf(edited().set(Q, `questions:\n${each(1)}`))).toEqual([
      expect.stringContaining('each: needs namedGuests: yes'),
    ]);
    const { content } = parseContent(named(each(1, 'choice, options: [A, B], noun: cakes')));
    expect(content).toMatchObject({
      namedGuests: true,
      weekend: { questions: [{ kind: 'numbers', each: 'person', noun: 'cakes' }] },
    });
  });

  it('are fewer for named guests of many days', () => {
    const days = (...asked: boolean[]) => asked.map((each) => ({ asked: each }));
    expect(mostQuestions(days(true, true, false))).toEqual({ all: 12, each: 5 });
    expect(mostQuestions(days(true, true, true, true, true, true, true)).all).toBe(5);
    expect(mostQuestions(days(true, true, false), true)).toEqual({ all: 11, each: 4 });
  });

  it('are at most ten', () => {
    const list = Array.from(
      { length: 11 },
      (_, index) => `  - { id: q${index}, label: A, kind: text }\n`,
    );
    const faults = faultsOf(edited().set(Q, `questions:\n${list.join('')}`));
    expect(faults).toEqual([expect.stringContaining('has more than 10 questions')]);
  });
});

describe('A content in two languages', () => {
  const both = (...edits: readonly Edit[]) => parseContent(editedOf('two-languages', ...edits));

  it('is computed in each, with dates and times of the language', () => {
    expect(portuguese.languages).toEqual(['pt-PT', 'en-GB']);
    expect([portuguese, english].map(({ language }) => language)).toEqual(['pt-PT', 'en-GB']);
    expect(portuguese.weekend.celebration).toMatchObject({
      hosts: 'Inês e Tom',
      gateSubtitle: 'Sintra',
      registry: { heading: 'Presentes' },
    });
    expect(english.weekend.celebration).toMatchObject({
      hosts: 'Inês & Tom',
      gateSubtitle: 'Sintra',
      registry: { heading: 'Presents' },
    });
    expect(portuguese.saturday?.events[0]).toMatchObject({
      title: 'Festa na quinta',
      weekday: 'sábado',
      time: '19:00 – até cair',
    });
    expect(english.saturday?.events[0]).toMatchObject({
      title: 'Party at the farmhouse',
      date: 'Saturday, 5\u00a0June 2083',
      time: '7pm to late',
    });
    expect(english.saturday?.celebration.rsvpSubtitle).toBe('The dance floor is ready');
    expect(english.weekend.stories[0]?.caption).toBe('Where it began');
  });

  it('is answered in the default language, whatever guests read', () => {
    const options = ['Caldo verde', 'Gaspacho'];
    expect(portuguese.weekend.questions[0]).toMatchObject({ options });
    expect(portuguese.weekend.questions[0]).not.toHaveProperty('shownOptions');
    expect(english.weekend.questions[0]).toMatchObject({
      options,
      shownOptions: ['Kale soup', 'Cold tomato soup'],
    });
  });

  it.each<[...Edit, fault: string]>([
    [
      'album.yaml',
      'en-GB: Where it began',
      'en-GB: "Where\\nit began"',
      'album.yaml:4, story-01-corner-cafe, caption, en-GB: has several lines. Write one.',
    ],
    [
      'questions.yaml',
      'en-GB: Kale soup',
      'es: Sopa',
      'soup, options, 0: has es, which celebration.yaml does not list in languages. Write it in pt-PT and en-GB.',
    ],
    [
      'details.yaml',
      'en-GB: The train leaves from Rossio.',
      'en-GB: The train leaves on Friday.',
      'saturday.0.text.en-GB: mentions another day ("Friday"), but guests of the Saturday-only site would read it.',
    ],
  ])('names the fault of %s with %j as %j', (file, from, to, fault) => {
    const { faults, content } = both([file, from, to]);
    expect(content).toBeNull();
    expect(listOf(faults).split('\n')).toContainEqual(expect.stringContaining(fault));
  });

  it('lists a fault of both languages once', () => {
    expect(both().missingTexts).toEqual([]);
    expect(both([C, 'azulejo', "''"]).faults).toHaveLength(1);
  });

  it('needs translations only before it is published', () => {
    const { content, missingTexts } = both(
      [C, '{ pt-PT: Presentes, en-GB: Presents }', 'Presentes'],
      ['album.yaml', 'en-GB: A striped parasol', "en-GB: ''"],
    );
    expect(content).not.toBeNull();
    expect(listOf(missingTexts).split('\n')).toEqual([
      expect.stringMatching(/celebration\.yaml:\d+, registry\.heading: is in one language only\. /),
      expect.stringMatching(/story-13-beach, alt, en-GB: is missing\. Write a sentence/),
    ]);
  });

  it('reports only a missing quotation mark, although its texts have several languages', () => {
    const texts = readTexts('two-languages');
    const text = texts.get('celebration.yaml') ?? '';
    expect(text).toContain('? {link}"');
    texts.set('celebration.yaml', text.replace('? {link}"', '? {link}'));
    expect(parseContent(texts).faults).toEqual([
      expect.objectContaining({ message: expect.stringContaining('begins with a quote') }),
    ]);
  });

  it('must not have a text in several languages if it has only one language', () => {
    expect(faultsOf(edited([C, 'hosts: Nora & Sam', 'hosts: { de: Nora und Sam }']))).toEqual([
      expect.stringContaining('hosts: has de, which celebration.yaml does not list in languages.'),
    ]);
  });
});

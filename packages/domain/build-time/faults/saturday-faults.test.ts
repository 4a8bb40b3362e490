import { describe, expect, it } from 'vitest';
import { readTexts } from '../../src/fixtures/read-fixture.js';
import { parseContent } from '../parse-content';
import { listOf } from '../read/read-yaml';

type Edit = readonly [file: string, from: string, to: string];

const C = 'celebration.yaml';
const FRIDAY = 'days/friday.yaml';
const SATURDAY = 'days/saturday.yaml';
const DESCRIPTION = '{ pt-PT: Jantar e dança até tarde., en-GB: Supper and dancing until late. }';
const GATE_HELP = '{ pt-PT: Está no verso do convite., en-GB: It is on the back of your card. }';

/** The faults of the celebration in two languages after edits. Its other days mention each other and the Saturday. */
function faultsAfter(...edits: readonly Edit[]): string[] {
  const texts = new Map([...readTexts('two-languages'), ...readTexts('mentions')]);
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? '';
    expect(text).toContain(from);
    texts.set(file, text.replace(from, to));
  }
  return listOf(parseContent(texts).faults)
    .split('\n')
    .flatMap((line) => {
      const [, place, told] = /- (.*): mentions another day \("(.*)"\)/.exec(line) ?? [line, line];
      return place ? [`${place} ${told}`] : [];
    });
}

it('Days that are not on the Saturday-only site may mention each other', () => {
  expect(faultsAfter()).toEqual([]);
});

describe('The days of the Saturday-only site must not mention another day', () => {
  it('in any language, and do not allow its name in other texts', () => {
    expect(
      faultsAfter(
        [
          SATURDAY,
          DESCRIPTION,
          '{ pt-PT: Jantar e dança até domingo. Segue-se o almoço!, en-GB: Dancing until Sunday. The Beach lunch follows! }',
        ],
        [C, GATE_HELP, '{ pt-PT: Vemo-nos no domingo., en-GB: See you on Sunday. }'],
      ),
    ).toEqual([
      'days/saturday.yaml:8, description.pt-PT domingo',
      'celebration.yaml:8, gateHelp.pt-PT domingo',
      'days/saturday.yaml:8, description.en-GB Sunday',
      'celebration.yaml:8, gateHelp.en-GB Sunday',
    ]);
  });

  it.each<[field: string, from: string, to: string, told: string]>([
    ['title.en-GB', 'Party at the farmhouse', 'Party before Sunday', 'Sunday'],
    [
      'title.en-GB',
      'Party at the farmhouse',
      'Party after Beach lunch and a swim',
      'Beach lunch and a swim',
    ],
    [
      'location',
      'Quinta das Magnólias, Sintra',
      'Quinta das Magnólias, como no domingo',
      'domingo',
    ],
    ['shownEnd.en-GB', 'en-GB: late', 'en-GB: Sunday', 'Sunday'],
    ['description.en-GB', 'until late.', 'until the Beach lunch.', 'Beach lunch'],
    ['description.en-GB', 'until late.', 'until the almoço na praia.', 'Almoço na praia'],
    ['description.en-GB', 'until late.', 'after the Adega do Fauno.', 'Adega do Fauno'],
    ['description.pt-PT', 'até tarde.', 'como na sexta.', 'sexta'],
    ['description.pt-PT', 'até tarde.', 'até 6 de junho.', '6 de junho'],
    ['description.pt-PT', 'até tarde.', 'de três dias.', 'três dias'],
    ['mapLink', 'query=Sintra', 'query=Praia%20da+Adraga', 'Praia da Adraga'],
  ])('in its %s: "%s" as "%s"', (field, from, to, told) => {
    expect(
      faultsAfter([SATURDAY, from, to]).map((fault) => fault.replaceAll('\u00a0', ' ')),
    ).toEqual([expect.stringMatching(new RegExp(`^days/saturday.yaml:\\d+, ${field} ${told}$`))]);
  });
});

it('The pictures of the Saturday-only site must not mention another day', () => {
  const withPicture = (alt: string, file: string): Edit => [
    'details.yaml',
    'en-GB: The train leaves from Rossio. }',
    `en-GB: The train leaves from Rossio. }\n    picture: { file: ${file}, width: 600, height: 400, alt: ${alt} }`,
  ];
  expect(faultsAfter(withPicture('{ pt-PT: A estação, en-GB: The station }', 'station'))).toEqual(
    [],
  );
  expect(
    faultsAfter(
      withPicture('{ pt-PT: A capela, en-GB: On Sunday }', 'beach-lunch'),
      [C, 'file: profile', 'file: sunday-walk'],
      ['album.yaml', 'file: story-13-beach', 'file: friday-chapel'],
    ).map((fault) => fault.replace(/:\d+/, '')),
  ).toEqual([
    'celebration.yaml, profilePicture.file Sunday',
    'album.yaml, friday-chapel, file Friday',
    'details.yaml, saturday.0.picture.file Beach lunch',
    'details.yaml, saturday.0.picture.alt.en-GB Sunday',
  ]);
});

it.each([
  'On Saturday, June 5, at the farmhouse.',
  'Quinta das Magnólias is two miles from the Igreja de São Domingos.',
])('A text may repeat the title, place and date of a day of its own site: %s', (text) => {
  const atTheSamePlace: Edit = [FRIDAY, 'Capela da Peninha,', 'Quinta das Magnólias,'];
  const named: Edit = [FRIDAY, 'Wedding in the chapel', 'Wedding and Farmhouse'];
  expect(
    faultsAfter(atTheSamePlace, named, [C, 'It is on the back of your card.', `"${text}"`]),
  ).toEqual([]);
});

it.each(['Inês & Tom’s Wedding', 'Inês', 'Inês & Tom'])(
  'A text may name the hosts, whatever another day is called: %s',
  (title) => {
    const named: Edit = [FRIDAY, 'Wedding in the chapel', title];
    const address: Edit = [
      'details.yaml',
      'en-GB: The train leaves from Rossio. }',
      'en-GB: "Call [us](mailto:ines@example.org)." }',
    ];
    expect(faultsAfter(named, address)).toEqual([]);
    expect(faultsAfter(named, [C, 'It is on the back of your card.', 'On Friday.'])).toHaveLength(
      1,
    );
  },
);

it('The addresses that guests open must not mention another day', () => {
  expect(
    faultsAfter(
      [
        'details.yaml',
        'en-GB: The train leaves from Rossio. }',
        'en-GB: "[Trains](https://trains.example/?to=Beach%20lunch)" }',
      ],
      [C, 'pay.example/ines-e-tom', 'pay.example/?for=Praia%20da+Adraga'],
      [C, 'ines-e-tom.example', 'ines-e-tom-sunday.example'],
    ).map((fault) => fault.replace(/:\d+/, '')),
  ).toEqual([
    'celebration.yaml, registry.links.0.link Praia da Adraga',
    'celebration.yaml, calendar.domain Sunday',
    'details.yaml, saturday.0.text.en-GB Beach lunch',
  ]);
});

it.each([
  ['en-US', 'October 3'],
  ['de', '3. Oktober'],
])('In %s, the last day for replies must not be the date of another day', (language, told) => {
  const texts = readTexts('weekend');
  const replyBy = `replyBy: { date: 2025-10-03, help: Call. }\nlanguage: ${language}`;
  texts.set(C, (texts.get(C) ?? '').replace('skyline: drawing', `$&\n${replyBy}`));
  expect(listOf(parseContent(texts).faults).replaceAll('\u00a0', ' ')).toContain(
    `replyBy.date: mentions another day ("${told}")`,
  );
});

it.each([
  ['en-US', 'Vows and Brunch', 'After the brunch', 'Brunch'],
  ['de', 'Trauung und Brunch', 'Nach dem Brunch', 'Brunch'],
  ['de', 'Trauung', 'Nach dem Freitagabend', 'Freitagabend'],
  ['es', 'Boda y comida', 'Tras la comida', 'comida'],
  ['pt-PT', 'Casamento e almoço', 'Depois do almoço', 'almoço'],
])('In %s, the title "%s" and its day are known in "%s"', (language, title, text, told) => {
  const texts = readTexts('weekend');
  const edit = (file: string, from: RegExp, to: string) =>
    texts.set(file, (texts.get(file) ?? '').replace(from, to));
  edit(C, /^rsvpSubtitle: .*$/m, `rsvpSubtitle: ${text}\nlanguage: ${language}`);
  edit(FRIDAY, /^title: .*$/m, `title: ${title}`);
  expect(listOf(parseContent(texts).faults)).toContain(
    `rsvpSubtitle: mentions another day ("${told}"), but guests of the Saturday-only site would read it.`,
  );
});

import { guestTexts } from '@invitation/domain/build-time/read/guest-texts';
import { content, translation } from '@invitation/domain/fixtures/two-languages.js';
import { expect, it } from 'vitest';
import { joinGuests } from '../../model/people/guests';
import { cardsOf } from './cards';

const site = {
  addresses: { weekend: 'https://weekend.example/', saturday: 'https://saturday.example/' },
  password: 'YQ==',
  guestTexts: [guestTexts(content), guestTexts(translation)],
} as const;

it.each([
  [undefined, 'pt-PT', 'Responde aqui', 'sábado, 5\u00a0de\u00a0junho de\u00a02083'],
  ['en-GB', 'en-GB', 'Scan to reply', 'Saturday, 5\u00a0June 2083'],
])('the card of an invitation in %s is in %s', (language, shown, scan, date) => {
  const invitation = { id: 'ada', name: 'Ada', days: 'saturday', people: 1, language } as const;
  const cards = cardsOf(joinGuests([], [invitation]), 'all', new Set(), site);
  expect(cards.map(({ texts }) => [texts.language, texts.words.scan, ...texts.dates])).toEqual([
    [shown, scan, date],
  ]);
});

it('a card has the names of its people, unless the name on it has them', () => {
  const invitation = (name: string, members?: readonly string[]) =>
    ({ id: name, name, days: 'weekend', people: 3, language: 'en-GB', members }) as const;
  const guests = joinGuests(
    [],
    [
      invitation('The Costas', ['Ana', 'Rui', 'Tom']),
      invitation('Ana & Rui', ['Ana', 'Rui']),
      invitation('The Webers'),
    ],
  );
  expect(cardsOf(guests, 'all', new Set(), site).map(({ people }) => people)).toEqual([
    'Ana, Rui and Tom',
    undefined,
    undefined,
  ]);
});

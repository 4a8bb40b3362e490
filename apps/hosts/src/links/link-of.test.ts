import { expect, it } from 'vitest';
import { linkOf } from './link-of';

const site = {
  addresses: { weekend: 'https://weekend.example/', saturday: 'https://saturday.example/' },
  password: 'YQ==',
} as const;

it.each([
  [undefined, ''],
  ['pt-PT', '&language=pt-PT'],
])('the link of an invitation in %s ends in %j', (language, end) => {
  const invitation = { id: 'ada', name: 'Ada', days: 'saturday', people: 1, language } as const;
  expect(linkOf(site, invitation)).toBe(
    `https://saturday.example/#invitation=ada&password=YQ${end}`,
  );
});

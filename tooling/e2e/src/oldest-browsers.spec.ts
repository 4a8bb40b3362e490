import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './guest';
import { newerCss } from './oldest-browsers/newer-css';
import { FULL, HOSTS, SATURDAY } from './sites';

/** CSS in all sites that one of the oldest browsers does not support, and what its users get instead. */
const FALLBACKS = {
  '@media scripting': 'Without scripts, the sentence is above the gate.',
  '::view-transition': 'Pages change at once.',
  '::view-transition-group': 'Pages change at once.',
  '::view-transition-new': 'Pages change at once.',
  '::view-transition-old': 'Pages change at once.',
  ':has': 'The focus ring is around the field, without the button in it.',
  'ascent-override': 'Headings may move when their font arrives.',
  'descent-override': 'Headings may move when their font arrives.',
  'line-gap-override': 'Headings may move when their font arrives.',
  'size-adjust': 'Headings may move when their font arrives.',
  'cursor: not-allowed': 'A phone has no cursor.',
  'cursor: pointer': 'A phone has no cursor.',
  hyphens: 'Safari has the prefixed property.',
  resize: 'The text area scrolls.',
  'resize: vertical': 'The text area scrolls.',
  'text-size-adjust':
    'Safari on iOS has the prefixed property. The others do not enlarge the text.',
  'text-wrap': 'Only the last word may stand on its own line.',
  'text-wrap: balance': 'Only the last word may stand on its own line.',
  'text-wrap: pretty': 'Only the last word may stand on its own line.',
  'text-wrap: wrap': 'Nothing is balanced, so nothing has to be reset.',
  'user-select': 'Safari has the prefixed property.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'forced-color-adjust: none': 'Safari has no forced colours.',
};
/** The same for CSS that is only in the guests' sites, or only in the hosts' page. */
const HOSTS_FALLBACKS = {
  'break-after: avoid': 'The heading of a table may stand at the foot of a printed page.',
  'content-visibility': 'All cards are drawn at once, which takes longer.',
  'content-visibility: auto': 'All cards are drawn at once, which takes longer.',
  'print-color-adjust': 'Chrome has the prefixed property.',
  'print-color-adjust: exact': 'Chrome has the prefixed property.',
  zoom: 'The street on a card is larger, so its roofs are cut.',
};

/** The styles in a site's page, and in the files that it links. */
async function stylesOf(request: APIRequestContext, site: string): Promise<string> {
  const html = await (await request.get(site)).text();
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  const files = links.map(async ([, path = '']) =>
    (await request.get(new URL(path, site).href)).text(),
  );
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  return [...inline, ...(await Promise.all(files))].join('\n');
}

for (const [name, site, fallbacks] of [
  ['full', FULL, {}],
  ['saturday', SATURDAY, {}],
  ['hosts', HOSTS, HOSTS_FALLBACKS],
] as const) {
  test(`the newer CSS of ${name} has a fallback`, async ({ request }) => {
    expect(
      [...newerCss(await stylesOf(request, site))].sort(),
      'the newer CSS; add to the fallbacks what a browser has without it',
    ).toEqual(Object.keys({ ...FALLBACKS, ...fallbacks }).sort());
  });
}

test('newer CSS is found everywhere in a style sheet', () => {
  const found = newerCss(`
    @starting-style { a { opacity: 0 } }
    a:user-valid::details-content { width: 1rlh; color: light-dark(red, blue); field-sizing: content }
    a { & b { text-wrap: pretty } }
    @supports (anchor-name: --a) { a { anchor-name: --a } }
    @media (width > 1px) { a { color: color-mix(in srgb, red, blue) } }
  `);
  expect([...found].sort()).toEqual([
    '::details-content',
    ':user-valid',
    '@starting-style',
    'field-sizing',
    'field-sizing: content',
    'light-dark()',
    'nesting',
    'rlh',
    'text-wrap',
    'text-wrap: pretty',
  ]);
});

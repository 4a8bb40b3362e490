import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { copyContent } from '../testing/copy-content';
import { FIXTURES } from './folder';
import { contentModules, fixtureData } from './modules';

/** The code of a build that imports a content module of one of the fixtures. */
const codeOf = (name: string, celebration = 'weekend') =>
  codeIn(FIXTURES.replace('weekend', celebration), name);

async function codeIn(folder: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'virtual:main' } },
    plugins: [
      fixtureData(),
      contentModules(folder),
      {
        name: 'main',
        resolveId: (id) => (id === 'virtual:main' ? id : null),
        load: (id) =>
          id === 'virtual:main'
            ? `import * as content from '${name}'; console.log(content);`
            : null,
      },
    ],
  });
  const [output] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return output?.type === 'chunk' ? output.code : '';
}

describe('A content module', () => {
  it('contains computed values and no calculation', async () => {
    const code = await codeOf('content:weekend');
    expect(code).toContain('2025-10-04T22:00:00Z');
    expect(code).toContain('Saturday, October 4, 2025');
    expect(code).not.toMatch(/Temporal|safeParse|eastvillage/);
  });

  it.each(['weekend', 'four-days'])(
    'of the Saturday-only site contains nothing of other days of %s but ids',
    async (celebration) => {
      const code = await codeOf('content:saturday', celebration);
      const otherDay = /\{day:`(\w+)`,asked:!\d\}/g;
      expect([...code.matchAll(otherDay)].map(([, day]) => day)).toContain('friday');
      expect(code.replaceAll(otherDay, '')).not.toMatch(
        /friday|thursday|sunday|Friday|Thursday|Sunday|Ceremony|Casamento|Fado|Brunch|Black pork/,
      );
      expect(await codeOf('content:saturday-stories', celebration)).not.toMatch(/Friday|friday/);
    },
  );

  it('of the weekend has the texts for its Saturday-only guests', async () => {
    const code = await codeOf('content:weekend', 'four-days');
    expect(code).toContain("Four days of sardines, from Thursday's fado to Sunday's hammocks");
    expect(code.split('The terrace is swept and the sardines are ordered')).toHaveLength(2);
    expect(code.split('Alfama, Lisboa')).toHaveLength(2);
  });

  it.each(['content:weekend', 'content:saturday'])('%s names the other languages', async (name) => {
    expect(await codeOf(name, 'two-languages')).toContain('{language:`en-GB`,name:`English`}');
    expect(await codeOf(name)).not.toContain('translations');
  });

  it('lets the long words of titles break, only for guests', async () => {
    const { folder, edit } = copyContent();
    edit('celebration.yaml', /^gateTitle: .*/m, 'gateTitle: Congratulations, Nora & Sam');
    expect(await codeIn(folder, 'content:weekend')).toContain(
      'Con\u00adgrat\u00adu\u00adla\u00adtions,',
    );
    expect(await codeIn(folder, 'content:hosts')).toContain('Congratulations,');
  });

  it('of the hosts has the texts of each language, the default first', async () => {
    const code = await codeOf('content:hosts', 'two-languages');
    const places = ['Olá {name}', 'Que sopa preferes?', 'Hello {name}', 'Which soup'].map((text) =>
      code.indexOf(text),
    );
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it.each([
    ['weekend', true],
    ['one-day', false],
  ])('of the hosts knows whether %s has a Saturday-only site', async (celebration, has) => {
    const code = await codeOf('content:hosts', celebration);
    expect(code).toContain(`hasSaturdaySite:()=>!${has ? 0 : 1}`);
  });

  it('of the Saturday-only site does not exist without one', async () => {
    await expect(codeOf('content:saturday', 'one-day')).rejects.toThrow('saturdaySite: no');
  });
});

it('The celebration of the tests is data in a browser', async () => {
  const code = await codeOf('@invitation/domain/fixtures/celebration');
  expect(code).toContain('Nora & Sam’s Birthday Party');
  expect(code).not.toMatch(/readFileSync|safeParse/);
});

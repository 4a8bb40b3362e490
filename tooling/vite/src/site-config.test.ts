import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { FIXTURES, TWO_LANGUAGES } from './content/folder';
import { siteConfig } from './site-config';
import { temporaryFolder } from './testing/temporary-folder';

it('ends the build of a Saturday-only site that the content does not have', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const environment = { command: 'build', mode: 'embedded' } as const;
  const config = siteConfig('saturday', FIXTURES.replace('weekend', 'one-day'));
  await expect(async () => config(environment)).rejects.toThrow('exit');
  expect(exit).toHaveBeenCalledWith(0);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('There is no Saturday-only site'));
});

it('opens the pages of the studio before the server of another language answers', async () => {
  const config = await siteConfig('full', TWO_LANGUAGES)({ command: 'serve', mode: 'development' });
  const names = (config.plugins ?? []).map((plugin) => plugin && 'name' in plugin && plugin.name);
  const place = (name: string) => names.indexOf(`invitation:${name}`);
  expect(place('gate-in-dev')).toBeGreaterThanOrEqual(0);
  expect(place('gate-in-dev')).toBeLessThan(place('languages'));
});

it("names the host of pictures that only the Saturday's practical page has", async () => {
  const folder = temporaryFolder();
  cpSync(FIXTURES, folder, { recursive: true, filter: (path) => !path.endsWith('album.yaml') });
  const celebration = join(folder, 'celebration.yaml');
  const text = readFileSync(celebration, 'utf8')
    .replace(/^(thankYou|profile)Picture:\n( .*\n)+/gm, '')
    .replace('pictureHost: /pictures', 'pictureHost: https://cdn.example/ours');
  writeFileSync(celebration, text);
  const picture = '{ file: hotel, width: 600, height: 400, alt: The hotel }';
  const saturday = `saturday: [{ heading: Where to stay, text: Here., picture: ${picture} }]\n`;
  writeFileSync(join(folder, 'details.yaml'), saturday);
  const { plugins = [] } = await siteConfig('full', folder)({ command: 'build', mode: 'embedded' });
  const head = plugins.find((each) => each && 'name' in each && each.name === 'invitation:head');
  expect(Reflect.get(head ?? {}, 'transformIndexHtml')('<html lang="en">').tags).toContainEqual(
    expect.objectContaining({ attrs: { name: 'picture-host', content: 'https://cdn.example' } }),
  );
});

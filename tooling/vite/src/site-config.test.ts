import { expect, it, vi } from 'vitest';
import { FIXTURES, TWO_LANGUAGES } from './content/folder';
import { siteConfig } from './site-config';

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

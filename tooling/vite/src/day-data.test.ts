import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXTURES } from './content-folder';
import { dayData } from './day-data';

let root: string;
const write = (path: string, text: string) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'days-')));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('dayData in a build', { timeout: 60_000 }, () => {
  it('contains the data of the day without its calculation and without other days', async () => {
    write(
      'main.js',
      `import { saturday } from '${FIXTURES}/events/saturday.ts'; console.log(saturday);`,
    );
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
      plugins: [dayData()],
    });
    const [output] = [result].flat().flatMap((result) => ('output' in result ? result.output : []));
    const code = output?.type === 'chunk' ? output.code : '';
    expect(code).toContain('2025-10-04T22:00:00Z');
    expect(code).toContain('Saturday, October 4, 2025');
    expect(code).not.toMatch(/Temporal|ZonedDateTime|friday|sunday/i);
    expect(code.length).toBeLessThan(1000);
  });
});

describe('dayData in development', { timeout: 60_000 }, () => {
  it('loads a day again after a change of its file or its imports, also after an error', async () => {
    const day = 'domain/src/content/events/saturday.ts';
    const zone = 'domain/src/content/time-zone.ts';
    const text = (title: string) =>
      `import { timeZone } from '../time-zone';\nexport const saturday = { title: '${title}', timeZone };\n`;
    write(zone, "export const timeZone = 'one';\n");
    write(day, text('first'));
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 20 } },
      plugins: [dayData()],
    });
    const load = async () => (await server.ssrLoadModule(`/${day}`)).saturday;
    const expectReload = (saturday: object) =>
      vi.waitFor(async () => expect(await load()).toEqual(saturday), { timeout: 10_000 });
    try {
      expect(await load()).toEqual({ title: 'first', timeZone: 'one' });
      write(day, text('second'));
      await expectReload({ title: 'second', timeZone: 'one' });
      write(zone, "export const timeZone = 'two';\n");
      await expectReload({ title: 'second', timeZone: 'two' });
      write(day, 'throw new Error("a fault");');
      await vi.waitFor(() => expect(load()).rejects.toThrow('a fault'), { timeout: 10_000 });
      write(day, text('third'));
      await expectReload({ title: 'third', timeZone: 'two' });
    } finally {
      await server.close();
    }
  });
});

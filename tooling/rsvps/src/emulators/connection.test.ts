import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, runHosted, runRsvps } from '../testing/command';

describe('a command that cannot run', () => {
  it('exits with 2 if its arguments are not valid', async () => {
    for (const given of [['--cvs', 'x'], ['count'], ['remove']]) {
      expect(await runRsvps(given)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('npx pnpm rsvps --help'),
      });
    }
    const { code, out } = await runRsvps(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Exit codes');
  });

  it('explains how to get missing credentials', async () => {
    expect(await runHosted([], { GOOGLE_APPLICATION_CREDENTIALS: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('There are no credentials'),
    });
    const file = join(folder, 'web.json');
    writeFileSync(file, '{ "apiKey": "x", "authDomain": "x.firebaseapp.com" }');
    expect(await runHosted([], { GOOGLE_APPLICATION_CREDENTIALS: file })).toMatchObject({
      code: 1,
      err: expect.stringContaining("is the site's public configuration"),
    });
  });

  it('reports emulators that are not set, or set without --emulator', async () => {
    expect((await runHosted(['--emulator'], {})).err).toContain(
      'Start them with `npx pnpm dev:emulators`',
    );
    expect((await runRsvps([])).err).toContain('Add --emulator if you want them');
  });

  it('reports a file that cannot be written', async () => {
    const file = join(folder, 'no', 'such', 'folder.csv');
    const given = ['--csv', file, '--emulator', '--project', 'demo-nobody'];
    const { code, err } = await runRsvps(given);
    expect(code).toBe(1);
    expect(err).toContain('folder.csv could not be written');
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, hosted, rsvps } from '../testing/command';

describe('A command that cannot run', () => {
  it('exits with 2, if its arguments are not valid', async () => {
    for (const given of [['--cvs', 'x'], ['count'], ['remove']]) {
      expect(await rsvps(given)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('npx pnpm rsvps --help'),
      });
    }
    const { code, out } = await rsvps(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Exit codes');
  });

  it('says which credentials are missing, and how to get them', async () => {
    expect(await hosted([], { GOOGLE_APPLICATION_CREDENTIALS: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('There are no credentials'),
    });
    const file = join(folder, 'web.json');
    writeFileSync(file, '{ "apiKey": "x", "authDomain": "x.firebaseapp.com" }');
    expect(await hosted([], { GOOGLE_APPLICATION_CREDENTIALS: file })).toMatchObject({
      code: 1,
      err: expect.stringContaining("is the site's public configuration"),
    });
  });

  it('says that the emulators are not named, or named and not wanted', async () => {
    expect((await hosted(['--emulator'], {})).err).toContain(
      'Start them with `npx pnpm emulators`',
    );
    expect((await rsvps([])).err).toContain('Add --emulator if you want them');
  });

  it('says that the file cannot be written', async () => {
    const file = join(folder, 'no', 'such', 'folder.csv');
    const given = ['--csv', file, '--emulator', '--project', 'demo-nobody'];
    const { code, err } = await rsvps(given);
    expect(code).toBe(1);
    expect(err).toContain('folder.csv could not be written');
  });
});

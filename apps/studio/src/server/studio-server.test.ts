import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heicFile } from '@invitation/content/photos/testing/heic';
import { FIXTURES } from '@invitation/vite/content/folder';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from './studio-api';
import { studioServer } from './studio-server';

let folder: string;
let server: ViteDevServer;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  cpSync(FIXTURES, folder, { recursive: true });
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [studioServer(folder)],
    server: { host: 'localhost', port: 0, ws: false },
  });
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo;
  origin = `http://localhost:${address.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = async (path: string, body: BodyInit, headers: Record<string, string> = { origin }) => {
  const response = await fetch(`${origin}/studio/${path}`, { method: 'POST', body, headers });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
};
const hosts = () =>
  /^hosts: (.*)$/m.exec(readFileSync(join(folder, 'celebration.yaml'), 'utf8'))?.[1];
const edit = (value: string, file = 'celebration.yaml') =>
  JSON.stringify([{ file, path: ['hosts'], value }]);

const HALF = JSON.stringify([
  { file: 'celebration.yaml', path: ['hosts'], value: 'Zoë' },
  { file: 'celebration.yaml', path: ['languages'], value: ['en-US', 'en-GB'] },
]);
const START = JSON.stringify({
  hosts: 'Mechthild von der Heydebrand-Osthausen',
  party: 'birthday',
  language: 'de',
  city: 'Berlin',
  timeZone: 'Europe/Berlin',
  password: 'oma',
  days: [
    { title: 'Feier', date: '2027-05-08', start: '18:00', end: '23:00', location: 'Zum Ochsen' },
  ],
});

it('writes what its page sends, one after the other, and takes it back', async () => {
  const values = ['Zoë', 'Zoë & Ida'];
  const answers = await Promise.all(values.map((value) => post('edits', edit(value))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  // In either order.
  expect(values).toContain(hosts());
  await post('undo', 'null');
  expect(hosts()).toBe('Nora & Sam');
});

it('overwrites nothing that its page has not seen', async () => {
  const { state } = (await post('edits', '[]')) as unknown as Answer;
  const seen = state.revision;
  const one = (value: string) => ({ file: 'celebration.yaml', path: ['hosts'], value, seen });
  expect(await post('edits', JSON.stringify([one('Ida')]))).toMatchObject({ refused: [] });
  expect(await post('edits', JSON.stringify([one('Eve')]))).toMatchObject({
    refused: [{ isConflict: true, faults: [{ message: expect.stringContaining('“Ida”') }] }],
  });
  expect(await post('change', JSON.stringify([one('Eve')]))).toMatchObject({ status: 422 });
  expect(hosts()).toBe('Ida');
  await post('undo', 'null');
});

it('shows an uploaded drawing at once', async () => {
  const skyline = () =>
    /^skyline: (.*)$/m.exec(readFileSync(join(folder, 'celebration.yaml'), 'utf8'))?.[1];
  const place = [{ file: 'celebration.yaml', path: ['skyline'], value: 'sea' }];
  await post('change', JSON.stringify(place));
  await post('photograph?target=stamp.svg&name=x.svg', '<svg viewBox="0 0 55 72"><path/></svg>');
  expect(skyline()).toBe('sea');
  await post('photograph?target=skyline.svg&name=x.svg', '<svg viewBox="0 0 9 9"><path/></svg>');
  expect(skyline()).toBe('drawing');
  await post('undo', 'null');
  expect(skyline()).toBe('sea');
});

it('removes the stamp of the sample beside another drawing, and no other stamp', async () => {
  const stamp = join(folder, 'stamp.svg');
  const drawing = '<svg viewBox="0 0 9 9"><path/></svg>';
  await post('photograph?target=skyline.svg&name=x.svg', drawing);
  expect(existsSync(stamp)).toBe(true);
  await post('undo', 'null');
  copyFileSync(join(FIXTURES, 'stamp.svg'), stamp);
  await post('photograph?target=skyline.svg&name=x.svg', drawing);
  expect(existsSync(stamp)).toBe(false);
  await post('undo', 'null');
  expect(existsSync(stamp)).toBe(true);
});

it('shows the whole photograph of a HEIC file', async () => {
  const heic = heicFile({ width: 96, height: 64, colourAt: () => [90, 101, 140] });
  await post('photograph?target=profile&name=x.heic', new Uint8Array(heic));
  const answer = await fetch(`${origin}/studio/original?name=profile-x`);
  const shown = await sharp(await answer.arrayBuffer()).metadata();
  expect(shown).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
  await post('undo', 'null');
});

it('puts no picture into a section that its page has not seen there', async () => {
  const { state } = (await post('edits', '[]')) as unknown as Answer;
  const move = [{ file: 'details.yaml', path: ['weekend', 0], to: 1 }];
  await post('change', JSON.stringify(move));
  const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const address = 'photograph?target=details.weekend.0&name=x.png';
  const body = new Uint8Array(picture);
  expect(await post(`${address}&seen=${state.revision}`, body)).toMatchObject({ status: 422 });
  await post('undo', 'null');
  expect(await post(`${address}&seen=${state.revision}`, body)).toMatchObject({ status: 200 });
  await post('undo', 'null');
});

it('finds a later day on the map of the whole city', async () => {
  const celebration = join(folder, 'celebration.yaml');
  const before = readFileSync(celebration, 'utf8');
  const elsewhere = before
    .replace(/^gateSubtitle: .*/m, 'gateSubtitle: Düsseldorf')
    .replace(/^postmark: .*/m, 'postmark: DÜSSE / LDORF');
  writeFileSync(celebration, elsewhere);
  const day = {
    title: 'Brunch',
    date: '2025-10-06',
    start: '10:00',
    end: '12:00',
    location: 'Park',
  };
  expect(await post('day', JSON.stringify({ ...day, id: 'monday' }))).toMatchObject({
    status: 200,
  });
  expect(readFileSync(join(folder, 'days/monday.yaml'), 'utf8')).toContain(
    'Park%2C+D%C3%BCsseldorf',
  );
  await post('undo', 'null');
  writeFileSync(celebration, before);
});

it.each([
  ['of another page', 'edits', edit('X'), { origin: 'http://evil.example' }, 403],
  ['without an origin', 'edits', edit('X'), {}, 403],
  ['for a file outside', 'edits', edit('X', '../x.yaml'), undefined, 422],
  ['that is no edit', 'edits', '[{"file":1}]', undefined, 422],
  ['with a picture outside', 'picture', '{"name":"../x","framing":"cover"}', undefined, 404],
  [
    'with a file that is no photograph',
    'photograph?target=album&name=../../x.jpg',
    'text',
    undefined,
    422,
  ],
  ['with a place that there is not', 'photograph?target=../x&name=x.jpg', 'text', undefined, 422],
  [
    'with a drawing that runs a script',
    'photograph?target=skyline.svg&name=x.svg',
    '<svg viewBox="0 0 9 9"><script>1</script></svg>',
    undefined,
    422,
  ],
  ['with a change of which a half is faulty', 'change', HALF, undefined, 422],
  ['with half a start', 'start', '{"hosts":"X"}', undefined, 422],
  ['with names that no title can hold', 'start', START, undefined, 422],
])('refuses a request %s, and says why', async (_, path, body, headers, status) => {
  const before = readFileSync(join(folder, 'celebration.yaml'), 'utf8');
  const answer = await post(path, body, headers as Record<string, string>);
  expect(answer).toMatchObject({ status, message: expect.stringMatching(/\w/) });
  expect(readFileSync(join(folder, 'celebration.yaml'), 'utf8')).toBe(before);
});

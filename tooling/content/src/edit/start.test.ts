import { parseContent } from '@invitation/domain/build-time/parse-content';
import { picturesOf } from '@invitation/domain/build-time/read/site-content';
import { sampleTexts } from '@invitation/domain/build-time/sample-texts';
import { WORDS } from '@invitation/domain/words/words';
import { FIXTURES, readContent } from '@invitation/vite/content/folder';
import { describe, expect, it } from 'vitest';
import { openContentFolder } from '../files/content-folder';
import { editFiles } from './edit-content';
import { PARTIES, type Start, startEdits, startOf } from './start';

const files = openContentFolder(FIXTURES).read();
const DAY = {
  title: 'Festa',
  date: '2027-06-12',
  start: '15:00',
  end: '02:00',
  location: 'Jardim',
};
const START: Start = {
  hosts: 'Ana & Rui',
  party: 'wedding',
  language: 'pt-PT',
  city: 'Lisboa',
  timeZone: 'Europe/Lisbon',
  password: 'saudade',
  days: [DAY],
};

const begun = (start: Start) => {
  const { files: next, refused } = editFiles(files, startEdits(start, files));
  return { next, refused, parsed: parseContent(next) };
};

describe('the first ten minutes', () => {
  it.each(Object.keys(WORDS).flatMap((language) => PARTIES.map((party) => ({ language, party }))))(
    'make a celebration without faults and without a text of the sample: %o',
    (given) => {
      const { parsed, refused } = begun({ ...START, ...given });
      expect(refused).toEqual([]);
      expect(parsed.faults).toEqual([]);
      expect(sampleTexts(parsed, readContent(FIXTURES))).toEqual([]);
      expect(parsed.source && picturesOf(parsed.source, ['weekend', 'saturday'])).toEqual([]);
      expect(
        JSON.stringify([parsed.content?.weekend.celebration, parsed.content?.weekend.events]),
      ).not.toMatch(/Nora|Sam\b|New York|NYC|Marigold/);
    },
  );

  it.each(PARTIES)('open again with the answers that a couple gave: %s', (party) => {
    const start = { ...START, party };
    expect(startOf(begun(start).parsed)).toEqual(start);
  });

  it('name each day once, and end one after midnight', () => {
    const { parsed } = begun({ ...START, days: [DAY, { ...DAY, title: 'Baile', end: '20:00' }] });
    expect([...(parsed.source?.days ?? [])].map(([id, { end }]) => [id, end])).toEqual([
      ['saturday', '2027-06-13T02:00'],
      ['baile', '20:00'],
    ]);
  });

  it.each([
    ['Jardim', 'Jardim, Lisboa'],
    ['Hotel LISBOA', 'Hotel LISBOA'],
  ])('name the city once in the map link of %s', (location, query) => {
    const { parsed } = begun({ ...START, days: [{ ...DAY, location }] });
    const [day] = parsed.source?.days.values() ?? [];
    expect(new URL(day?.mapLink ?? '').searchParams.get('query')).toBe(query);
  });

  it.each([
    ['New York', 'NEW YORK'],
    ['Düsseldorf', 'DÜSSE LDORF'],
    ['Frankfurt am Main', 'FRANK FURT'],
    ['Villingen-Schwenningen', 'VILLI NGEN'],
    ['Llanfairpwllgwyngyll', 'LLANFAIR PWLLGWYN'],
  ])('fit a city on the stamp: %s', (city, lines) => {
    const { refused, parsed } = begun({ ...START, city });
    expect(refused).toEqual([]);
    expect(parsed.source?.celebration.postmark.join(' ')).toBe(lines);
  });

  describe('name the celebration in calendars', () => {
    const domainIn = (text: string | undefined) => /^ {2}domain: (.*)$/m.exec(text ?? '')?.[1];
    const first = begun(START).next;

    it('differently for two couples of one name', () => {
      expect(domainIn(first.get('celebration.yaml'))).toMatch(/^ana-and-rui-[\da-f]{8}\.example$/);
      const other = begun(START).next.get('celebration.yaml');
      expect(domainIn(other)).not.toBe(domainIn(first.get('celebration.yaml')));
    });

    it.each([
      ['', ''],
      [', also beside a fault', 'password: saudade'],
    ])('once%s', (_, gone) => {
      const text = first.get('celebration.yaml') ?? '';
      const changed = new Map(first).set('celebration.yaml', text.replace(gone, ''));
      const edits = startEdits({ ...START, hosts: 'Rui & Ana' }, changed);
      const again = editFiles(changed, edits).files.get('celebration.yaml');
      expect(again).toContain('hosts: Rui & Ana');
      expect(domainIn(again)).toBe(domainIn(text));
    });
  });

  it('leave nothing of the sample beside a fault either', () => {
    const celebration = files.get('celebration.yaml')?.replace(/^password:.*\n/m, '') ?? '';
    const faulty = new Map(files).set('celebration.yaml', celebration);
    const { files: next } = editFiles(faulty, startEdits(START, faulty));
    const { source } = parseContent(next);
    expect([...next.keys()].filter((file) => /^d/.test(file))).toEqual(['days/saturday.yaml']);
    expect(source && picturesOf(source)).toEqual([]);
  });

  it('begin again after dates between phases', () => {
    const dates = startEdits(START, files).concat([
      { file: 'celebration.yaml', path: ['repliesOpen'], value: '2027-01-02' },
      { file: 'celebration.yaml', path: ['afterwards'], value: { date: '2027-06-20' } },
    ]);
    const { files: before } = editFiles(files, dates);
    const earlier = { ...START, days: [{ ...DAY, date: '2026-12-12' }] };
    const again = startEdits(earlier, before);
    expect(editFiles(before, again).refused).toEqual([]);
  });
});

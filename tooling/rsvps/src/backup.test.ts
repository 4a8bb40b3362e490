import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  type DocumentData,
  FieldValue,
  Firestore,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { backupName, formatBackup, readBackup } from './backup';

const firestore = new Firestore({ projectId: 'demo' });
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'backup.json');
const read = (text: string) => {
  writeFileSync(file, text);
  return readBackup(file, firestore);
};
const document = (data: DocumentData) => ({ key: 'ada', data, updateTime: Timestamp.now() });

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.double(),
    fc
      .record({
        seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        nanoseconds: fc.integer({ min: 0, max: 999_999 }).map((micros) => micros * 1000),
      })
      .map(({ seconds, nanoseconds }) => new Timestamp(seconds, nanoseconds)),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc.constant(new GeoPoint(40.7, -73.9)),
    fc.array(tie('any')),
    fc.dictionary(fc.string(), tie('any'), { noNullPrototype: true }),
  ),
}));

describe('a backup', () => {
  it('restores every field exactly, and times to the microsecond', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value.any, { noNullPrototype: true }), (data) => {
        const [saved] = read(formatBackup([document(data as DocumentData)]));
        expect(saved).toEqual({ key: 'ada', data });
      }),
    );
  });

  it('keeps a reference to another document', () => {
    const reference = firestore.doc('rsvps/eve');
    const [saved] = read(formatBackup([document({ reference })]));
    expect(saved?.data.reference.path).toBe('rsvps/eve');
  });

  it('reports the key of a document that cannot be copied', () => {
    expect(() => formatBackup([document({ vector: FieldValue.vector([1]) })])).toThrow(
      /The document ada cannot be copied: .* Nothing was removed\./,
    );
  });

  it('has the time in its name', () => {
    expect(backupName(new Date('2025-08-01T12:00:00.123Z'))).toBe(
      'removed-replies-2025-08-01T12-00-00-123Z.json',
    );
  });

  it.each([
    ['', /could not be read .*Name a file that `npx pnpm rsvps remove` wrote/],
    ['null', /not a backup/],
    ['{ "replies": [] }', /not a backup/],
    ['{ "format": "invitation-rsvps-1", "documents": [{ "key": "a/b" }] }', /key "a\/b"/],
    ['{ "format": "invitation-rsvps-1", "documents": [{ "key": ".." }] }', /key "\.\."/],
    ['{ "format": "invitation-rsvps-1", "documents": [{ "key": "a" }] }', /fields are missing/],
    [
      '{ "format": "invitation-rsvps-1", "documents": [{ "key": "a", "fields": { "x": 1 } }] }',
      /unknown type/,
    ],
  ])('is rejected with the content %s', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

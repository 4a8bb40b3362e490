import { expect, it } from 'vitest';
import { FILE_LIMIT, readFile } from './read-file';

const TEXT = 'name;days;people\r\nZoë;weekend;2\r\n';
const BOM = '\ufeff';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const bigEndian = (text: string) => utf16(text).swap16();
const read = async (...parts: BlobPart[]) => (await readFile(new Blob(parts)))[0]?.text;

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(BOM + TEXT)],
  ['UTF-16', utf16(TEXT)],
  ['UTF-16 with its mark', utf16(BOM + TEXT)],
  ['big-endian UTF-16', bigEndian(TEXT)],
  ['big-endian UTF-16 with its mark', bigEndian(BOM + TEXT)],
  ['Windows-1252, which is certain', Buffer.from(TEXT, 'latin1')],
])('reads %s', async (_, bytes) => {
  expect(await read(new Uint8Array(bytes))).toBe(TEXT);
});

it.each([
  ['another workbook', Buffer.from('PK\u0003\u0004 rest'), /^This file can’t be read.*\.xlsx/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /^This is an old Excel file/],
  ['a document', Buffer.from('%PDF-1.7 rest'), /^This is a document/],
  ['broken contacts', Buffer.from('BEGIN:VCARD\nno card'), /^These contacts can’t be read/],
  // `é` of a Mac is `Ž` in Windows-1252, and the Cyrillic `Анна` is `Àííà`.
  ['a Mac’s encoding', Buffer.from('name\nAndr\x8e', 'latin1'), /“CSV UTF-8”/],
  ['Windows-1251', Buffer.from('name\n\xc0\xed\xed\xe0', 'latin1'), /“CSV UTF-8”/],
  // `Ş` and `ı` of Turkish, `Ł` and `ą` of Polish, `ř` of Czech and `ő` of Hungarian.
  ['Windows-1254', Buffer.from('name\nAy\xfee Y\xfdlmaz', 'latin1'), /“CSV UTF-8”/],
  ['Windows-1250', Buffer.from('name\n\xa3ukasz B\xb9k', 'latin1'), /“CSV UTF-8”/],
  ['Czech', Buffer.from('name\nJi\xf8\xed Dvo\xf8\xe1k', 'latin1'), /“CSV UTF-8”/],
  ['Hungarian', Buffer.from('name\nErd\xf5s P\xe1l', 'latin1'), /“CSV UTF-8”/],
  ['half a character', utf16(TEXT).subarray(0, -1), /“CSV UTF-8”/],
  ['too much', Buffer.alloc(FILE_LIMIT + 1), /^This list is too long/],
])('says how to save %s', async (_, bytes, message) => {
  await expect(read(new Uint8Array(bytes))).rejects.toThrow(message);
});

it('reads an empty file', async () => {
  expect(await read()).toBe('');
});

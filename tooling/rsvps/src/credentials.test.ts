import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCredentials } from './credentials';

const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));
const check = (content: string) => {
  const file = join(folder, 'key.json');
  writeFileSync(file, content);
  return () => checkCredentials(file);
};
const web = { apiKey: 'AIza', authDomain: 'x.firebaseapp.com', projectId: 'x' };
const key = { type: 'service_account', private_key: 'secret', client_email: 'x@example.com' };

describe('checkCredentials', () => {
  it('accepts a key and other credentials of Google', () => {
    expect(check(JSON.stringify(key))).not.toThrow();
    expect(check('{ "type": "authorized_user" }')).not.toThrow();
  });

  it.each([
    [JSON.stringify(web), /is the site's public configuration and not a service account's key/],
    [
      'const firebaseConfig = { apiKey: "AIza", authDomain: "x.firebaseapp.com" };',
      /is the site's public configuration/,
    ],
    ['{ "name": "invitation" }', /is JSON, but not a service account's key/],
    ['null', /is JSON, but not a service account's key/],
    ['[]', /is JSON, but not a service account's key/],
    ['no key', /is not JSON/],
    [JSON.stringify({ ...key, private_key: undefined }), /is an incomplete key/],
  ])('rejects a file with %s', (content, sentence) => {
    expect(check(content)).toThrow(sentence);
    expect(check(content)).toThrow(/generate a new private key/);
  });

  it('rejects a file that does not exist or cannot be read', () => {
    expect(() => checkCredentials(join(folder, 'gone.json'))).toThrow(/does not exist/);
    expect(() => checkCredentials(folder)).toThrow(/cannot be read/);
  });
});

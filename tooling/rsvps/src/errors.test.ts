import { describe, expect, it } from 'vitest';
import { hostErrorFor } from './errors';

describe('hostErrorFor', () => {
  it.each([
    [{ code: 14, message: 'UNAVAILABLE: name resolution' }, /could not be reached/],
    [
      { message: 'request to https://x failed, reason: getaddrinfo ENOTFOUND x' },
      /could not be reached/,
    ],
    [{ message: 'timed out' }, /could not be reached/],
    [{ message: 'invalid_grant: Invalid JWT Signature.' }, /did not accept the credentials/],
    [
      { code: 7, message: 'PERMISSION_DENIED: Missing or insufficient permissions.' },
      /did not accept/,
    ],
    [
      { code: 5, message: 'NOT_FOUND: The database (default) does not exist' },
      /no Firestore database/,
    ],
    ['odd', /unexpected error.*odd/],
  ])('explains %j', (error, sentence) => {
    expect(hostErrorFor(error).message).toMatch(sentence);
  });
});

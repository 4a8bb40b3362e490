import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { encodePassword } from './gate';
import {
  invitationLink,
  isInvitationId,
  newInvitationId,
  readInvitationLink,
} from './invitation-link';

const PASSWORD = encodePassword('eastvillage');

describe('An id', () => {
  it('is new each time, with 192 random bits in base64url', () => {
    const ids = Array.from({ length: 100 }, newInvitationId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
    expect(ids.every(isInvitationId)).toBe(true);
  });

  it('is made again if Firestore reserves it', () => {
    const bytes = vi.spyOn(crypto, 'getRandomValues');
    bytes.mockImplementationOnce((array) => {
      if (array instanceof Uint8Array) array.fill(0xff);
      return array;
    });
    expect(isInvitationId(newInvitationId())).toBe(true);
    expect(bytes).toHaveBeenCalledTimes(2);
    bytes.mockRestore();
  });

  it.each([
    '',
    'abc',
    'a'.repeat(21),
    `${'a'.repeat(30)}/b`,
    `${'a'.repeat(30)} `,
    'a'.repeat(129),
    '__aaaaaaaaaaaaaaaaaaaaaa__',
  ])('is not %j', (text) => {
    expect(isInvitationId(text)).toBe(false);
  });
});

describe('A personal link', () => {
  it('has the id and the password in its fragment', () => {
    expect(invitationLink('https://invitation.example/', 'id-of_ada', PASSWORD)).toBe(
      'https://invitation.example/#invitation=id-of_ada&password=ZWFzdHZpbGxhZ2U',
    );
  });

  it('may choose a language', () => {
    const link = invitationLink('https://invitation.example/', 'ada', PASSWORD, 'pt-PT');
    expect(link).toMatch(/#invitation=ada&password=\w+&language=pt-PT$/);
    expect(readInvitationLink(new URL(link).hash, PASSWORD)).toEqual({ id: 'ada', unlocks: true });
  });

  it('is read back with any id and password', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (password) => {
        const id = newInvitationId();
        const encoded = encodePassword(password);
        const { hash } = new URL(invitationLink('https://invitation.example/', id, encoded));
        expect(readInvitationLink(hash, encoded)).toEqual({ id, unlocks: true });
      }),
    );
  }, 30_000);

  it('does not unlock the gate with another password', () => {
    const { hash } = new URL(invitationLink('https://invitation.example/', 'ada', PASSWORD));
    expect(readInvitationLink(hash, encodePassword('westvillage'))).toEqual({
      id: 'ada',
      unlocks: false,
    });
  });

  it('does not unlock the gate if it was cut short anywhere', () => {
    const { hash } = new URL(invitationLink('https://invitation.example/', 'ada', PASSWORD));
    const cut = Array.from({ length: hash.length - 12 }, (_, length) => hash.slice(0, length + 12));
    for (const text of cut) {
      const link = readInvitationLink(text, PASSWORD);
      expect('ada').toContain(link?.id);
      expect(link?.unlocks).toBe(false);
    }
  });

  it.each(['', '#', '#photos', '#password=ZWFzdHZpbGxhZ2U', '#Invitation=x'])(
    'is not the fragment %j',
    (hash) => {
      expect(readInvitationLink(hash, PASSWORD)).toBeNull();
    },
  );
});

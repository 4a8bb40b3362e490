import { describe, expect, it, vi } from 'vitest';
import { fc } from '../fixtures/fast-check.js';
import { encodePassword } from './gate';
import {
  invitationLink,
  isInvitationId,
  newInvitationId,
  parseReplyLink,
  readInvitationLink,
  readLinkPart,
  replyLinkId,
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

describe('The link to a reply', () => {
  const REPLY_LINK = { reply: 'the-uid_of-ada', secret: 's'.repeat(32) };
  const read = (text: string) => readInvitationLink(text, PASSWORD);
  const address = invitationLink('https://invitation.example/', replyLinkId(REPLY_LINK), PASSWORD);

  it('has the reply, the secret and the password in its fragment', () => {
    expect(address).toBe(
      `https://invitation.example/#reply=the-uid_of-ada.${'s'.repeat(32)}&password=ZWFzdHZpbGxhZ2U`,
    );
  });

  it.each([
    ['as it is', address],
    ['encoded', encodeURIComponent(address)],
    ['with a full stop behind the password', `${address}.`],
  ])('is read %s', (_, text) => {
    const link = read(text);
    expect(link?.unlocks).toBe(true);
    expect(parseReplyLink(link?.id ?? '')).toEqual(REPLY_LINK);
  });

  it('is no link and no id of an invitation if it was cut short anywhere', () => {
    const end = address.indexOf('s'.repeat(22)) + 21;
    for (let length = address.indexOf('reply=') + 6; length <= end; length += 1) {
      const { id = '' } = read(address.slice(0, length)) ?? {};
      expect(id).toMatch(/^reply=/);
      expect(parseReplyLink(id)).toBeNull();
      expect(isInvitationId(id)).toBe(false);
    }
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
  });

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

  it('is read however messengers and mail programs have changed it', () => {
    const encode = (text: string) => text.replace(/[^\w-]/g, encodeURIComponent);
    const trailing = fc.constantFrom('', '.', ',', ')', '>.', '”', '%3E', '/');
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'binary' }),
        fc.shuffledSubarray(['invitation', 'password', 'fbclid', 'language'], { minLength: 4 }),
        fc.constantFrom('&', '&amp;', ';'),
        fc.boolean(),
        fc.nat({ max: 2 }),
        trailing,
        (password, names, separator, isUpperCase, encodings, end) => {
          const id = newInvitationId();
          const encoded = encodePassword(password);
          const url = encoded.replaceAll('+', '-').replaceAll('/', '_');
          const values: Record<string, string> = { invitation: id, password: url, fbclid: 'x' };
          let fragment = names
            .map((name) => `${isUpperCase ? name.toUpperCase() : name}=${values[name] ?? 'de'}`)
            .join(separator);
          fragment += end;
          for (let count = 0; count < encodings; count++) fragment = encode(fragment);
          expect(readInvitationLink(`#${fragment}`, encoded)).toEqual({ id, unlocks: true });
          expect(readLinkPart(`#${fragment}`, 'language')).toBe('de');
        },
      ),
    );
  });

  it.each([
    ['#password=ZWFzdHZpbGxhZ2U', '', true],
    ['#password=ZWFzdHZpbGxhZ2', '', false],
    ['#password=', '', false],
    ['#invitation=', '', false],
    ['#Invitation=x', 'x', false],
    ['#invitation=a%2Fb&password=ZWFzdHZpbGxhZ2U=', 'a/b', true],
    ['#invitation=ada%26password%3', 'ada', false],
    ['#invitation=%E0%A4%', '', false],
    ['#invitation=ad%E2%80%8Ba%0A&password=ZWFz%C2%ADdHZpbGxhZ2U\u200b', 'ada', true],
  ])('is recognised although it is damaged: %s', (hash, id, unlocks) => {
    expect(readInvitationLink(hash, PASSWORD)).toEqual({ id, unlocks });
  });

  it.each(['', '#', '#photos', '#language=de', '#passwords=x', '#my_password=x'])(
    'is not the fragment %j',
    (hash) => {
      expect(readInvitationLink(hash, PASSWORD)).toBeNull();
    },
  );
});

import { invitationLink, replyLinkId } from '@invitation/domain/gate/invitation-link';
import { expect, it } from 'vitest';
import { readCode } from './scanned-code';

const SITE = {
  addresses: { weekend: 'https://weekend.example/', saturday: 'https://saturday.example/' },
  password: 'ZWFzdHZpbGxhZ2U=',
};
const LISTED = ['an-invitation-of-a-guest', 'uid-of-a-guest'];
const read = (text: string) => readCode(text, SITE, (key) => LISTED.includes(key));
const link = (address: string, id: string) => invitationLink(address, id, SITE.password);

it('finds the guest of a card, and of the link on a guest’s phone', () => {
  expect(read(link('https://saturday.example/', 'an-invitation-of-a-guest'))).toEqual({
    key: 'an-invitation-of-a-guest',
  });
  const reply = replyLinkId({ reply: 'uid-of-a-guest', secret: 's'.repeat(22) });
  expect(read(link('https://weekend.example/', reply))).toEqual({ key: 'uid-of-a-guest' });
});

it('finds a guest whose card was printed for an earlier address', () => {
  expect(read(link('https://old.example/', 'an-invitation-of-a-guest'))).toEqual({
    key: 'an-invitation-of-a-guest',
  });
});

it('says why a code leads to nobody', () => {
  const other = 'another-invitation-of-24';
  expect(read(link('https://weekend.example/', other))).toEqual({ fault: 'notListed' });
  expect(read(link('https://theirs.example/', other))).toEqual({ fault: 'otherCelebration' });
  expect(read('https://weekend.example/#password=x')).toEqual({ fault: 'noGuestCode' });
  expect(read('WIFI:S:Party;;')).toEqual({ fault: 'noGuestCode' });
  expect(read('x#invitation=another-invitation-of-24')).toEqual({ fault: 'otherCelebration' });
});

import { describe, expect, it } from 'vitest';
import { type HostedSite, policyOf, readConfiguration } from './configuration';
import { policyFor } from './policy';

const { hosting } = readConfiguration();

/** A site without what is its own: its target, its folder, and the hashes of its page. */
function withoutOwn(site: HostedSite): Partial<HostedSite> {
  const { target: _target, public: _public, ...shared } = structuredClone(site);
  const policy = policyOf({ ...site, ...shared });
  policy.value = policyFor('', policy.value, false);
  return shared;
}

describe('firebase.json', () => {
  it('hosts all sites alike, but for target, folder and the hashes of their pages', () => {
    expect(hosting.map(({ target, public: folder }) => [target, folder])).toEqual([
      ['full', 'apps/full/dist'],
      ['saturday', 'apps/saturday/dist'],
    ]);
    const [first, ...others] = hosting.map(withoutOwn);
    for (const other of others) expect(other).toEqual(first);
  });

  it('has only patterns that mean the same to Firebase and to the local server', () => {
    const patterns = hosting.flatMap(({ headers }) => headers.map(({ regex }) => regex ?? ''));
    // Firebase reads RE2, and superstatic JavaScript: groups with a question mark and back references differ.
    for (const pattern of patterns) expect(pattern).not.toMatch(/\(\?|\\\d/);
  });
});

describe('The policy of a site', () => {
  const site = { target: 'full', public: 'dist' };
  const policy = { key: 'Content-Security-Policy', value: "default-src 'none'" };

  it('has to be there once', () => {
    expect(policyOf({ ...site, headers: [{ regex: '.*', headers: [policy] }] })).toBe(policy);
    expect(() => policyOf({ ...site, headers: [] })).toThrow('for the target "full", but has none');
    expect(() =>
      policyOf({ ...site, headers: [{ regex: '.*', headers: [policy, policy] }] }),
    ).toThrow('but has 2');
  });
});

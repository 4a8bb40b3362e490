import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policyOf, ROOT, readConfiguration } from './configuration';
import { hasAppCheck, policyFor } from './policy';

describe.each(readConfiguration().hosting)('The policy of $target', (site) => {
  it("allows what stands in the page of the hosts' content by the hash of it", () => {
    const page = readFileSync(`${ROOT}/apps/${site.target}/dist-content/index.html`, 'utf8');
    const { value } = policyOf(site);
    expect(
      policyFor(page, value, hasAppCheck(value)),
      'The pages have changed: run `npx pnpm csp:update` and commit firebase.json.',
    ).toBe(value);
  });
});

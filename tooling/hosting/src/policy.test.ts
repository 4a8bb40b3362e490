import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineDirectives, policyFor } from './policy';

const PAGE = `<head><script type="module" src="/a.js"></script><style>p{color:red}
</style><script type="application/json" id="x">{}</script><script>go()</script></head>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe("The hosting's policy", () => {
  it('allows what stands in the page by its hash, and nothing else inline', () => {
    const [script, style] = inlineDirectives(PAGE);
    expect(script).toBe(`script-src 'self' ${hash('go()')}`);
    expect(style).toContain(hash('p{color:red}\n'));
    expect(style).not.toContain('unsafe');
  });

  it('changes with the page in those two directives alone', () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-old'; img-src *";
    const renewed = policyFor(PAGE, policy, false);
    expect(renewed).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^;]+; style-src .*; img-src \*$/,
    );
    expect(renewed).not.toContain('old');
    expect(policyFor(PAGE, renewed, false)).toBe(renewed);
  });

  it('has the sources of App Check where that is on, and none of them where it is off', () => {
    const off = policyFor(PAGE, "default-src 'none'; connect-src 'self' https://a.example", false);
    const on = policyFor(PAGE, off, true);
    expect(on).toMatch(/script-src 'self' [^;]*https:\/\/www\.gstatic\.com\/recaptcha\//);
    expect(on).toContain('frame-src https://www.google.com/recaptcha/');
    expect(on).toMatch(
      /connect-src 'self' https:\/\/a\.example https:\/\/content-firebaseappcheck/,
    );
    expect(policyFor(PAGE, on, true)).toBe(on);
    expect(off).not.toMatch(/recaptcha|appcheck|frame-src/);
    expect(policyFor(PAGE, on, false)).toBe(off);
  });
});

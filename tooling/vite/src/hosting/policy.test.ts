import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyFor } from './policy';

const PAGE = `<head><script type="module" src="/a.js"></script><style>p{color:red}
</style><script type="application/json" id="x">{}</script><script>go()</script></head>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directivesOf = (policy: string) => policy.split('; ');

describe('policyFor', () => {
  it('allows inline scripts and styles by their hashes only', () => {
    const directives = directivesOf(policyFor(PAGE, false));
    expect(directives[0]).toBe("default-src 'none'");
    expect(directives).toContain(`script-src 'self' ${hash('go()')}`);
    const style = directives.find((directive) => directive.startsWith('style-src'));
    expect(style).toContain(hash('p{color:red}\n'));
    expect(policyFor(PAGE, true)).not.toContain('unsafe');
  });

  it('depends on the page only in two directives', () => {
    const others = directivesOf(policyFor('', false));
    const changed = directivesOf(policyFor(PAGE, false)).filter((own) => !others.includes(own));
    expect(changed).toEqual([
      expect.stringMatching(/^script-src/),
      expect.stringMatching(/^style-src/),
    ]);
  });

  it('allows pictures of another host only if the content names one', () => {
    expect(directivesOf(policyFor('', false))).toContain("img-src 'self' data:");
    const directives = directivesOf(policyFor('', false, 'https://cdn.example'));
    expect(directives).toContain("img-src 'self' data: https://cdn.example");
  });

  it('allows the sources of App Check only if it is on', () => {
    const on = policyFor(PAGE, true);
    expect(on).toMatch(/script-src 'self' [^;]*https:\/\/www\.gstatic\.com\/recaptcha\//);
    expect(on).toContain('frame-src https://www.google.com/recaptcha/');
    expect(on).toMatch(
      /connect-src 'self' [^;]*firestore\.googleapis\.com https:\/\/content-firebaseappcheck/,
    );
    expect(policyFor(PAGE, false)).not.toMatch(/recaptcha|appcheck|frame-src/);
  });
});

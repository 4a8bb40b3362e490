import { createHash } from 'node:crypto';

/** What sonner writes into the page by itself: an empty sheet, then its own. Its text comes with its version. */
const SONNER = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, text = '']) => hashOf(text));

/**
 * The directives of a Content-Security-Policy for what stands in a page itself, each inline script and style by its hash
 * (https://www.w3.org/TR/CSP3/#directive-script-src).
 *
 * @param html a page as it is served
 */
export function inlineDirectives(html: string): string[] {
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    // With no attribute at all, an element is a script or a style: the others have files, or are data.
    `script-src ${sources(hashesOf(html, /<script>(.*?)<\/script>/gs))}`,
    `style-src ${sources([...SONNER, ...hashesOf(html, /<style>(.*?)<\/style>/gs)])}`,
  ];
}

/**
 * What App Check needs beside the site's own sources: reCAPTCHA and the service that gives tokens for its answers
 * (https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha).
 */
const APP_CHECK: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/** Tells whether a deployment's owner has turned App Check on. */
export const hasAppCheck = (policy: string): boolean => policy.includes('firebaseappcheck');

/**
 * The policy that a page needs: what stands in it by its hash, and the sources of App Check where that is on. All else
 * is as it was.
 */
export function policyFor(html: string, policy: string, appCheck: boolean): string {
  const directives = new Map(
    [...policy.split(/; */), ...inlineDirectives(html)].map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  for (const [name, added] of Object.entries(APP_CHECK)) {
    const own = (directives.get(name) ?? []).filter((source) => !added.includes(source));
    const sources = appCheck ? [...own, ...added] : own;
    if (sources.length > 0) directives.set(name, sources);
    else directives.delete(name);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

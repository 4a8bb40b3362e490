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

/** The policy with its `script-src` and `style-src` as a page needs them, all else as it was. */
export function policyFor(html: string, policy: string): string {
  return inlineDirectives(html).reduce((policy, directive) => {
    const [name] = directive.split(' ');
    return policy.replace(new RegExp(`\\b${name} [^;]*`), () => directive);
  }, policy);
}

import { createHash } from 'node:crypto';
import { FIREBASE_SERVICES } from '@invitation/domain/firebase/firebase-services';

/** Hashes of the `style` elements that sonner adds to the page, first empty, then filled. They change with its version. */
const SONNER = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
];

/**
 * The sources that App Check adds: reCAPTCHA and the service that issues tokens
 * (https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha).
 */
const APP_CHECK: Directives = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

type Directives = Readonly<Record<string, readonly string[]>>;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashesOf = (html: string, element: RegExp) => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text))),
];
const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** The Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/). Inline scripts and styles need a hash. */
export function policyFor(html: string, appCheck: boolean, pictureHost?: string): string {
  const base: Directives = {
    'default-src': ["'none'"],
    // Only inline scripts and styles have tags without attributes; JSON data and links to files have some.
    'script-src': ["'self'", ...quoted(hashesOf(html, /<script>(.*?)<\/script>/gs))],
    'style-src': ["'self'", ...quoted([...SONNER, ...hashesOf(html, /<style>(.*?)<\/style>/gs)])],
    'img-src': ["'self'", 'data:', ...(pictureHost ? [pictureHost] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...Object.values(FIREBASE_SERVICES).map((host) => `https://${host}`)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const added = appCheck ? APP_CHECK : {};
  return Object.keys({ ...base, ...added })
    .map((name) => [name, ...(base[name] ?? []), ...(added[name] ?? [])].join(' '))
    .join('; ');
}

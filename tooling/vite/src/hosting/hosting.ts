import { LANGUAGES_FOLDER } from '@invitation/domain/words/language';
import { SITES, type SiteName } from '../content/sites';
import type { BuiltSite } from './built-site';
import { policyFor } from './policy';

/** A glob for every address except those of files: a missing file must give an error, not the page. */
const PAGES = '!/@(assets|pictures|calendar)/**';

const header = (key: string, value: string) => ({ key, value });
const NO_CACHE = header('Cache-Control', 'no-cache');

/** See https://firebase.google.com/docs/hosting/full-config. */
export const hostedSite = (
  target: SiteName,
  { page, translations = [], appCheck, pictureHost }: BuiltSite,
) => ({
  target,
  public: target,
  headers: [
    {
      // A glob does not match addresses with dot segments.
      regex: '[\\s\\S]*',
      headers: [
        header(
          'Content-Security-Policy',
          policyFor([page, ...translations].join('\n'), appCheck, pictureHost),
        ),
        header('Referrer-Policy', 'no-referrer'),
        header('X-Content-Type-Options', 'nosniff'),
        header(
          'Permissions-Policy',
          // Hosts scan the QR codes of cards at the door.
          `camera=(${target === 'hosts' ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`,
        ),
        header('Cross-Origin-Opener-Policy', 'same-origin'),
        header('X-Robots-Tag', 'noindex, nofollow'),
      ],
    },
    { source: PAGES, headers: [NO_CACHE] },
    {
      source: '/assets/**',
      headers: [header('Cache-Control', 'public, max-age=31536000, immutable')],
    },
    { source: '/pictures/**', headers: [header('Cache-Control', 'public, max-age=86400')] },
    {
      source: '/calendar/**',
      headers: [header('Content-Type', 'text/calendar; charset=utf-8'), NO_CACHE],
    },
  ],
  // The browser's languages or a cookie choose a folder (https://firebase.google.com/docs/hosting/i18n-rewrites). Rewrites ignore
  // languages, so each page is a file, and unknown addresses get 404.html.
  ...(translations.length > 0
    ? { i18n: { root: LANGUAGES_FOLDER }, trailingSlash: false }
    : { rewrites: [{ source: PAGES, destination: '/index.html' }] }),
});

/** Has no hooks, so that nothing of the repository runs with access to the key. */
export const firebaseConfiguration = (built: Readonly<Partial<Record<SiteName, BuiltSite>>>) => ({
  // `firebase deploy --only auth` enables these ways to sign in: anonymously for guests, by password for hosts.
  auth: { providers: { anonymous: true, emailPassword: true } },
  firestore: { rules: 'firestore.rules' },
  hosting: SITES.flatMap((target) => {
    const site = built[target];
    return site ? hostedSite(target, site) : [];
  }),
});

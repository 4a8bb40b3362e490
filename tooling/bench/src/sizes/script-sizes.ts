import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { PROJECT } from '@invitation/emulators/emulators';
import { filesOf, filesOfGate, filesOfPage, pagePathsOf } from '@invitation/vite/bundle/chunks';
import { loadContent } from '@invitation/vite/content/folder';
import { words } from '@invitation/vite/content/words';
import { contentOf } from '@invitation/vite/settings/settings';
import { siteConfig } from '@invitation/vite/site-config';
import { build, type InlineConfig } from 'vite';
import { type Measure, type Report, reportOf } from '../report/report';

/**
 * The settings of a build with the hosted backend, with values as long as real ones. The emulators accept any API key, but Firestore
 * accepts only tokens of the same project.
 */
export const SETTINGS = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'an-api-key-of-the-usual-length-of-39-ch',
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef012345',
  VITE_SATURDAY_DOMAIN: '',
  VITE_APP_CHECK: '',
};

const MODE = 'size';

/** About 5 % more than the scripts weighed before Firebase 13, so that no trick is needed for a few bytes. */
const GATE_BUDGET = 70;
/** Likewise, plus 6 KB for value types that Firestore Lite always contains since Firebase 13. */
const RSVP_BUDGET = 178 + 6;
/** What a page adds to the form. */
const PAGE_BUDGET = 8;
/** The thank-you page with its confetti. */
const THANK_YOU_BUDGET = 12;

/** Only the chunk of canvas-confetti has this export. */
const CONFETTI = 'create';

/** Builds the apps and measures the script that each step adds, in units of 1000 bytes after Brotli at its highest level. */
export async function measureScriptSizes(): Promise<Report> {
  Object.assign(process.env, SETTINGS);
  return reportOf('script after Brotli', [
    ...(await measureGuestsSite()),
    ...(await measureHostsPage()),
  ]);
}

/** Builds an app. Returns its scripts, and a function that measures those that no earlier call has counted. */
async function buildApp(app: string, config: InlineConfig = {}) {
  const root = fileURLToPath(new URL(`../../../../apps/${app}`, import.meta.url));
  const result = await build({
    ...config,
    root,
    mode: MODE,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`The build of ${app} has no output.`);
  const chunks = output.output.filter((file) => file.type === 'chunk');

  const counted = new Set<string>();
  /** The size of the files that no earlier step has loaded, in kilobytes. */
  const addedSize = (files: readonly string[]) => {
    const added = chunks.filter(
      ({ fileName }) => files.includes(fileName) && !counted.has(fileName),
    );
    for (const { fileName } of added) counted.add(fileName);
    return added.reduce((sum, { code }) => sum + brotliCompressSync(code).length / 1000, 0);
  };
  return { chunks, addedSize };
}

function withWordsOf(language: Language): InlineConfig {
  const config = siteConfig('full')({ command: 'build', mode: MODE });
  return {
    ...config,
    configFile: false,
    // Before the site's own plugin for words.
    plugins: [words(() => language), config.plugins],
  };
}

/** The guests' site in each language. The Saturday-only site has the same code, and fewer days. */
async function measureGuestsSite(): Promise<Measure[]> {
  const own = loadContent(contentOf('build', MODE)).language;
  const others = (Object.keys(WORDS) as Language[]).filter((language) => language !== own);
  const measures: Measure[] = [];
  for (const language of [null, ...others]) {
    const { chunks, addedSize } = await buildApp('full', language ? withWordsOf(language) : {});
    const site = language ?? 'full';
    const gate = addedSize(filesOfGate(chunks));
    const form = addedSize(filesOfPage(chunks, '/'));
    measures.push(
      [`${site}: the gate`, gate, 'KB', GATE_BUDGET],
      [`${site}: all up to the saved RSVP`, gate + form, 'KB', RSVP_BUDGET],
    );
    if (language) continue;
    const toasts = addedSize(filesOf(chunks, ['mountToaster']));
    measures.push(['full: what the first toast adds', toasts, 'KB', 12]);
    for (const path of pagePathsOf('full', contentOf('build', MODE)).filter((to) => to !== '/')) {
      const isThankYou = path === '/thank-you';
      const added = [
        ...filesOfPage(chunks, path),
        ...(isThankYou ? filesOf(chunks, [CONFETTI]) : []),
      ];
      const budget = isThankYou ? THANK_YOU_BUDGET : PAGE_BUDGET;
      measures.push([`full: what ${path} adds`, addedSize(added), 'KB', budget]);
    }
  }
  return measures;
}

/** The hosts' page loads the whole Firestore SDK, with its listener and its copy on the device. */
async function measureHostsPage(): Promise<Measure[]> {
  const { chunks, addedSize } = await buildApp('hosts');
  const first = addedSize(filesOf(chunks, ['start', 'openPage', 'openFirebaseHosts']));
  const words = addedSize(
    chunks.filter(({ name }) => name === 'en-US').map(({ fileName }) => fileName),
  );
  const entry = addedSize(filesOfGate(chunks));
  const guest = addedSize(filesOf(chunks, ['GuestPage', 'NewGuestPage', 'PrintPage']));
  const table = addedSize(filesOf(chunks, ['csv']));
  const imports = addedSize(filesOf(chunks, ['ImportPage']));
  const workbook = addedSize(filesOf(chunks, ['readWorkbook']));
  const contacts = addedSize(filesOf(chunks, ['contactsAsText']));
  return [
    ['hosts: the first list', entry + first + words, 'KB', 350],
    ['hosts: what the page of a guest adds', guest, 'KB', 28],
    ['hosts: what the table for the caterer adds', table, 'KB', 12],
    ['hosts: what the import of a list adds', imports, 'KB', 64],
    ['hosts: what an Excel workbook adds to it', workbook, 'KB', 18],
    ['hosts: what contacts of a phone add to it', contacts, 'KB', 23],
  ];
}

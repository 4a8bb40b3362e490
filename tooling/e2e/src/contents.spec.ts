import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { SEED } from '@invitation/domain/fixtures/fast-check.js';
import { loadPictures, makePictures } from '@invitation/vite/check/testing/make-pictures';
import type { SiteName } from '@invitation/vite/content/sites';
import {
  accepted,
  filesOf,
  LEAST,
  type Switches,
} from '@invitation/vite/content/testing/random-content';
import { serve } from '@invitation/vite/hosting/serve';
import { buildSites } from './contents/build-sites';
import { openGuestsSite, openHostsSite } from './contents/open-content';
import { withFolder } from './contents/with-folder';
import { test } from './guest';

const DAY = { guests: 'weekend', asked: true, thankYouCard: true, shownEnd: 'late' } as const;

/** Contents that once failed, or that no other build in the tests has. */
const CONTENTS: readonly (readonly [name: string, Switches, apps: readonly SiteName[]])[] = [
  ['named guests and nothing else', { ...LEAST, namedGuests: true }, ['full', 'hosts']],
  [
    'seven days with all dates, an empty album, and questions to people by name',
    {
      ...LEAST,
      namedGuests: true,
      questions: [
        { kind: 'choice', site: 'both', day: 0, each: true },
        { kind: 'text', site: 'both', day: null, each: false },
      ],
      repliesOpen: true,
      afterwards: 'all',
      replyBy: true,
      tables: true,
      gifts: 'all',
      album: 0,
      days: Array.from({ length: 7 }, (_, index) => ({ ...DAY, asked: index !== 3 })),
    },
    ['full'],
  ],
  ...accepted(Number(process.env.CONTENTS ?? 0), SEED).map(
    (switches, index) =>
      [
        `random ${index}: ${JSON.stringify(switches)}`,
        switches,
        switches.saturdaySite
          ? (['full', 'saturday', 'hosts'] as const)
          : (['full', 'hosts'] as const),
      ] as const,
  ),
];

async function writeContent(folder: string, switches: Switches): Promise<void> {
  for (const [file, text] of filesOf(switches)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const pictures = loadPictures(folder);
  if (pictures.length > 0) await makePictures(join(folder, 'pictures'), pictures);
}

for (const [name, switches, apps] of CONTENTS) {
  test(`every page of a content opens: ${name}`, { tag: '@nightly' }, async ({ page, browser }) => {
    await withFolder(async (folder) => {
      await writeContent(join(folder, 'content'), switches);
      await buildSites(folder, apps);
      for (const app of apps) {
        const server = serve(app, join(folder, app), 0);
        await once(server, 'listening');
        const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
        if (app === 'hosts') await openHostsSite(page, origin);
        else await openGuestsSite(browser, origin, switches, app);
        server.closeAllConnections();
        server.close();
      }
    });
  });
}

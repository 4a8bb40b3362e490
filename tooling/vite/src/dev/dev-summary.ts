import { setTimeout as pause } from 'node:timers/promises';
import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import type { Content } from '@invitation/domain/build-time/site-content';
import { decodePassword } from '@invitation/domain/gate';
import { invitationLink } from '@invitation/domain/invitation-link';
import { hasEmulators, writeDocuments } from '@invitation/emulators/seed';
import type { Plugin, ViteDevServer } from 'vite';
import { loadContent, siteContent } from '../content/folder';
import { SITES, type SiteName, sitesOf } from '../content/sites';
import { isOn } from '../settings/settings';

const READY_PATH = '/@invitation/ready';
const POLL_INTERVAL_MS = 250;

const HEADINGS: Readonly<Record<SiteName, string>> = {
  full: 'The weekend',
  saturday: 'The Saturday',
  hosts: "The hosts' page",
};

/** Those with names only where guests say by name who comes. */
const samplesOf = (site: SiteName, { namedGuests }: Pick<Content, 'namedGuests'>) =>
  Object.entries(SAMPLE_INVITATIONS).filter(
    ([, { days, members }]) =>
      site !== 'hosts' &&
      (days === 'saturday') === (site === 'saturday') &&
      (namedGuests || !members),
  );

/** Waits until Vite has prepared the dependencies. It prints lines about that, after the server is ready. */
async function isPrepared({ environments }: ViteDevServer): Promise<void> {
  const optimizer = environments.client.depsOptimizer;
  await optimizer?.scanProcessing;
  const { optimized = {}, discovered = {} } = optimizer?.metadata ?? {};
  await Promise.all(Object.values({ ...optimized, ...discovered }).map((it) => it.processing));
}

async function waitFor(site: SiteName, address: string): Promise<void> {
  const isReady = () =>
    fetch(new URL(READY_PATH, address)).then(
      async (response) => (await response.text()) === site,
      () => false,
    );
  while (!(await isReady())) await pause(POLL_INTERVAL_MS);
}

/** The addresses of all sites, the personal links of the sample (B14) and the password. */
function summary(
  addresses: ReadonlyMap<SiteName, string>,
  contentFolder: string,
  hasSamples: boolean,
): string {
  const { password } = siteContent('full', contentFolder).celebration;
  const content = loadContent(contentFolder);
  const lines = [...addresses].flatMap(([site, address]) => [
    `  ${HEADINGS[site].padEnd(17)}${address}`,
    ...(hasSamples ? samplesOf(site, content) : []).map(
      ([id, { name }]) => `    ${name}: ${invitationLink(address, id, password)}`,
    ),
  ]);
  return ['', ...lines, `  The password is  ${decodePassword(password)}`, ''].join('\n');
}

/** A server that starts again does not repeat it. */
let printed = '';

/** Ends what `dev` prints with a summary, once the servers of all sites are ready. The first site's server prints it. */
export const devSummary = (
  name: SiteName,
  contentFolder: string,
  portOf: (site: SiteName) => number,
): Plugin => ({
  name: 'invitation:dev-summary',
  apply: 'serve',
  async configureServer(server) {
    const isStored = isOn(server, 'emulators') && hasEmulators();
    if (isStored) {
      const documents = samplesOf(name, loadContent(contentFolder)).map(
        ([id, fields]) => [`invitations/${id}`, fields] as const,
      );
      await writeDocuments(new Map(documents));
    }
    server.middlewares.use(READY_PATH, async (_, response) => {
      await isPrepared(server);
      response.end(name);
    });
    if (name !== SITES[0]) return;
    server.httpServer?.once('listening', async () => {
      const addresses = new Map(
        sitesOf(loadContent(contentFolder)).map((site) => [
          site,
          `http://localhost:${portOf(site)}/`,
        ]),
      );
      for (const [site, address] of addresses) await waitFor(site, address);
      const hasSamples = isStored || isOn(server, 'embedded');
      const text = summary(addresses, contentFolder, hasSamples);
      if (text !== printed) server.config.logger.info(text);
      printed = text;
    });
  },
});

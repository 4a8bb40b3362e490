import { setTimeout as pause } from 'node:timers/promises';
import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import type { Content } from '@invitation/domain/build-time/read/site-content';
import { decodePassword } from '@invitation/domain/gate/gate';
import { invitationLink } from '@invitation/domain/gate/invitation-link';
import { hasEmulators, writeDocuments } from '@invitation/emulators/seed';
import type { Plugin, ViteDevServer } from 'vite';
import { loadContent, siteContent } from '../content/folder';
import { SITES, type SiteName, sitesOf } from '../content/sites';
import { addressOf } from '../settings/ports';
import { isOn } from '../settings/settings';

const READY_PATH = '/@invitation/ready';
const SUMMARY_PATH = '/@invitation/summary';
const POLL_INTERVAL_MS = 250;

const HEADINGS: Readonly<Record<SiteName, string>> = {
  full: 'The weekend',
  saturday: 'The Saturday',
  hosts: "The hosts' page",
};

/** The sample invitations of a site. Those with named people are only for content where guests reply by name. */
const samplesOf = (site: SiteName, { namedGuests }: Pick<Content, 'namedGuests'>) =>
  Object.entries(SAMPLE_INVITATIONS).filter(
    ([, { days, members }]) =>
      site !== 'hosts' &&
      (days === 'saturday') === (site === 'saturday') &&
      (namedGuests || !members),
  );

/** Waits until Vite has prepared the dependencies: it prints lines about them even after the server is ready. */
async function isPrepared({ environments }: ViteDevServer): Promise<void> {
  const optimizer = environments.client.depsOptimizer;
  await optimizer?.scanProcessing;
  const { optimized = {}, discovered = {} } = optimizer?.metadata ?? {};
  await Promise.all(Object.values({ ...optimized, ...discovered }).map((it) => it.processing));
}

/** Asks a server of this computer until its answer is as expected. */
async function answerOf(
  path: string,
  address: string,
  isExpected: (answer: string) => boolean,
): Promise<string> {
  for (;;) {
    const answer = await fetch(new URL(path, address)).then(
      (response) => response.text(),
      () => '',
    );
    if (isExpected(answer)) return answer;
    await pause(POLL_INTERVAL_MS);
  }
}

const line = (heading: string, address: string): string => `  ${heading.padEnd(17)}${address}`;

/** The address at which this computer reaches its own port. */
const localAddress = (port: number): string => `http://localhost:${port}/`;

/** The addresses of all sites, the personal links of the sample (B14) and the password. */
function summary(
  addresses: ReadonlyMap<SiteName, string>,
  contentFolder: string,
  hasSamples: boolean,
): string {
  const { password } = siteContent('full', contentFolder).celebration;
  const content = loadContent(contentFolder);
  const lines = [...addresses].flatMap(([site, address]) => [
    line(HEADINGS[site], address),
    ...(hasSamples ? samplesOf(site, content) : []).map(
      ([id, { name }]) => `    ${name}: ${invitationLink(address, id, password)}`,
    ),
  ]);
  return ['', ...lines, line('The password is', decodePassword(password)), ''].join('\n');
}

/** The last printed summary. A server that restarts does not repeat it. */
let printed = '';

/** Prints a summary as the last output of `dev`, once all sites' servers are ready. The first site's server prints it. */
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
    server.middlewares.use(SUMMARY_PATH, (_, response) => void response.end(printed));
    server.httpServer?.once('listening', async () => {
      const addresses = new Map(
        sitesOf(loadContent(contentFolder)).map((site) => [site, addressOf(portOf(site))]),
      );
      for (const site of addresses.keys()) {
        await answerOf(READY_PATH, localAddress(portOf(site)), (answer) => answer === site);
      }
      const hasSamples = isStored || isOn(server, 'embedded');
      const text = summary(addresses, contentFolder, hasSamples);
      if (text !== printed) server.config.logger.info(text);
      printed = text;
    });
  },
});

/** Prints the studio's address as the last output of `studio`, and repeats what `dev` has printed about the sites. */
export const studioSummary = (
  portOf: (site: SiteName) => number,
  studioPort: () => number,
): Plugin => ({
  name: 'invitation:studio-summary',
  apply: 'serve',
  configureServer(server) {
    server.httpServer?.once('listening', async () => {
      await isPrepared(server);
      const isSummary = (answer: string) => answer.startsWith(`\n${line(HEADINGS[SITES[0]], '')}`);
      const sites = await answerOf(SUMMARY_PATH, localAddress(portOf(SITES[0])), isSummary);
      server.config.logger.info(`\n${line('The studio', addressOf(studioPort()))}${sites}`);
    });
  },
});

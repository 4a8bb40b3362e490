import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import type { Invitation } from '@invitation/domain/invitation';
import { invitationLink } from '@invitation/domain/invitation-link';
import { hasEmulators, writeDocuments } from '@invitation/emulators/seed';
import type { Plugin, ViteDevServer } from 'vite';
import { siteContent } from './content-folder';
import type { SiteName } from './hosting/hosting';
import { isOn } from './settings';

type Samples = readonly (readonly [id: string, invitation: Invitation])[];

const samplesOf = (name: SiteName): Samples =>
  Object.entries(SAMPLE_INVITATIONS).filter(
    ([, { days }]) => (days === 'saturday') === (name === 'saturday'),
  );

/** The lines to print, or `null` if the site's backend has no samples. Stores them in the emulators first. */
async function sampleLines(
  name: SiteName,
  server: ViteDevServer,
  password: string,
): Promise<string[] | null> {
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) return null;
  const emulators = isOn(server, 'emulators') && hasEmulators();
  if (!isOn(server, 'embedded') && !emulators) return null;
  const samples = samplesOf(name);
  if (emulators) {
    const documents = samples.map(([id, fields]) => [`invitations/${id}`, fields] as const);
    await writeDocuments(new Map(documents));
  }
  return samples.map(([id, { name }]) => `${name}: ${invitationLink(address, id, password)}`);
}

/** Prints the personal links of the sample invitations below the address of a served site (B14). */
export const sampleLinks = (name: SiteName, contentFolder: string): Plugin => ({
  name: 'invitation:sample-links',
  apply: 'serve',
  configureServer(server) {
    const { logger } = server.config;
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const { password } = siteContent(name, contentFolder).celebration;
      sampleLines(name, server, password).then(
        (lines) => {
          if (lines) logger.info(['  Sample invitations:', ...lines].join('\n    '));
        },
        (error: unknown) => logger.error(String(error)),
      );
    };
  },
});

import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import { invitationLink } from '@invitation/domain/invitation-link';
import { hasEmulators, writeDocuments } from '@invitation/emulators/seed';
import type { Plugin } from 'vite';
import { siteContent } from './content-folder';
import type { SiteName } from './hosting/hosting';
import { isOn } from './settings';

/** Prints the personal links of the sample invitations below the address of a served site (B14). */
export const sampleLinks = (name: SiteName, contentFolder: string): Plugin => ({
  name: 'invitation:sample-links',
  apply: 'serve',
  async configureServer(server) {
    const isStored = isOn(server, 'emulators') && hasEmulators();
    if (!isStored && !isOn(server, 'embedded')) return;
    const samples = Object.entries(SAMPLE_INVITATIONS).filter(
      ([, { days }]) => (days === 'saturday') === (name === 'saturday'),
    );
    if (isStored) {
      const documents = samples.map(([id, fields]) => [`invitations/${id}`, fields] as const);
      await writeDocuments(new Map(documents));
    }
    const { logger } = server.config;
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const [address] = server.resolvedUrls?.local ?? [];
      if (address === undefined) return;
      const { password } = siteContent(name, contentFolder).celebration;
      const links = samples.map(
        ([id, invitation]) => `${invitation.name}: ${invitationLink(address, id, password)}`,
      );
      logger.info(['  Sample invitations:', ...links].join('\n    '));
    };
  },
});

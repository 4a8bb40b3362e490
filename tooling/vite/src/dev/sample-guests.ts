import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '@invitation/domain/build-time/read/site-content';
import type { RecordDay } from '@invitation/domain/event/event';
import { addAccount, addHost, hasEmulators, writeDocuments } from '@invitation/emulators/seed';
import type { Plugin } from 'vite';
import { ownerEmailOf } from '../settings/environment';
import { isOn, readSettings } from '../settings/settings';

const PASSWORD = 'eastvillage';
const NEW_HOST = 'new-host@example.com';
const HELPER = 'helper@example.com';

interface SampleModule {
  readonly sampleDocuments: (
    days: readonly RecordDay[],
    namedGuests: boolean,
  ) => Parameters<typeof writeDocuments>[0];
}

/** On the emulators, writes the guests and prints how to sign in (B15). @param samplePath the app's module that makes them */
export const seedSampleGuests = (
  samplePath: string,
  content: () => Pick<Content, 'weekend' | 'namedGuests'>,
): Plugin => ({
  name: 'invitation:sample-guests',
  apply: 'serve',
  async configureServer(server) {
    const owner = ownerEmailOf(readSettings('emulators'));
    if (!isOn(server, 'emulators') || !hasEmulators() || owner === null) return;
    const { href } = pathToFileURL(join(server.config.root, samplePath));
    const sample = (await import(href)) as SampleModule;
    const { weekend, namedGuests } = content();
    await writeDocuments(sample.sampleDocuments(weekend.events, namedGuests));
    await addAccount({ email: owner, password: PASSWORD });
    await addHost(NEW_HOST);
    await addAccount({ email: HELPER, password: PASSWORD });
    await addHost(HELPER, 'door');
    const { logger } = server.config;
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      logger.info(`  Sign in as ${owner} with the password ${PASSWORD}, or so as ${HELPER}, who only helps at the door.
  As ${NEW_HOST}, begin with “Send me a link to choose a password”: the email appears here.`);
    };
  },
});

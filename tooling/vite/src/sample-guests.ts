import { addHost, type EmulatorProject, writeDocuments } from '@invitation/emulators/seed';
import type { Plugin } from 'vite';
import { emulatorProjectOf } from './emulator-project';

/** The account for rehearsals. It exists in the emulators alone. */
export const SAMPLE_HOST = { email: 'host@example.com', password: 'eastvillage' };

export type SampleDocuments = Parameters<typeof writeDocuments>[1];

async function seed(emulators: EmulatorProject, documents: SampleDocuments): Promise<void> {
  await writeDocuments(emulators, documents);
  await addHost(emulators, SAMPLE_HOST);
}

/** On the emulators, writes the sample of guests and a host's account, and prints how to sign in (B15). */
export const seedSampleGuests = (documents: () => SampleDocuments): Plugin => ({
  name: 'invitation:sample-guests',
  apply: 'serve',
  async configureServer(server) {
    const emulators = emulatorProjectOf(server);
    if (!emulators) return;
    await seed(emulators, documents());
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const { email, password } = SAMPLE_HOST;
      server.config.logger.info(`  Sign in as ${email} with the password ${password}`);
    };
  },
});

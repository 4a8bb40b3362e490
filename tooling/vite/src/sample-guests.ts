import {
  addAccount,
  addHost,
  hasEmulators,
  readEmails,
  writeDocuments,
} from '@invitation/emulators/seed';
import type { Logger, Plugin } from 'vite';
import { ownerEmailOf } from './environment';
import { isOn, readSettings } from './settings';

const PASSWORD = 'eastvillage';
const NEW_HOST = 'new-host@example.com';
const POLL_INTERVAL_MS = 1_000;

export type SampleDocuments = Parameters<typeof writeDocuments>[0];

/** Prints each email that the emulator does not send. Returns a function that ends it. */
export function printEmails({ info }: Logger): () => void {
  const printed = new Set<string>();
  const print = async () => {
    for (const { email, requestType, oobCode, oobLink } of await readEmails()) {
      if (printed.has(oobCode)) continue;
      printed.add(oobCode);
      info(
        requestType === 'PASSWORD_RESET'
          ? `  Email to ${email}. Choose a password at the end of this link, and open it:\n    ${oobLink}&newPassword=`
          : `  Email to ${email} (${requestType}): ${oobLink}`,
      );
    }
  };
  // The emulators may end before this server.
  const timer = setInterval(() => void print().catch(() => {}), POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** On the emulators, writes the sample of guests and two hosts, and prints how they sign in and their emails (B15). */
export const seedSampleGuests = (documents: () => SampleDocuments): Plugin => ({
  name: 'invitation:sample-guests',
  apply: 'serve',
  async configureServer(server) {
    const owner = ownerEmailOf(readSettings('emulators'));
    if (!isOn(server, 'emulators') || !hasEmulators() || owner === null) return;
    await writeDocuments(documents());
    await addAccount({ email: owner, password: PASSWORD });
    await addHost(NEW_HOST);
    const { logger } = server.config;
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      logger.info(`  Sign in as ${owner} with the password ${PASSWORD}.
  As ${NEW_HOST}, begin with “Send me a link to choose a password”: the email appears here.`);
    };
    server.httpServer?.once('close', printEmails(logger));
  },
});

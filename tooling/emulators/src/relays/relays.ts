import { FIREBASE_SERVICES } from '@invitation/domain/firebase-services';
import type { Emulators } from '../emulators';
import { LOCALHOST } from '../free-ports';
import { createCertificate } from './certificate';
import type { RelayLog } from './log';
import { startServiceRelay } from './service-relay';

/** Local servers with the names of Firebase's hosted services. They forward requests to the emulators. */
export interface Relays {
  /** Arguments with which Chromium resolves the hosted names to the relays, and trusts their certificates. */
  readonly browserArguments: readonly string[];
  readonly log: RelayLog;
  close(): void;
}

/** Starts a relay for each hosted service. Each has its own port and certificate, so that no connection serves two names. */
export async function startRelays(
  { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST }: Emulators['environment'],
  roundTripMs = 0,
): Promise<Relays> {
  const { signIn, tokens, database } = FIREBASE_SERVICES;
  const targets = {
    [signIn]: `http://${FIREBASE_AUTH_EMULATOR_HOST}/${signIn}`,
    [tokens]: `http://${FIREBASE_AUTH_EMULATOR_HOST}/${tokens}`,
    [database]: `http://${FIRESTORE_EMULATOR_HOST}`,
  };
  const log: RelayLog = { connections: [], requests: [] };
  const relays = await Promise.all(
    Object.entries(targets).map(async ([host, target]) => {
      const certificate = await createCertificate(host);
      const relay = await startServiceRelay(certificate, target, roundTripMs, log);
      return { ...relay, host, fingerprint: certificate.fingerprint };
    }),
  );
  const rules = relays.map(({ host, port }) => `MAP ${host} ${LOCALHOST}:${port}`);
  const fingerprints = relays.map(({ fingerprint }) => fingerprint);
  return {
    browserArguments: [
      `--host-resolver-rules=${rules.join(', ')}`,
      `--ignore-certificate-errors-spki-list=${fingerprints.join(',')}`,
    ],
    log,
    close() {
      for (const relay of relays) relay.close();
    },
  };
}

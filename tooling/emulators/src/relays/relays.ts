import { createCertificate } from './certificate';
import type { Connection, RelayedRequest, RelayLog } from './log';
import { startServiceRelay } from './service-relay';
import { type EmulatorEnvironment, emulatorAddress, SERVICES } from './services';
import { LOCALHOST } from './slow-proxy';

/** Local servers with the names of Firebase's hosted services. They forward requests to the emulators. */
export interface Relays {
  /** Arguments with which Chromium resolves the hosted names to the relays, and trusts their certificates. */
  readonly browserArguments: readonly string[];
  /** Grows while the relays run. */
  readonly log: RelayLog;
  close(): void;
}

/**
 * Starts a relay for each hosted service. Each has its own port and certificate, so that no connection serves two names.
 *
 * @throws Error if the emulators do not run
 */
export async function startRelays(
  environment: EmulatorEnvironment,
  roundTripMs = 0,
): Promise<Relays> {
  const connections: Connection[] = [];
  const requests: RelayedRequest[] = [];
  // Throws before any relay has started.
  const targets = SERVICES.map((service) => ({
    host: service.host,
    target: emulatorAddress(service, environment),
  }));
  const relays = await Promise.all(
    targets.map(async ({ host, target }) => {
      const certificate = await createCertificate(host);
      const relay = await startServiceRelay({
        host,
        certificate,
        target,
        roundTripMs,
        onConnection: (connection) => connections.push(connection),
        onRequest: (request) => requests.push(request),
      });
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
    log: { connections, requests },
    close() {
      for (const relay of relays) relay.close();
    },
  };
}

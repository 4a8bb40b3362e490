import { FIREBASE_SERVICES } from '@invitation/domain/firebase/firebase-services';
import { generate } from 'selfsigned';
import type { Emulators } from '../emulators';
import { LOCALHOST } from '../free-ports';
import type { RelayLog } from './log';
import { startServiceRelay } from './service-relay';

export interface Relays extends Disposable {
  /** Chromium resolves the hosted names to the relays, and accepts their certificate. */
  readonly browserArguments: readonly string[];
  readonly log: RelayLog;
}

/**
 * Starts a relay with its own port for each hosted service, so that no connection serves two names.
 *
 * @param sites the addresses of servers on this machine, by the name under which they are hosted
 */
export async function startRelays(
  { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST }: Emulators['environment'],
  roundTripMs = 0,
  sites: Readonly<Record<string, string>> = {},
): Promise<Relays> {
  const { signIn, tokens, database } = FIREBASE_SERVICES;
  const targets = {
    [signIn]: `http://${FIREBASE_AUTH_EMULATOR_HOST}/${signIn}`,
    [tokens]: `http://${FIREBASE_AUTH_EMULATOR_HOST}/${tokens}`,
    [database]: `http://${FIRESTORE_EMULATOR_HOST}`,
    ...sites,
  };
  const log: RelayLog = { connections: [], requests: [] };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'relays' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const relays = await Promise.all(
    Object.entries(targets).map(async ([host, target]) => {
      const relay = await startServiceRelay({ key, cert }, target, roundTripMs, log);
      return { ...relay, rule: `MAP ${host} ${LOCALHOST}:${relay.port}` };
    }),
  );
  return {
    browserArguments: [
      `--host-resolver-rules=${relays.map(({ rule }) => rule).join(', ')}`,
      '--ignore-certificate-errors',
    ],
    log,
    [Symbol.dispose]() {
      for (const relay of relays) relay.close();
    },
  };
}

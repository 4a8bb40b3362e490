import { FIREBASE_SERVICES } from '@invitation/domain/firebase-services';

export interface Service {
  readonly host: string;
  /** The variable with the emulator's address. */
  readonly emulator: 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST';
  /** The emulator's paths begin with this. */
  readonly prefix: string;
}

const { signIn, tokens, database } = FIREBASE_SERVICES;

/** The services that the sites call. The Authentication emulator serves two of them, below their names. */
export const SERVICES: readonly Service[] = [
  { host: signIn, emulator: 'FIREBASE_AUTH_EMULATOR_HOST', prefix: `/${signIn}` },
  { host: tokens, emulator: 'FIREBASE_AUTH_EMULATOR_HOST', prefix: `/${tokens}` },
  { host: database, emulator: 'FIRESTORE_EMULATOR_HOST', prefix: '' },
];

export type EmulatorEnvironment = Readonly<Record<string, string | undefined>>;

/** The address of a service's emulator without a path of the service. Throws if the emulators do not run. */
export function emulatorAddress(
  { host, emulator, prefix }: Service,
  environment: EmulatorEnvironment,
): string {
  const address = environment[emulator];
  if (address === undefined) {
    throw new Error(
      `There is no emulator for ${host}: ${emulator} is not set. Run this command with "with-emulators".`,
    );
  }
  return `http://${address}${prefix}`;
}

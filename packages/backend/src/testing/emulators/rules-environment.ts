import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import {
  type DocumentData,
  doc,
  type Firestore,
  setDoc,
  setLogLevel,
  Timestamp,
} from 'firebase/firestore';
import { afterAll, beforeEach } from 'vitest';
import { rulesFor } from '../../rules/rules';
import type { RulesContent } from '../../rules/rules-content';

/** Whether to run everything, including what takes too long for each push. */
export const IS_NIGHT = process.env.NIGHTLY === 'on';

/**
 * The Firestore emulator with the rules for some days. Each test file needs its own project id.
 *
 * @param content default: the days of the sample, without a last day for replies
 */
export function createRulesEnvironment(
  projectId: string,
  content?: RulesContent,
): Promise<RulesTestEnvironment> {
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const rules = readFileSync(RULES_FILE, 'utf8');
  // The SDK would log each expected rejection as a warning.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: content ? rulesFor(rules, content) : rules },
  });
}

/** Replaces the rules of an environment. @throws Error with the reason if they do not compile */
export async function loadRules(projectId: string, content: RulesContent): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST } = process.env;
  const rules = rulesFor(readFileSync(RULES_FILE, 'utf8'), content);
  const response = await fetch(
    `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:securityRules`,
    { method: 'PUT', body: JSON.stringify({ rules: { files: [{ content: rules }] } }) },
  );
  if (!response.ok) throw new Error(await response.text());
}

/** As `createRulesEnvironment`, for all tests of a file: before each of them, only the host is there. */
export async function environmentOfFile(
  projectId: string,
  content?: RulesContent,
): Promise<RulesTestEnvironment> {
  const environment = await createRulesEnvironment(projectId, content);
  beforeEach(() => clearAllButHost(environment));
  afterAll(() => environment.cleanup());
  return environment;
}

const clients = new WeakMap<RulesTestEnvironment, Map<string, Firestore>>();

/**
 * Firestore for an account, or for nobody. A second client of an account would connect again, which takes longer than the
 * requests of a test.
 */
export function firestoreOf(
  environment: RulesTestEnvironment,
  uid: string | null,
  claims: object = {},
): Firestore {
  const ofEnvironment = clients.get(environment) ?? new Map<string, Firestore>();
  clients.set(environment, ofEnvironment);
  const account = JSON.stringify([uid, claims]);
  const context = () =>
    uid === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, { ...claims });
  // The SDK of the environment is another copy.
  const client = ofEnvironment.get(account) ?? (context().firestore() as unknown as Firestore);
  ofEnvironment.set(account, client);
  return client;
}

const HOST_EMAIL = 'nora@example.com';

/** Firestore for an account with an email address. */
export const withEmail = (
  environment: RulesTestEnvironment,
  email: string,
  claims: object = { email_verified: true },
): Firestore => firestoreOf(environment, 'an-account', { email, ...claims });

/** Firestore for the host of `clearAllButHost`. */
export const asHost = (environment: RulesTestEnvironment): Firestore =>
  withEmail(environment, HOST_EMAIL);

const administrators = new WeakMap<RulesTestEnvironment, Promise<Firestore>>();

/** Firestore without the rules, on one connection, which stays open until the environment is cleaned up. */
export function asAdministrator(environment: RulesTestEnvironment): Promise<Firestore> {
  const opened =
    administrators.get(environment) ??
    new Promise<Firestore>((resolve) => {
      void environment.withSecurityRulesDisabled((context) => {
        resolve(context.firestore() as unknown as Firestore);
        return new Promise(() => {});
      });
    });
  administrators.set(environment, opened);
  return opened;
}

/** Writes a document as an administrator. */
export const seedDocument = async (
  environment: RulesTestEnvironment,
  path: string,
  fields: DocumentData,
): Promise<void> => setDoc(doc(await asAdministrator(environment), path), fields);

/** Adds a host, or an account with another role. */
export const addHost = (
  environment: RulesTestEnvironment,
  email = HOST_EMAIL,
  role?: string,
): Promise<void> =>
  seedDocument(environment, `hosts/${email}`, {
    addedBy: HOST_EMAIL,
    addedAt: Timestamp.now(),
    ...(role !== undefined && { role }),
  });

/** Deletes all documents but the host’s. */
export async function clearAllButHost(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await addHost(environment);
}

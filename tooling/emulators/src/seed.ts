import { FIREBASE_SERVICES } from '@invitation/domain/firebase-services';
import { PROJECT } from './emulators';

type Value = string | number | Date;
type Fields = { readonly [name: string]: Value | undefined };

/** Where the emulators listen, e.g. `127.0.0.1:9099`. */
export interface EmulatorHosts {
  readonly auth: string;
  readonly firestore: string;
}

const DATABASE = `projects/${PROJECT}/databases/(default)`;
/** The most writes of one commit (https://firebase.google.com/docs/firestore/quotas). */
const BATCH_SIZE = 500;

/** The emulators that `with-emulators` or `startEmulators` has started; `null` without any. */
export function emulatorHosts({
  FIREBASE_AUTH_EMULATOR_HOST: auth,
  FIRESTORE_EMULATOR_HOST: firestore,
}: Readonly<Record<string, string | undefined>>): EmulatorHosts | null {
  return auth && firestore ? { auth, firestore } : null;
}

function encode(value: Value): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { timestampValue: value.toISOString() };
}

const encodeFields = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encode(value)]],
    ),
  );

/** Sends a request as an administrator, for whom no rules apply. The emulators take the token `owner` for one. */
async function request(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${address}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text || 'null');
  throw new Error(`The emulator answered ${response.status}: ${text}`);
}

/** @param documents by path, e.g. `rsvps/abc`; those that exist are replaced */
export async function writeDocuments(
  { firestore }: EmulatorHosts,
  documents: ReadonlyMap<string, Fields>,
): Promise<void> {
  const writes = [...documents].map(([path, fields]) => ({
    update: { name: `${DATABASE}/documents/${path}`, fields: encodeFields(fields) },
  }));
  for (let start = 0; start < writes.length; start += BATCH_SIZE) {
    await request(`${firestore}/v1/${DATABASE}/documents:commit`, 'POST', {
      writes: writes.slice(start, start + BATCH_SIZE),
    });
  }
}

export async function readDocument(
  { firestore }: EmulatorHosts,
  path: string,
): Promise<Record<string, unknown> | null> {
  const [answer] = (await request(`${firestore}/v1/${DATABASE}/documents:batchGet`, 'POST', {
    documents: [`${DATABASE}/documents/${path}`],
  })) as { found?: { fields?: Record<string, object> } }[];
  if (!answer?.found) return null;
  return Object.fromEntries(
    Object.entries(answer.found.fields ?? {}).map(([name, value]) => [
      name,
      Object.values(value)[0],
    ]),
  );
}

export const deleteDocument = ({ firestore }: EmulatorHosts, path: string): Promise<unknown> =>
  request(`${firestore}/v1/${DATABASE}/documents/${path}`, 'DELETE');

export const clearDocuments = ({ firestore }: EmulatorHosts): Promise<unknown> =>
  request(`${firestore}/emulator/v1/${DATABASE}/documents`, 'DELETE');

export interface Account {
  readonly email: string;
  readonly password: string;
}

export async function addAccount(
  { auth }: EmulatorHosts,
  { email, password }: Account,
): Promise<void> {
  const accounts = `${auth}/${FIREBASE_SERVICES.signIn}/v1/projects/${PROJECT}/accounts`;
  // A fixed id per address, so a second call finds the account.
  const localId = Buffer.from(email).toString('hex');
  const { users = [] } = (await request(`${accounts}:lookup`, 'POST', { localId: [localId] })) as {
    users?: unknown[];
  };
  if (users.length > 0) return;
  await request(accounts, 'POST', { localId, email, password, emailVerified: true });
}

/** Makes an address that of a host, who may have no account yet. */
export const addHost = (emulators: EmulatorHosts, email: string): Promise<void> =>
  writeDocuments(emulators, new Map([[`hosts/${email}`, { addedBy: email, addedAt: new Date() }]]));

export interface Email {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  /** A page of the emulator, which does what Firebase's own page does. */
  readonly oobLink: string;
}

/** The emails whose links nobody has followed yet. */
export async function readEmails({ auth }: EmulatorHosts): Promise<readonly Email[]> {
  const answer = await request(`${auth}/emulator/v1/projects/${PROJECT}/oobCodes`, 'GET');
  return (answer as { oobCodes: readonly Email[] }).oobCodes;
}

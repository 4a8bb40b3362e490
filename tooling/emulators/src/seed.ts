import { FIREBASE_SERVICES } from '@invitation/domain/firebase-services';

/** A document's fields, of the types that replies, invitations and arrivals have. */
type Value = string | number | Date;
type Fields = { readonly [name: string]: Value | undefined };

/** The most writes of one commit (https://firebase.google.com/docs/firestore/quotas). */
const BATCH_SIZE = 500;

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

/** Sends a request as an administrator. The emulators take the token `owner` for one. */
async function request(address: string, method: string, body?: object): Promise<Response> {
  const response = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new Error(`The emulator answered ${response.status}: ${await response.text()}`);
}

/** The emulators, and a project in them. */
export interface EmulatorProject {
  /** E.g. `127.0.0.1:9099`. */
  readonly authHost: string;
  readonly firestoreHost: string;
  readonly project: string;
}

/**
 * Writes documents past the rules, and replaces those that exist.
 *
 * @param documents by path, e.g. `rsvps/abc`
 */
export async function writeDocuments(
  { firestoreHost, project }: EmulatorProject,
  documents: ReadonlyMap<string, Fields>,
): Promise<void> {
  const database = `projects/${project}/databases/(default)`;
  const writes = [...documents].map(([path, fields]) => ({
    update: { name: `${database}/documents/${path}`, fields: encodeFields(fields) },
  }));
  for (let start = 0; start < writes.length; start += BATCH_SIZE) {
    await request(`http://${firestoreHost}/v1/${database}/documents:commit`, 'POST', {
      writes: writes.slice(start, start + BATCH_SIZE),
    });
  }
}

export async function clearDocuments({ firestoreHost, project }: EmulatorProject): Promise<void> {
  await request(
    `http://${firestoreHost}/emulator/v1/projects/${project}/databases/(default)/documents`,
    'DELETE',
  );
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Creates an account with a verified address, if there is none. */
export async function addAccount(
  { authHost, project }: EmulatorProject,
  { email, password }: Account,
): Promise<void> {
  const accounts = `http://${authHost}/${FIREBASE_SERVICES.signIn}/v1/projects/${project}/accounts`;
  // A fixed id per address, so a second call finds the account.
  const localId = Buffer.from(email).toString('hex');
  const found = await request(`${accounts}:lookup`, 'POST', { localId: [localId] });
  const { users = [] } = (await found.json()) as { users?: unknown[] };
  if (users.length > 0) return;
  await request(accounts, 'POST', { localId, email, password, emailVerified: true });
}

/** Makes an address that of a host, who may have no account yet. */
export const addHost = (emulators: EmulatorProject, email: string): Promise<void> =>
  writeDocuments(emulators, new Map([[`hosts/${email}`, { addedBy: email, addedAt: new Date() }]]));

/** An email that the Authentication emulator would have sent. */
export interface Email {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  /** A page of the emulator, which does what Firebase's own page does. */
  readonly oobLink: string;
}

/** The emails whose links nobody has followed yet. */
export async function readEmails({
  authHost,
  project,
}: EmulatorProject): Promise<readonly Email[]> {
  const response = await request(
    `http://${authHost}/emulator/v1/projects/${project}/oobCodes`,
    'GET',
  );
  return ((await response.json()) as { oobCodes: readonly Email[] }).oobCodes;
}

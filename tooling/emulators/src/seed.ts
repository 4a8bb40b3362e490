import { FIREBASE_SERVICES } from '@invitation/domain/firebase/firebase-services';
import { encodeFields } from '@invitation/domain/firebase/firestore-values';
import type { Fields } from '@invitation/domain/record/record';
import { PROJECT } from './emulators';

const DATABASE = `projects/${PROJECT}/databases/(default)`;
/** Maximum writes per commit (https://firebase.google.com/docs/firestore/quotas). */
const BATCH_SIZE = 500;

export const hasEmulators = (): boolean =>
  Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST && process.env.FIRESTORE_EMULATOR_HOST);

/** Sends a request as an administrator, to whom no rules apply. The emulators accept the token `owner` for this. */
async function request(
  emulator: 'FIREBASE_AUTH' | 'FIRESTORE',
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`http://${process.env[`${emulator}_EMULATOR_HOST`]}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text || 'null');
  throw new Error(`The emulator answered ${response.status}: ${text}`);
}

/** Replaces existing documents. @param documents by path, e.g. `rsvps/abc` */
export async function writeDocuments(documents: ReadonlyMap<string, Fields>): Promise<void> {
  const writes = [...documents].map(([path, fields]) => ({
    update: { name: `${DATABASE}/documents/${path}`, fields: encodeFields(fields) },
  }));
  for (let start = 0; start < writes.length; start += BATCH_SIZE) {
    await request('FIRESTORE', 'POST', `v1/${DATABASE}/documents:commit`, {
      writes: writes.slice(start, start + BATCH_SIZE),
    });
  }
}

export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const [answer] = (await request('FIRESTORE', 'POST', `v1/${DATABASE}/documents:batchGet`, {
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

export const deleteDocument = (path: string): Promise<unknown> =>
  request('FIRESTORE', 'DELETE', `v1/${DATABASE}/documents/${path}`);

export const clearDocuments = (): Promise<unknown> =>
  request('FIRESTORE', 'DELETE', `emulator/v1/${DATABASE}/documents`);

export interface Account {
  readonly email: string;
  readonly password: string;
}

export async function addAccount({ email, password }: Account): Promise<void> {
  const accounts = `${FIREBASE_SERVICES.signIn}/v1/projects/${PROJECT}/accounts`;
  // A fixed id per address, so a second call finds the account.
  const localId = Buffer.from(email).toString('hex');
  const found = await request('FIREBASE_AUTH', 'POST', `${accounts}:lookup`, {
    localId: [localId],
  });
  if ((found as { users?: object[] }).users?.length) return;
  await request('FIREBASE_AUTH', 'POST', accounts, {
    localId,
    email,
    password,
    emailVerified: true,
  });
}

/** The host may have no account yet. */
export const addHost = (email: string, role?: 'door'): Promise<void> =>
  writeDocuments(
    new Map([[`hosts/${email}`, { addedBy: email, addedAt: new Date(), ...(role && { role }) }]]),
  );

/** `oobLink` is a page of the emulator, which does what Firebase's own page does. */
export async function readEmails() {
  const answer = await request('FIREBASE_AUTH', 'GET', `emulator/v1/projects/${PROJECT}/oobCodes`);
  return (answer as { oobCodes: { email: string; oobLink: string }[] }).oobCodes;
}

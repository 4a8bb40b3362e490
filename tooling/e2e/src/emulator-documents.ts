const DOCUMENTS = 'v1/projects/demo-invitation/databases/(default)/documents';

/** Sends a request as an administrator: the emulator accepts the token `owner`. The rules do not apply. */
const request = (path: string, init: RequestInit = {}) =>
  fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${DOCUMENTS}/${path}`, {
    ...init,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });

/** A document's fields as plain values, `null` without a document. */
export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const response = await request(path);
  if (response.status === 404) return null;
  const { fields }: { fields: Record<string, object> } = await response.json();
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]]),
  );
}

/** Creates or replaces a document with texts and whole numbers. */
export async function writeDocument(
  path: string,
  fields: Readonly<Record<string, string | number>>,
): Promise<void> {
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'number' ? { integerValue: value } : { stringValue: value },
  ]);
  const { status } = await request(path, {
    method: 'PATCH',
    body: JSON.stringify({ fields: Object.fromEntries(values) }),
  });
  if (status !== 200) throw new Error(`The emulator answered ${status} to the write of ${path}.`);
}

export async function deleteDocument(path: string): Promise<void> {
  await request(path, { method: 'DELETE' });
}

import {
  type DocumentData,
  DocumentReference,
  type Firestore,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore';

/** A value in Firestore's REST format: an object with one property, whose name is the type. */
export type JsonValue = { readonly [type: string]: unknown };
export type JsonFields = { readonly [field: string]: JsonValue };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is DocumentData =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** RFC 3339 with nanoseconds. A Date has only milliseconds. */
const encodeTime = (time: Timestamp): string =>
  new Date(time.seconds * 1000)
    .toISOString()
    .replace('.000Z', `.${String(time.nanoseconds).padStart(9, '0')}Z`);

function decodeTime(text: string): Timestamp {
  const [, second, fraction] = /^(.+)\.(\d{9})Z$/.exec(text) ?? [];
  const milliseconds = Date.parse(`${second}Z`);
  if (Number.isNaN(milliseconds)) throw new Error(`"${text}" is not a time`);
  return new Timestamp(milliseconds / 1000, Number(fraction));
}

/** JSON has no NaN, infinity or negative zero. */
const encodeDouble = (value: number): number | string => {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : `${value}`;
};

function encodeValue(value: unknown): JsonValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: `${value}` };
  if (typeof value === 'number') return { doubleValue: encodeDouble(value) };
  if (value instanceof Timestamp) return { timestampValue: encodeTime(value) };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof DocumentReference) return { referenceValue: value.path };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (isPlain(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new Error('a field has a type that cannot be written as JSON');
}

/**
 * Encodes a document's fields in the format of Firestore's REST interface
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Value), except that a reference is only its path.
 *
 * @throws Error if a field has another type, such as a vector
 */
export const encodeFields = (data: DocumentData): JsonFields =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, encodeValue(value)]));

function decodeValue(value: unknown, firestore: Firestore): unknown {
  const [[type, content] = [], ...more] = isRecord(value) ? Object.entries(value) : [];
  if (more.length > 0) throw new Error('a value has two types');
  const nested = isRecord(content) ? content : {};
  if (type === 'nullValue') return null;
  if (type === 'stringValue' && typeof content === 'string') return content;
  if (type === 'booleanValue' && typeof content === 'boolean') return content;
  if (type === 'integerValue' && typeof content === 'string') return BigInt(content);
  if (type === 'doubleValue') return Number(content);
  if (type === 'timestampValue') return decodeTime(`${content}`);
  if (type === 'bytesValue') return Buffer.from(`${content}`, 'base64');
  if (type === 'referenceValue') return firestore.doc(`${content}`);
  if (type === 'geoPointValue') {
    return new GeoPoint(Number(nested.latitude), Number(nested.longitude));
  }
  if (type === 'arrayValue' && Array.isArray(nested.values)) {
    return nested.values.map((each) => decodeValue(each, firestore));
  }
  if (type === 'mapValue') return decodeFields(nested.fields, firestore);
  throw new Error(`a value has the unknown type "${type}"`);
}

/**
 * Decodes the result of `encodeFields`. The SDK writes a whole number as an integer, even if it was a double. An RSVP
 * has no numbers.
 *
 * @throws Error if the fields are not valid
 */
export function decodeFields(fields: unknown, firestore: Firestore): DocumentData {
  if (!isRecord(fields)) throw new Error('the fields are missing');
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, decodeValue(value, firestore)]),
  );
}

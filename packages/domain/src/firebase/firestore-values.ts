import type { Fields } from '../record/record';

/** A value in Firestore's REST interface: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
type Value = Readonly<Record<string, unknown>>;

export type EncodedFields = Readonly<Record<string, Value>>;

/** Leaves out `null`, because a removed field is named only in the mask of a write. */
export const encodeFields = (fields: Fields): EncodedFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, encode(value)]],
    ),
  );

function encode(value: unknown): Value {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object' && value !== null) {
    return { mapValue: { fields: encodeFields({ ...value }) } };
  }
  if (typeof value === 'number') return { integerValue: String(value) };
  return { stringValue: String(value) };
}

export const decodeFields = (fields: EncodedFields = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));

function decodeValue(encoded: Value): unknown {
  const [[type, value] = []] = Object.entries(encoded);
  if (type === 'timestampValue') return new Date(String(value));
  if (type === 'integerValue') return Number(value);
  if (type === 'nullValue') return null;
  if (type === 'arrayValue') return ((value as { values?: Value[] }).values ?? []).map(decodeValue);
  if (type === 'mapValue') return decodeFields((value as { fields?: EncodedFields }).fields);
  return value;
}

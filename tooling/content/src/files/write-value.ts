import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isNode, isScalar, isSeq, type Node, stringify } from 'yaml';
import { hasValues, rangeOf, readDocument, type ValuePath } from './documents';
import { linesOf, withoutValue } from './remove-value';

/** What a content consists of: texts, lists and groups. */
export type Value = string | readonly Value[] | { readonly [name: string]: Value };

const isText = (value: Value): value is string => typeof value === 'string';
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const spaces = (count: number) => ' '.repeat(count);
const columnAt = (text: string, position: number) =>
  position - (text.lastIndexOf('\n', position - 1) + 1);

/** Such a text is the same when it is read again: a reader trims its end, and some characters only exist in quotes. */
const isParagraphs = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a block cannot have them.
  /^\S[^\u0000-\u0009\u000b-\u001f\u007f-\u00a0\u2028\u2029\ud800-\udfff\ufeff]*\n/.test(text) &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  !/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|\s$/.test(text);

/** @param column of the name, or of the item, whose value it is; `null` in brackets */
function scalarOf(text: string, column: number | null, type: string | undefined): string {
  if (column !== null && isParagraphs(text)) {
    const lines = text.split('\n').map((line) => (line === '' ? '' : spaces(column + 2) + line));
    return `|-\n${lines.join('\n')}`;
  }
  const defaultStringType = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE' ? type : 'PLAIN';
  const options = { schema: 'failsafe', lineWidth: 0, defaultStringType } as const;
  const written = stringify([text], { ...options, collectionStyle: 'flow' }).trim();
  const inBrackets = written.slice(1, -1).trim();
  const alone = column === null ? inBrackets : stringify(text, options).trimEnd();
  const isSame = (candidate: string) => {
    const read = readDocument(`a: ${column === null ? `[${candidate}]` : candidate}`);
    const value = column === null ? read.getIn(['a', 0]) : read.get('a');
    return read.errors.length === 0 && value === text && !candidate.includes('\n');
  };
  return alone !== '' && isSame(alone) ? alone : JSON.stringify(text);
}

function inBrackets(value: Value): string {
  if (isText(value)) return scalarOf(value, null, undefined);
  if (isList(value)) return `[${value.map(inBrackets).join(', ')}]`;
  const parts = Object.entries(value).map(
    ([name, part]) => `${scalarOf(name, null, undefined)}: ${inBrackets(part)}`,
  );
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

const isEmpty = (value: Value) => !isText(value) && Object.keys(value).length === 0;

/** The entries of a list or a group, each on its line. */
function entriesOf(value: Exclude<Value, string>, column: number): string {
  const parts = isList(value)
    ? value.map((item) => `- ${behindDash(item, column)}`)
    : Object.entries(value).map(([name, part]) => entryOf(name, part, column));
  return parts.join(`\n${spaces(column)}`);
}

const behindDash = (item: Value, column: number): string =>
  isText(item) || isEmpty(item) || isList(item)
    ? isText(item)
      ? scalarOf(item, column, undefined)
      : inBrackets(item)
    : entriesOf(item, column + 2);

const entryOf = (name: string, value: Value, column: number): string =>
  `${scalarOf(name, null, undefined)}:${behindName(value, column)}`;

function behindName(value: Value, column: number, type?: string): string {
  if (isText(value)) return ` ${scalarOf(value, column, type)}`;
  if (isEmpty(value)) return ` ${inBrackets(value)}`;
  return `\n${spaces(column + 2)}${entriesOf(value, column + 2)}`;
}

const isInBrackets = (text: string, path: ValuePath): boolean => {
  const document = readDocument(text);
  return path.some((_, index) => {
    const node = index === 0 ? document.contents : document.getIn(path.slice(0, index), true);
    return isCollection(node) && node.flow === true;
  });
};

/** Replaces what stands behind a name or a dash. */
function replaced(text: string, path: ValuePath, value: Value): string | null {
  const range = rangeOf(readDocument(text), path);
  if (!range) return null;
  const { node, parent, start, valueStart } = range;
  const end = valueStart + text.slice(valueStart, range.end).trimEnd().length;
  const type = isScalar(node) ? node.type : undefined;
  // An empty list says nothing of how its items are to be written.
  const isInOneLine = isCollection(node) && node.flow && node.items.length > 0;
  if (isInBrackets(text, path) || (isInOneLine && !isText(value))) {
    const next = isText(value) ? scalarOf(value, null, type) : inBrackets(value);
    return text.slice(0, valueStart) + next + text.slice(end);
  }
  const column = columnAt(text, start);
  if (isSeq(parent)) {
    const next = isText(value) ? scalarOf(value, column - 2, type) : behindDash(value, column - 2);
    return text.slice(0, valueStart) + next + text.slice(end);
  }
  const colon = text.indexOf(':', start + String(path.at(-1)).length);
  return text.slice(0, colon + 1) + behindName(value, column, type) + text.slice(end);
}

/** Adds an entry behind the last one of its list or group. */
function added(text: string, path: ValuePath, value: Value): string | null {
  const document = readDocument(text);
  const around = path.slice(0, -1);
  const name = path.at(-1) ?? '';
  const parent = around.length === 0 ? document.contents : document.getIn(around, true);
  if (!(isMap(parent) || isSeq(parent)) || parent.items.length === 0) {
    const alone = typeof name === 'number' ? [value] : { [name]: value };
    if (around.length > 0) return withValue(text, around, alone);
    const separator = text === '' || text.endsWith('\n') ? '' : '\n';
    return `${text}${separator}${entriesOf(alone, 0)}\n`;
  }
  const last = isSeq(parent) ? parent.items.length - 1 : keyOf(parent.items.at(-1)?.key);
  const range = rangeOf(document, [...around, last]);
  if (!range) return null;
  if (parent.flow || isInBrackets(text, around)) {
    const next = typeof name === 'number' ? inBrackets(value) : inBrackets({ [name]: value });
    const entry = typeof name === 'number' ? next : next.slice(2, -2);
    return `${text.slice(0, range.end)}, ${entry}${text.slice(range.end)}`;
  }
  const place = linesOf(text, [...around, last]);
  if (!place) return null;
  const column = columnAt(text, range.start) - (isSeq(parent) ? 2 : 0);
  const entry = isSeq(parent)
    ? `- ${behindDash(value, column)}`
    : entryOf(String(name), value, column);
  return text
    .split('\n')
    .toSpliced(place.next, 0, spaces(column) + entry)
    .join('\n');
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** Changes only what differs in a list or a group, so that comments beside the rest stay. */
function merged(text: string, path: ValuePath, node: Node, value: Value): string | null {
  if (isText(value) || !isCollection(node) || node.items.length === 0) return null;
  if (isList(value) !== isSeq(node)) return null;
  const old = node.toJS(readDocument(text)) as Record<string, Value>;
  const given = value as Record<string, Value>;
  const placeOf = (name: string) => [...path, isList(value) ? Number(name) : name];
  let next = text;
  // From the last one on, so that each is still in its place.
  for (const name of Object.keys(old).reverse()) {
    if (!(name in given)) next = withoutValue(next, placeOf(name));
  }
  for (const [name, part] of Object.entries(given)) {
    if (!isDeepStrictEqual(old[name], part)) next = withValue(next, placeOf(name), part);
  }
  return next;
}

/**
 * A file with a value at a place, which may be new. Every other byte stays as the hosts wrote it: lists keep their comments, a group in
 * one line stays in one line, and new entries come last, each on its line.
 */
export function withValue(text: string, path: ValuePath, value: Value): string {
  const document = readDocument(text);
  if (path.length === 0) document.contents = document.createNode(value) as never;
  else document.setIn(path, isText(value) ? value : document.createNode(value));
  const expected = document.toJS();
  const before = readDocument(text);
  const node = path.length === 0 ? before.contents : before.getIn(path, true);
  const ways = [
    () => (isNode(node) ? merged(text, path, node, value) : null),
    () => (path.length === 0 && !isText(value) ? `${entriesOf(value, 0)}\n` : null),
    () => (isNode(node) ? replaced(text, path, value) : added(text, path, value)),
  ];
  for (const way of ways) {
    const next = way();
    if (hasValues(next, expected)) return next;
  }
  return document.toString({ lineWidth: 0 });
}

/** A file with the item of a list in another place, and the comment above it. */
export function withMoved(text: string, path: ValuePath, to: number): string {
  const around = path.slice(0, -1);
  const document = readDocument(text);
  const list = document.getIn(around, true);
  if (!isSeq(list)) return text;
  const order = list.items.map((_, index) => index);
  const moved = order.toSpliced(Number(path.at(-1)), 1).toSpliced(to, 0, Number(path.at(-1)));
  const places = order.map((index) => linesOf(text, [...around, index]));
  const lines = text.split('\n');
  if (!list.flow && places.every((place) => place !== null)) {
    const starts = places.map(({ first }) => first);
    const end = places.at(-1)?.next ?? lines.length;
    const blocks = starts.map((first, index) => lines.slice(first, starts[index + 1] ?? end));
    const next = [
      ...lines.slice(0, starts[0]),
      ...moved.flatMap((index) => blocks[index] ?? []),
      ...lines.slice(end),
    ].join('\n');
    if (readDocument(next).errors.length === 0) return next;
  }
  const ranges = order.map((index) => rangeOf(document, [...around, index]));
  const texts = ranges.map((range) => (range ? text.slice(range.start, range.end) : ''));
  return ranges.reduceRight<string>(
    (before, range, index) =>
      range
        ? before.slice(0, range.start) + texts[moved[index] ?? index] + before.slice(range.end)
        : before,
    text,
  );
}

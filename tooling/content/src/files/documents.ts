import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
} from 'yaml';

/** Names of groups, and positions in lists. */
export type ValuePath = readonly (string | number)[];

/** A content file, each scalar as the text that it is. */
export const readDocument = (text: string): Document => parseDocument(text, { schema: 'failsafe' });

/** Whether a text can be read, and has these values. */
export function hasValues(text: string | null, values: unknown): text is string {
  if (text === null) return false;
  const read = readDocument(text);
  return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), values);
}

/** Where a value is in its file, in UTF-16 code units. */
export interface ValueRange {
  readonly node: Node;
  /** The collection around it. */
  readonly parent: Node;
  /** Where its name begins, or the item of a list. */
  readonly start: number;
  /** Where the value begins; for an empty one, behind its name. */
  readonly valueStart: number;
  readonly end: number;
}

/** A collection ends with the comments behind it; this is where its last value does. */
export function endOf(node: Node, start: number): number {
  let end = Math.max(start, isCollection(node) && !node.flow ? start : (node.range?.[1] ?? start));
  visit(node as never, {
    Scalar: (_, { range }) => {
      end = Math.max(end, range?.[1] ?? 0);
    },
    Collection: (_, { flow, range }) => {
      if (flow) end = Math.max(end, range?.[1] ?? 0);
    },
  });
  return end;
}

/** `null` for a value that the file does not have. */
export function rangeOf(document: Document, path: ValuePath): ValueRange | null {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === last)
    : undefined;
  const node = isSeq(parent) ? parent.items[Number(last)] : pair?.value;
  const first = pair ? pair.key : node;
  if (!isNode(parent) || !isNode(first) || !isNode(node) || !first.range) return null;
  const [start, nameEnd] = first.range;
  const valueStart = node.range?.[0] ?? nameEnd;
  return { node, parent, start, valueStart, end: endOf(node, pair ? nameEnd : start) };
}

import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, visit } from 'yaml';
import { readDocument, textOf } from '../files/documents';

type Path = readonly (string | number)[];

const isComment = (line = '') => /^\s*#/.test(line);
const isBlank = (line = '') => line.trim() === '';
const indentOf = (line = '') => line.length - line.trimStart().length;

/** Where the name of a value, or the item of a list, begins, and where the value ends, in UTF-16 code units. */
function rangeOf(document: Document, path: Path) {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === last)
    : undefined;
  const item = isSeq(parent) ? parent.items[Number(last)] : pair?.value;
  const first = pair ? pair.key : item;
  if (!isNode(parent) || !isNode(first) || !isNode(item) || !first.range) return null;
  let end = first.range[1];
  visit(item as never, {
    // A collection ends with the comments behind it.
    Scalar: (_, { range }) => {
      end = Math.max(end, range?.[1] ?? 0);
    },
    Collection: (_, { flow, range }) => {
      if (flow) end = Math.max(end, range?.[1] ?? 0);
    },
  });
  const isItem = isSeq(parent);
  const isOnly = (isItem || isMap(parent)) && parent.items.length === 1;
  return {
    start: first.range[0],
    end,
    isItem,
    isOnly,
    isFirstItem: isItem && last === 0 && !isOnly,
  };
}

/** The text without the lines of a value, and of the comment directly above it; `null` if it has no lines of its own. */
function withoutLines(text: string, path: Path): string | null {
  const range = rangeOf(readDocument(text), path);
  if (!range) return null;
  const { start, end, isItem, isOnly, isFirstItem } = range;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (!(isItem ? /^\s*- +$/ : /^\s*$/).test(before)) return null;
  const lines = text.split('\n');
  const lineAt = (position: number) => text.slice(0, position).split('\n').length - 1;
  const named = lineAt(start);
  let first = named;
  const isAbove = (line = '') => isComment(line) && indentOf(line) <= indentOf(lines[named]);
  if (!isFirstItem) while (isAbove(lines[first - 1])) first -= 1;
  if (first === 0) first = named;
  let next = lineAt(start + text.slice(start, end).trimEnd().length) + 1;
  while (isComment(lines[next]) && indentOf(lines[next]) > indentOf(lines[named])) next += 1;
  if (isBlank(lines[first - 1]) && isBlank(lines[next])) next += 1;
  const kept = lines.slice(0, first);
  if (isOnly && path.length > 1) {
    const name = kept.findLastIndex((line) => !isBlank(line) && !isComment(line));
    kept[name] = `${kept[name]?.trimEnd()} ${isItem ? '[]' : '{}'}`;
  }
  return [...kept, ...lines.slice(next)].join('\n');
}

/**
 * A file without a value. The comment directly above the value goes with it, and so do those within. Every other comment stays, and
 * above the value that it is about: what a blank line parts from this one, the first lines of the file, and what explains a list
 * above its first item.
 */
export function withoutValue(text: string, path: Path): string {
  const document = readDocument(text);
  document.deleteIn(path);
  const rest = withoutLines(text, path);
  const isSame = rest !== null && isDeepStrictEqual(readDocument(rest).toJS(), document.toJS());
  return isSame ? rest : textOf(document, text);
}

import { isMap, isSeq } from 'yaml';
import { hasValues, rangeOf, readDocument, type ValuePath } from './documents';

const isComment = (line = '') => /^\s*#/.test(line);
const isBlank = (line = '') => line.trim() === '';
const indentOf = (line = '') => line.length - line.trimStart().length;

/** The lines of a value, and of the comment directly above it, from `first` to before `next`. */
export interface Lines {
  readonly first: number;
  readonly next: number;
}

/** `null` if the value has no lines of its own. A comment above the first item of a list is about the list. */
export function linesOf(text: string, path: ValuePath): Lines | null {
  const range = rangeOf(readDocument(text), path);
  if (!range) return null;
  const { parent, start, end } = range;
  const isItem = isSeq(parent);
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (!(isItem ? /^\s*- +$/ : /^\s*$/).test(before)) return null;
  const lines = text.split('\n');
  const lineAt = (position: number) => text.slice(0, position).split('\n').length - 1;
  const named = lineAt(start);
  let first = named;
  const isAbove = (line = '') => isComment(line) && indentOf(line) <= indentOf(lines[named]);
  const isFirstOfSeveral = isItem && path.at(-1) === 0 && parent.items.length > 1;
  if (!isFirstOfSeveral) while (isAbove(lines[first - 1])) first -= 1;
  if (first === 0) first = named;
  let next = lineAt(start + text.slice(start, end).trimEnd().length) + 1;
  while (isComment(lines[next]) && indentOf(lines[next]) > indentOf(lines[named])) next += 1;
  return { first, next };
}

function withoutLines(text: string, path: ValuePath): string | null {
  const range = linesOf(text, path);
  if (!range) return null;
  const lines = text.split('\n');
  const { first } = range;
  const next = range.next + Number(isBlank(lines[first - 1]) && isBlank(lines[range.next]));
  const kept = lines.slice(0, first);
  const parent = readDocument(text).getIn(path.slice(0, -1), true);
  const isOnly = (isSeq(parent) || isMap(parent)) && parent.items.length === 1;
  if (isOnly && path.length > 1) {
    const name = kept.findLastIndex((line) => !isBlank(line) && !isComment(line));
    kept[name] = `${kept[name]?.trimEnd()} ${isSeq(parent) ? '[]' : '{}'}`;
  }
  return [...kept, ...lines.slice(next)].join('\n');
}

/** A value in one line with others: `a` of `{ a: x, b: y }`, with the comma behind it, or before the last one. */
function withoutPart(text: string, path: ValuePath): string | null {
  const range = rangeOf(readDocument(text), path);
  if (!range) return null;
  const { start, end } = range;
  const behind = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0;
  const before = behind > 0 ? 0 : (/,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  return text.slice(0, start - before) + text.slice(end + behind);
}

/**
 * A file without a value. The comment directly above the value goes with it, and so do those within. Every other comment stays, and
 * above the value that it is about: what a blank line parts from this one, the first lines of the file, and what explains a list
 * above its first item.
 */
export function withoutValue(text: string, path: ValuePath): string {
  const document = readDocument(text);
  if (!document.hasIn(path)) return text;
  document.deleteIn(path);
  const values = document.toJS();
  const ways = [withoutLines(text, path), withoutPart(text, path)];
  return ways.find((rest) => hasValues(rest, values)) ?? document.toString({ lineWidth: 0 });
}

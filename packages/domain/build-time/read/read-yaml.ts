import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import type * as z from 'zod';
import { inLanguage, type ReadIn } from '../schema/in-language';
import { type Path, textsIn } from '../schema/texts-in';
import { unknownNames } from './unknown-names';
import { unreadableAt } from './unreadable';

const MISSING_ALT = 'is missing. Write a sentence for people who do not see the picture.';

export interface Finding {
  /** Relative to the content's folder. */
  readonly file: string;
  /** Counts from 1; `null` for a finding without a line. */
  readonly line: number | null;
  /** A path such as `replyBy.date`. A picture is named by its file and a question by its id, e.g. `beach, alt`. */
  readonly field: string;
  /** What is wrong, and how to correct it. */
  readonly message: string;
}

export interface ReadFile<Data> {
  /** The content of the file in one language. */
  readonly value: unknown;
  /** `undefined` if the file has faults. */
  readonly data: Data | undefined;
  readonly faults: readonly Finding[];
  readonly missingTexts: readonly Finding[];
  /** Makes a finding about a value, or about its text in the language that was read. */
  readonly find: (path: Path, message: string) => Finding;
}

export const listOf = (findings: readonly Finding[]): string =>
  findings
    .map(
      ({ file, line, field, message }) =>
        `  - ${file}${line === null ? '' : `:${line}`}${field && `, ${field}`}: ${message}`,
    )
    .join('\n');

/** @param value the whole file */
export function fieldName(value: unknown, path: Path): string {
  const [list, index, ...rest] = path;
  if (typeof index !== 'number' || (list !== 'pictures' && list !== 'questions')) {
    return path.join('.');
  }
  const item = (value as Record<string, { file?: string; id?: string }[] | undefined>)[list]?.[
    index
  ];
  return [item?.file || item?.id || `${list.slice(0, -1)} ${index + 1}`, ...rest].join(', ');
}

/** `isWhole`: about the value in all its languages, instead of one text. */
type Message = readonly [path: Path, message: string, isWhole?: boolean];

/** Messages for a value of the wrong shape, by the expected one. */
const SHAPES: Readonly<Record<string, string>> = {
  string: 'is a list or a group. Write one text, in quotes if it begins with [ or {.',
  array: 'is not a list. Write each item after a dash on its own line, or all of them in [ ].',
  object: 'must be a group of values. Write its values on the lines below it, as in the sample.',
};

const pathIn = (ancestors: readonly unknown[], node: unknown): Path =>
  [...ancestors.slice(1), node].flatMap((each, index) => {
    const parent = ancestors[index];
    if (isSeq(parent)) return parent.items.indexOf(each);
    return isPair(each) && isScalar(each.key) ? String(each.key.value) : [];
  });

/** Reports texts that YAML silently shortens or replaces, such as one with ` #` or one after `*`. Also trims block texts. */
function shortenedTexts(document: Document, text: string): Message[] {
  const messages: Message[] = [];
  const add = (ancestors: readonly unknown[], node: Node, message: string) =>
    messages.push([pathIn(ancestors, node), message]);
  const special = (sign: string) =>
    `begins with ${sign}, which has a meaning in YAML. Write the text in quotes.`;
  visit(document, {
    Alias(_, node, ancestors) {
      // A reference to a group or a list is intended.
      if (isCollection(node.resolve(document))) return;
      add(ancestors, node, special('*'));
      const asText = new Scalar(`*${node.source}`);
      if (node.range) asText.range = node.range;
      return asText;
    },
    Scalar(key, node, ancestors) {
      // A text after | or > ends with a line break that nobody intends.
      if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
        node.value = String(node.value).trimEnd();
      }
      if (node.tag) add(ancestors, node, special('!'));
      if (node.anchor) add(ancestors, node, special('&'));
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return;
      if (!/^[ \t]*#/.test(text.slice(node.range[1]))) return;
      const loss =
        node.value === '' ? 'is empty, because # begins' : 'is cut off at #, which begins';
      add(
        ancestors,
        node,
        `${loss} a comment. Write the text in quotes, or the comment on a separate line.`,
      );
    },
  });
  return messages;
}

/** The failsafe schema reads every scalar as text. */
const parseText = (text: string, lineCounter = new LineCounter()) =>
  parseDocument(text, { schema: 'failsafe', lineCounter, prettyErrors: false });

/** The parsed file without any checks; `null` if it is not valid YAML. */
export function readRaw(files: ReadonlyMap<string, string>, file: string): unknown {
  const text = files.get(file) ?? '';
  const document = parseText(text);
  shortenedTexts(document, text);
  return document.errors.length > 0 ? null : document.toJS();
}

export function readYaml<Schema extends z.ZodType>(
  files: ReadonlyMap<string, string>,
  file: string,
  schema: Schema,
  readIn: ReadIn,
): ReadFile<z.output<Schema>> {
  const lines = new LineCounter();
  const text = files.get(file) ?? '';
  const document = parseText(text, lines);
  const shortened = shortenedTexts(document, text);
  const unreadable = unreadableAt(document.errors, text);
  const { value, ...texts } = inLanguage(schema, (!unreadable && document.toJS()) || {}, readIn);
  const lineOf = (path: Path): number | null => {
    let line: number | null = null;
    let node: unknown = document.contents;
    for (const part of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === part)
        : undefined;
      const next = isSeq(node) ? node.items[Number(part)] : pair?.value;
      const start = pair ? pair.key : next;
      if (!isNode(start) || !start.range) break;
      ({ line } = lines.linePos(start.range[0]));
      node = next;
    }
    return line;
  };
  const findWhole = (path: Path, message: string): Finding => ({
    file,
    line: lineOf(path),
    field: fieldName(value, path),
    message,
  });
  const find = (path: Path, message: string): Finding => {
    const inLanguage = [...path, readIn.language];
    const hasLanguages = path.length > 0 && document.hasIn(inLanguage);
    return findWhole(hasLanguages ? inLanguage : path, message);
  };
  const at = (position: number, message: string, field = ''): Finding => ({
    file,
    line: lines.linePos(position).line,
    field,
    message,
  });
  const listed = (messages: readonly Message[]) =>
    messages.map(([path, message, isWhole]) => (isWhole ? findWhole : find)(path, message));
  const untranslated = listed(texts.untranslated);
  const failed = { value, data: undefined, missingTexts: untranslated, find };
  if (!files.has(file)) {
    const message = 'is missing. Write it as in packages/domain/src/fixtures/weekend.';
    return { ...failed, faults: [find([], message)] };
  }
  const replaced = text.indexOf('\ufffd');
  if (replaced >= 0) {
    const message = 'has a character that is not in UTF-8. Save the file as UTF-8.';
    return { ...failed, faults: [at(replaced, message)] };
  }
  if (unreadable) {
    const { position, message, field } = unreadable;
    return { ...failed, faults: [at(position, message, field)] };
  }
  if (document.contents === null && !schema.safeParse({}).success) {
    const message = 'is empty. Write it as in packages/domain/src/fixtures/weekend, or delete it.';
    return { ...failed, faults: [find([], message)] };
  }
  const { error, data } = schema.safeParse(value);
  const unknown = unknownNames(schema, value);
  const known: Message[] = [
    ...shortened,
    ...texts.faults.map(([path, message]) => [path, message, true] as const),
    ...unknown.map(({ path, message }) => [path, message] as const),
  ];
  // One fault for each value. A misspelt name would also be reported as missing.
  const named = new Set([
    ...known.map(([path]) => path.join()),
    ...unknown.map(({ meant }) => meant?.join()),
  ]);
  const faults: Message[] = [
    ...known,
    ...(error?.issues ?? []).flatMap((issue): Message[] => {
      const { code, path, message } = issue;
      if (code === 'unrecognized_keys' || named.has(path.join())) return [];
      named.add(path.join());
      const isOtherShape = code === 'invalid_type' && document.hasIn(path);
      return [[path, (isOtherShape && SHAPES[issue.expected]) || message, isOtherShape]];
    }),
  ];
  if (data === undefined || faults.length > 0) return { ...failed, faults: listed(faults) };
  const withoutAlt = textsIn(data).filter(([path, text]) => path.at(-1) === 'alt' && text === '');
  const missingTexts = [...untranslated, ...withoutAlt.map(([path]) => find(path, MISSING_ALT))];
  return { value, data, faults: [], missingTexts, find };
}

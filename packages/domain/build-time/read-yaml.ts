import { isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { inLanguage, type ReadIn } from './in-language';
import { type Path, textsIn } from './texts-in';

const MISSING_ALT = 'is missing. Write a sentence for people who do not see the picture.';

export interface Finding {
  /** Relative to the content's folder. */
  readonly file: string;
  /** Counted from 1; `null` if the file has no such line. */
  readonly line: number | null;
  /** The path of the value in its file, joined with dots. A picture is named by its file, a question by its id. */
  readonly field: string;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

/** A content file: its value, and where each part of it stands. */
export interface ReadFile<Data> {
  /** In one language. */
  readonly value: unknown;
  /** `undefined` if the file has faults. */
  readonly data: Data | undefined;
  readonly faults: readonly Finding[];
  /** Pictures without an alternative text, and texts without a translation. */
  readonly missingTexts: readonly Finding[];
  /** Names a value, and its language if it has several. */
  readonly find: (path: Path, message: string) => Finding;
}

/** A list of findings, one a line. */
export const listOf = (findings: readonly Finding[]): string =>
  findings
    .map(
      ({ file, line, field, message }) =>
        `  - ${file}${line === null ? '' : `:${line}`}${field && `, ${field}`}: ${message}`,
    )
    .join('\n');

function fieldName(value: unknown, path: Path): string {
  const [list, index, ...rest] = path;
  if (typeof index !== 'number' || (list !== 'pictures' && list !== 'questions')) {
    return path.join('.');
  }
  const item = (value as Record<string, { file?: string; id?: string }[] | undefined>)[list]?.[
    index
  ];
  return [item?.file || item?.id || `${list.slice(0, -1)} ${index + 1}`, ...rest].join(', ');
}

/** The failsafe schema reads every scalar as text. */
const parseText = (text: string, lines?: LineCounter) =>
  parseDocument(text, {
    schema: 'failsafe',
    ...(lines && { lineCounter: lines }),
    prettyErrors: false,
  });

/** A file as it is written. */
export const readRaw = (files: ReadonlyMap<string, string>, file: string): unknown =>
  parseText(files.get(file) ?? '').toJS();

export function readYaml<Schema extends z.ZodType>(
  files: ReadonlyMap<string, string>,
  file: string,
  schema: Schema,
  readIn: ReadIn,
): ReadFile<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseText(files.get(file) ?? '', lines);
  const { value, ...texts } = inLanguage(schema, document.toJS() ?? {}, readIn);
  const lineOf = (path: Path): number | null => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return null;
  };
  const find = (path: Path, message: string): Finding => {
    const inLanguage = [...path, readIn.language];
    const fullPath = path.length > 0 && document.hasIn(inLanguage) ? inLanguage : path;
    return { file, line: lineOf(fullPath), field: fieldName(value, fullPath), message };
  };
  const listed = (messages: typeof texts.faults) =>
    messages.map(([path, message]) => find(path, message));
  const untranslated = listed(texts.untranslated);
  const failed = { value, data: undefined, missingTexts: untranslated, find };
  if (!files.has(file)) {
    const message = 'is missing. Write it as in packages/domain/src/fixtures/weekend.';
    return { ...failed, faults: [find([], message)] };
  }
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ message, pos }) => ({
      file,
      line: lines.linePos(pos[0]).line,
      field: '',
      message: `cannot be read: ${message}. Texts with a colon or a # need quotes.`,
    }));
    return { ...failed, faults };
  }
  const { error, data } = schema.safeParse(value);
  const isNamed = (path: Path) => texts.faults.some(([named]) => named.join() === path.join());
  const faults: typeof texts.faults = [
    ...texts.faults,
    ...(error?.issues ?? []).flatMap(({ path, message }) =>
      isNamed(path) ? [] : [[path, message] as const],
    ),
  ];
  if (data === undefined || faults.length > 0) return { ...failed, faults: listed(faults) };
  const withoutAlt = textsIn(data).filter(([path, text]) => path.at(-1) === 'alt' && text === '');
  const missingTexts = [...untranslated, ...withoutAlt.map(([path]) => find(path, MISSING_ALT))];
  return { value, data, faults: [], missingTexts, find };
}

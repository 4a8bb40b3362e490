import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SCHEMAS } from '@invitation/domain/build-time/schema';
import { sourceFiles } from '@invitation/vite/content/folder';
import {
  type Document,
  isCollection,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  visit,
} from 'yaml';
import * as z from 'zod';
import { CommandError } from '../kit/command';

export interface Leaf {
  /** The key of its question, such as `gateTitle` or `days.friday.title`. */
  readonly key: string;
  readonly file: string;
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

export type Documents = ReadonlyMap<string, Document>;

const parse = (text: string) => parseDocument(text, { schema: 'failsafe' });
const FORMAT = { schema: 'failsafe', lineWidth: 0, flowCollectionPadding: false } as const;

/** What is not asked for: it is chosen once, written by another command, or judged by looking at it. */
const UNASKED =
  /^(languages|palette|repliesOpen|afterwards|colours|saturday|namedGuests|pictureHost|calendar|registry\.account|.*Picture\.(file|width|height)|days\.\w+\.label)\b/;
/** Between the lines of a list. */
const SEPARATOR = ' / ';

export function readDocuments(contentFolder: string): Documents {
  if (!existsSync(join(contentFolder, 'celebration.yaml'))) {
    throw new CommandError(`${contentFolder} has no celebration.yaml.`);
  }
  return new Map(
    sourceFiles(contentFolder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => {
        const document = parse(readFileSync(join(contentFolder, file), 'utf8'));
        const [error] = document.errors;
        if (error) throw new CommandError(`${file} cannot be read: ${error.message}`);
        return [file, document];
      }),
  );
}

/**
 * The text of a changed document. Everything but the changed values stays as the hosts wrote it; only a key that is new or gone
 * formats the file.
 */
export function textOf(document: Document, written: string): string {
  const edits: (readonly [start: number, end: number, text: string])[] = [];
  visit(document, (_, node, parents) => {
    const isNewList = isSeq(node) && node.items.some((item) => isNode(item) && !item.range);
    const isNewText = isScalar(node) && node.value !== node.source;
    if (!isNode(node) || !node.range || !(isNewList || isNewText)) return;
    const [start, end] = node.range;
    const type = isScalar(node) && node.type?.startsWith('QUOTE') ? node.type : 'PLAIN';
    const options = { ...FORMAT, defaultStringType: type } as const;
    const inFlow = isNewList || parents.some((parent) => isCollection(parent) && parent.flow);
    const value = node.toJS(document);
    const text = inFlow
      ? stringify([value], { ...options, collectionStyle: 'flow' }).slice(1, -2)
      : stringify(value, options).trimEnd();
    // The range of a list in lines ends after them.
    edits.push([start, start + written.slice(start, end).trimEnd().length, text]);
  });
  const text = edits.reduceRight(
    (before, [start, end, value]) => before.slice(0, start) + value + before.slice(end),
    written,
  );
  return isDeepStrictEqual(parse(text).toJS(), document.toJS()) ? text : document.toString(FORMAT);
}

function* leavesOf(
  schema: z.ZodType,
  file: string,
  prefix: string,
  path: readonly string[] = [],
): Generator<Leaf> {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray) {
    // The first button is enough for most.
    yield* leavesOf(inner.element as z.ZodType, file, prefix, [...path, '0']);
    return;
  }
  const key = [...(prefix ? [prefix] : []), ...path].join('.');
  if (UNASKED.test(key)) return;
  if (!(inner instanceof z.ZodObject)) {
    yield { key, file, path, schema };
    return;
  }
  for (const [name, value] of Object.entries(inner.shape)) {
    yield* leavesOf(value as z.ZodType, file, prefix, [...path, name]);
  }
}

const defaultLanguage = (documents: Documents): string | undefined => {
  const tag = documents.get('celebration.yaml')?.getIn(['languages', 0]);
  return tag === undefined ? undefined : String(tag);
};

/** Where a value is. In several languages, the path of the default one, so that the others stay (B16). */
function pathOf(documents: Documents, { file, path }: Pick<Leaf, 'file' | 'path'>) {
  const language = defaultLanguage(documents);
  const inLanguage = language === undefined ? path : [...path, language];
  return documents.get(file)?.hasIn(inLanguage) ? inLanguage : path;
}

/** In the order of the schemas. */
export const allLeaves = (documents: Documents): readonly Leaf[] => [
  ...[...leavesOf(SCHEMAS.celebration, 'celebration.yaml', '')].filter(
    ({ key, file, path }) =>
      (key !== 'language' || defaultLanguage(documents) === undefined) &&
      (path[0] !== 'registry' || documents.get(file)?.hasIn(path)),
  ),
  ...[...documents.keys()].flatMap((file) => {
    const [, id] = /^days\/(.+)\.yaml$/.exec(file) ?? [];
    return id === undefined ? [] : [...leavesOf(SCHEMAS.day, file, `days.${id}`)];
  }),
];

/** The present value or its default, or an empty text. A list has its lines with slashes between them. */
export function currentValue(
  documents: Documents,
  { file, path, schema }: Pick<Leaf, 'file' | 'path'> & Partial<Leaf>,
): string {
  const value: unknown = documents.get(file)?.toJS();
  const found = pathOf(documents, { file, path }).reduce<unknown>(
    (parent, name) => (parent as Record<string, unknown> | undefined)?.[name],
    value,
  );
  const defaultValue = schema instanceof z.ZodDefault ? schema.def.defaultValue : '';
  return Array.isArray(found) ? found.join(SEPARATOR) : String(found ?? defaultValue);
}

export function replaceValues(
  documents: Documents,
  values: readonly (readonly [leaf: Leaf, answer: string])[],
): { readonly file: string; readonly leaf: string; readonly change: string }[] {
  return values.flatMap(([leaf, answer]) => {
    const { file } = leaf;
    const path = pathOf(documents, leaf);
    const present = currentValue(documents, leaf);
    if (present === answer) return [];
    const document = documents.get(file);
    if (answer === '') document?.deleteIn(path);
    else {
      const node = document?.getIn(path, true);
      if (isSeq(node)) node.items = answer.split(SEPARATOR).map((item) => new Scalar(item));
      else document?.setIn(path, answer);
    }
    const change = `${path.join('.')}: ${present || 'none'} → ${answer || 'none'}`;
    return [{ file, leaf: leaf.key, change }];
  });
}

import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
} from 'yaml';

const FORMAT = { schema: 'failsafe', lineWidth: 0, flowCollectionPadding: false } as const;

/** A content file, each scalar as the text that it is. */
export const readDocument = (text: string): Document => parseDocument(text, { schema: 'failsafe' });

/**
 * The text of a changed document. Everything but the changed values stays as the hosts wrote it; only a new key, or
 * one that leaves a group in one line, formats the file.
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
  const isSame = isDeepStrictEqual(readDocument(text).toJS(), document.toJS());
  return isSame ? text : document.toString(FORMAT);
}

import { headingsOf, proseLines } from './markdown';

export interface Citation {
  readonly line: number;
  /** E.g. `A4`. */
  readonly code: string;
}

export const CITING_FILES =
  /\.(md|mdx|[cm]?[jt]sx?|css|rules|ya?ml|html|sh)$|(^|\/)(\.env[^/]*|run)$/;

const CODE = /\b[AB]\d{1,2}\b/g;
/** Codes in brackets are citations everywhere, e.g. in the title of a test. */
const BRACKETS = /\([AB]\d{1,2}(?:, ?[AB]\d{1,2})*\)/g;
/** The text of a comment. Two slashes after a colon belong to a URL. */
const SLASH_COMMENT = /(?:^\s*\*|(?<!:)\/\/|\/\*|<!--)(.*)$/;
const HASH_COMMENT = /#(.*)$/;

function citingTexts(path: string, text: string): readonly string[] {
  if (/\.mdx?$/.test(path)) return proseLines(text).map((line) => line.replaceAll(/`[^`]*`/g, ''));
  const comment = /\.(ya?ml|sh)$|(^|\/)(\.env[^/]*|run)$/.test(path) ? HASH_COMMENT : SLASH_COMMENT;
  return text
    .split('\n')
    .map((line) => `${comment.exec(line)?.[1] ?? ''} ${line.match(BRACKETS)?.join(' ') ?? ''}`);
}

/** The citations in a file: in Markdown those outside of code, elsewhere those in comments and in brackets. */
export const citationsIn = (path: string, text: string): readonly Citation[] =>
  citingTexts(path, text).flatMap((citing, index) =>
    [...new Set(citing.match(CODE))].map((code) => ({ line: index + 1, code })),
  );

export const definedCodes = (specification: string): ReadonlySet<string> =>
  new Set(
    headingsOf(specification).flatMap((heading) => /^([AB]\d{1,2})\. /.exec(heading)?.[1] ?? []),
  );

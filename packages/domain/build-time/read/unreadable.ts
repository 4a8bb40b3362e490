import type { YAMLError } from 'yaml';

const BELOW =
  'Begin the lines of a group below each other, and each item of a list with a dash and a space.';
const AS_QUOTED = 'Texts with a colon or a # need quotes.';

/** Messages for errors that need no look at the surrounding text. */
const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'is indented with a tab. Indent it with spaces.',
  DUPLICATE_KEY: 'is there twice. Remove one of the two.',
  MULTIPLE_DOCS: 'has three dashes, which begin another document. Remove them.',
  BLOCK_AS_IMPLICIT_KEY: 'has a second colon. Write the text in quotes.',
  MULTILINE_IMPLICIT_KEY:
    'is not written as "name: value". Write a colon and a space after the name, or indent a line that continues a text.',
};

const isWritten = (line: string): boolean => /^\s*[^\s#]/.test(line);

interface Unreadable {
  /** In UTF-16 code units from the beginning of the file. */
  readonly position: number;
  readonly field: string;
  readonly message: string;
}

/** The place where a file is not valid YAML, and how to correct it. The parser's other errors follow from the first one. */
export function unreadableAt(errors: readonly YAMLError[], text: string): Unreadable | null {
  const [first] = [...errors].sort((one, other) => one.pos[0] - other.pos[0]);
  if (!first) return null;
  const { code, message, pos } = first;
  const [position] = pos;
  const startOf = (at: number) => text.lastIndexOf('\n', at - 1) + 1;
  const start = startOf(position);
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const isFirst = text.slice(start, position).trim() === '';
  const fault = (message: string, at = position, field = '') => ({ position: at, field, message });
  const unexplained = fault(`cannot be read: ${message}. ${AS_QUOTED}`);
  const notBelow = (at: number) => {
    const lines = text.split('\n');
    const from = text.slice(0, at).split('\n').length - 1;
    const own = lines.findIndex((line, index) => index >= from && isWritten(line));
    const above = lines.slice(0, own).map(isWritten).lastIndexOf(true);
    if (own < 0 || above < 0) return unexplained;
    const start = lines.slice(0, own).join('\n').length + 1;
    return fault(`is not indented as line ${above + 1} is. ${BELOW}`, start);
  };

  if (/^\s*-[^\s-]/.test(line)) return fault('has no space after its dash. Write one.');
  if (code === 'DUPLICATE_KEY') {
    const [name = ''] = text.slice(position).split(':', 1);
    return fault(MESSAGES[code] ?? '', position, name);
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && message.includes('sequence')) {
    return fault(`is not indented as the items above it are. ${BELOW}`);
  }
  // A text seems to continue on the next line. But that line has a colon, so it is another value.
  const isSplit = errors.some(
    (other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === position,
  );
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && isSplit) return notBelow(start + line.length + 1);
  if (code === 'BAD_INDENT' && message.startsWith('Flow')) {
    const opened = Math.max(...['[', '{'].map((sign) => text.lastIndexOf(sign, position - 1)));
    const [list = ''] = text.slice(opened).split('\n', 1);
    return fault(
      / #/.test(list)
        ? 'is cut off at #, which begins a comment. Write the text in quotes.'
        : `begins with ${text[opened]}, but does not end. Write ${text[opened] === '[' ? ']' : '}'} at its end.`,
      opened,
    );
  }
  if (code === 'BAD_INDENT') return notBelow(position);
  if (code === 'BAD_SCALAR_START' || (isFirst && /[\]}]/.test(text[position] ?? ''))) {
    return fault(
      `begins with ${text[position]}, which has a meaning in YAML. Write the text in quotes.`,
    );
  }
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return fault('begins with a quote, but does not end with one. Write both, or neither.');
  }
  if (code === 'UNEXPECTED_TOKEN') {
    if (message.includes('block-seq-ind')) {
      return fault(
        'begins with a dash and a space, as an item of a list. Write the text in quotes.',
      );
    }
    return isFirst
      ? notBelow(position)
      : fault('has text after its closing quote or bracket. Write all of it in quotes.');
  }
  const known = MESSAGES[code];
  return known ? fault(known) : unexplained;
}

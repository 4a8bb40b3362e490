import { lexer, type Token, type Tokens } from 'marked';
import type { Inline, TextBlock } from '../../src/event/details';
import { parseEmail } from '../../src/guest-list/email';

const PROTOCOLS = ['https:', 'mailto:', 'tel:'];

/** Its message is for hosts. */
class OtherMarkdown extends Error {}

const other = ({ raw }: Token): never => {
  throw new OtherMarkdown(`has "${raw.trim()}". Write only paragraphs, lists and links.`);
};

/** @param encoded an email address, encoded as in a URL */
function isAddress(encoded: string): boolean {
  try {
    return parseEmail(decodeURIComponent(encoded)) !== null;
  } catch {
    return false;
  }
}

function inlineOf(token: Token): Inline {
  if (token.type === 'br') return ' ';
  if (token.type === 'text' || token.type === 'escape') {
    if (/\]\((?:\w+:|$)/.test(token.text)) {
      throw new OtherMarkdown(
        `has "${token.text.trim()}", which is no link. Write the address without spaces: [text](address).`,
      );
    }
    return token.text.replaceAll('\n', ' ');
  }
  if (token.type !== 'link') return other(token);
  const { href, text, tokens } = token as Tokens.Link;
  for (const part of tokens) if (part.type !== 'text') other(part);
  if (!URL.canParse(href) || !PROTOCOLS.includes(new URL(href).protocol)) {
    throw new OtherMarkdown(`has a link to "${href}". Begin it with https://, mailto: or tel:.`);
  }
  const { protocol, pathname } = new URL(href);
  if (protocol === 'mailto:' && !pathname.split(',').every(isAddress)) {
    throw new OtherMarkdown(`has a link to "${href}", which is not an email address. Correct it.`);
  }
  return { text, href };
}

const inlinesOf = ({ tokens = [] }: { tokens?: Token[] }) => tokens.map(inlineOf);

const numberOf = ({ raw }: Tokens.ListItem) => Number.parseInt(raw, 10);

/** Otherwise the items are texts that begin with a date, such as "3. Oktober". */
const countsFromOne = (items: readonly Tokens.ListItem[]): boolean =>
  items.every((item, index) => numberOf(item) === index + 1) ||
  items.every((item) => numberOf(item) === 1);

function itemOf({ tokens: [first, ...rest] }: Tokens.ListItem): Inline[] {
  for (const extra of rest) if (extra.type !== 'space') other(extra);
  if (!first) return [];
  return ['text', 'paragraph'].includes(first.type)
    ? inlinesOf(first as Tokens.Text)
    : other(first);
}

function blockOf(token: Token): TextBlock[] {
  if (token.type === 'space') return [];
  if (token.type === 'paragraph') {
    return [{ kind: 'paragraph', items: [inlinesOf(token as Tokens.Paragraph)] }];
  }
  if (token.type !== 'list') return other(token);
  const { ordered, items } = token as Tokens.List;
  if (ordered && !countsFromOne(items)) {
    return items.map((item) => ({
      kind: 'paragraph',
      items: [[`${/^\s*(\d+.)/.exec(item.raw)?.[1]} `, ...itemOf(item)]],
    }));
  }
  return [{ kind: ordered ? 'numbers' : 'bullets', items: items.map(itemOf) }];
}

/** Reads paragraphs, lists and links. @returns a message if the text has anything else */
export function readSimpleMarkdown(text: string): readonly TextBlock[] | string {
  try {
    return lexer(text).flatMap(blockOf);
  } catch (error) {
    if (error instanceof OtherMarkdown) return error.message;
    throw error;
  }
}

export const plainText = (blocks: readonly TextBlock[]): string =>
  blocks
    .flatMap(({ items }) => items)
    .map((item) => item.map((each) => (typeof each === 'string' ? each : each.text)).join(''))
    .join('\n');

export const linksIn = (blocks: readonly TextBlock[]): string[] =>
  blocks
    .flatMap(({ items }) => items.flat())
    .flatMap((each) => (typeof each === 'string' ? [] : each.href));

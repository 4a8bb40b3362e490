import { lexer, type Token, type Tokens } from 'marked';
import type { Inline, TextBlock } from '../../src/event/details';
import { parseEmail } from '../../src/guest-list/email';

const PROTOCOLS = ['https:', 'mailto:', 'tel:'];

/** Its message is for hosts. */
class OtherMarkdown extends Error {}

const other = ({ raw }: Token): never => {
  throw new OtherMarkdown(`has "${raw.trim()}". Write only paragraphs, lists and links.`);
};

/** @param encoded as in a URL */
function isAddress(encoded: string): boolean {
  try {
    return parseEmail(decodeURIComponent(encoded)) !== null;
  } catch {
    return false;
  }
}

function inlineOf(token: Token): Inline {
  if (token.type === 'text' || token.type === 'escape') return token.text.replaceAll('\n', ' ');
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

function blockOf(token: Token): TextBlock[] {
  if (token.type === 'space') return [];
  if (token.type === 'paragraph') {
    return [{ kind: 'paragraph', items: [inlinesOf(token as Tokens.Paragraph)] }];
  }
  if (token.type !== 'list') return other(token);
  const { ordered, items } = token as Tokens.List;
  return [
    {
      kind: ordered ? 'numbers' : 'bullets',
      items: items.map(({ tokens: [first, ...rest] }) => {
        for (const extra of rest) if (extra.type !== 'space') other(extra);
        if (!first) return [];
        return ['text', 'paragraph'].includes(first.type)
          ? inlinesOf(first as Tokens.Text)
          : other(first);
      }),
    },
  ];
}

/** Reads paragraphs, lists and links. @returns what is wrong, if there is anything else */
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

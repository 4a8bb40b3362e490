import type { Drawing } from '../../src/event/celebration';

/** In UTF-16 code units. Every page's HTML contains the drawing. */
const MAX_LENGTH = 8000;

/** The elements of a drawing. The hosting's policy blocks styles, scripts and other files, and texts would stay untranslated. */
const SHAPES =
  'svg|title|g|defs|symbol|use|path|rect|circle|ellipse|line|poly(?:line|gon)|clipPath|mask|(?:linear|radial)Gradient|stop';
const FORBIDDEN = new RegExp(
  [
    `<(?!(?:/?(?:${SHAPES})\\b))[^\\s>]*`,
    `[\\s"'/](?:style|src|on\\w+)\\s*=`,
    `href\\s*=\\s*(?!\\s|["']?#)["']?[^\\s>]{0,9}`,
    `url\\s*\\((?!\\s*["']?#)`,
  ].join('|'),
  'i',
);
/** Parts that are removed. A title is only for whoever edits the file. */
const AROUND = /<\?xml.*?\?>|<!DOCTYPE[^>[]*>|<!--.*?-->|<title\b[^>]*(?<!\/)>.*?<\/title>/gs;

const TAG = /^<(\/?)(\w+)((?:"[^"]*"|'[^']*'|[^>"'])*?)\s*(\/?)>/;
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
/** An entity that XML does not know, such as `&nbsp;`. */
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** `line` counts from 1. */
export interface DrawingFault {
  readonly line: number;
  readonly message: string;
}

export function readDrawing(svg: string): Drawing | DrawingFault {
  // Line breaks stay, so that faults name the right line.
  const text = svg.replace(AROUND, (around) => around.replaceAll(/[^\n]/g, ' '));
  const fault = (message: string, index = 0): DrawingFault => ({
    line: text.slice(0, index).split('\n').length,
    message,
  });
  const match = /^\s*<svg\s[^>]*?viewBox=["']([\d\s.,-]+)["'][^>]*>(.*)<\/svg>\s*$/s.exec(text);
  if (!match)
    return fault('must be an svg element with a viewBox, and nothing else. Export it again.');
  if (svg.length > MAX_LENGTH)
    return fault(`is too long. Simplify it to ${MAX_LENGTH} characters.`);
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) {
    const message = `contains ${forbidden[0].trim()}. Use only shapes: no texts, styles, scripts or other files.`;
    return fault(message, forbidden.index);
  }
  const [, viewBox = '', content = ''] = match;
  const inside = shapesIn(content);
  if (typeof inside === 'number') {
    const index = text.lastIndexOf('</svg>') - content.length + inside;
    const [tag] = text.slice(index).match(/^[^>\n]{0,30}>?/) ?? [];
    return fault(`is not valid SVG at ${tag}. Correct it, or export the drawing again.`, index);
  }
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN) || width <= 0 || height <= 0)
    return fault(
      `has the viewBox "${viewBox}". It needs four numbers, such as 0 0 640 290. Export it again.`,
    );
  const [guestWindow] = /<[^<>]*class="guest"[^<>]*\/>/.exec(inside) ?? [];
  const shapes = inside.replace(guestWindow ?? '', '');
  // Pages repeat a drawing at multiples of its width, so it must start at 0.
  const fromZero = (some: string) =>
    left === 0 ? some : `<g transform="translate(${-left})">${some}</g>`;
  return {
    viewBox: `0 ${top} ${width} ${height}`,
    shapes: fromZero(shapes),
    ...(guestWindow && { guestWindow: fromZero(guestWindow) }),
  };
}

/**
 * The tags of a drawing, without the attributes that drawing programs add: neither the page nor the link preview declares their
 * namespaces.
 *
 * @returns the index of a tag instead, if the link preview's parser, which is stricter than a browser's, would stop there
 */
function shapesIn(content: string): string | number {
  const open: { readonly name: string; readonly index: number }[] = [];
  let shapes = '';
  for (const { 0: part, index } of content.matchAll(/<[^<]*/g)) {
    const [tag, end, name = '', given = '', empty] = TAG.exec(part) ?? [];
    const pairs = [...given.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value] as const);
    const attributes = new Map(pairs);
    const isRead = given.replaceAll(ATTRIBUTE, '') === '' && attributes.size === pairs.length;
    if (!tag || !isRead || OTHER_ENTITY.test(given)) return index;
    if (end) {
      const last = open.pop();
      if (last?.name !== name) return last?.index ?? index;
    } else if (!empty) open.push({ name, index });
    const shown = pairs.map(([name = '', value]) => {
      const own = name === 'xlink:href' && !attributes.has('href') ? 'href' : name;
      return own.includes(':') ? '' : ` ${own}=${value}`;
    });
    shapes += `<${end}${name}${shown.join('')}${empty}>`;
  }
  return open.at(-1)?.index ?? shapes;
}

/** For content without drawings. They suit any place. */
export const NEUTRAL_DRAWINGS = {
  skyline: {
    viewBox: '0 4 640 84',
    shapes: `<path d="M0 30q40 0 80 14t80 14 80-14 80-14 80 14 80 14 80-14 80-14"/><path class="accent" d="${leaves(-1)}"/><path class="light" d="${leaves(1)}"/>`,
  },
  stamp: {
    viewBox: '0 0 55 72',
    shapes: `<path d="M27 36v28M27 54q-10 0-12-9 11 0 12 9M27 58q9 0 12-8-10 0-12 8"/><path class="accent" d="${petals()}"/><circle class="light" cx="27" cy="25" r="5"/>`,
  },
} as const satisfies Record<string, Drawing>;

/** Leaves above (-1) or below (1) the line of the garland. Its ends are level, because every second copy is mirrored. */
function leaves(side: 1 | -1): string {
  return Array.from({ length: 16 }, (_, index) => {
    const x = 12 + 40 * index;
    const y = Math.round(44 - 14 * Math.cos((Math.PI * x) / 160));
    return `M${x} ${y}q6 ${side * 20} 22 ${side * 20} 0 ${-side * 16} -22 ${-side * 20}z`;
  }).join('');
}

function petals(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const at = (turn: number, radius: number) => {
      const angle = (Math.PI * (index + turn)) / 4;
      return `${(27 + radius * Math.sin(angle)).toFixed(1)} ${(25 - radius * Math.cos(angle)).toFixed(1)}`;
    };
    return `M${at(0, 5)}Q${at(-0.6, 14)} ${at(0, 17)} ${at(0.6, 14)} ${at(0, 5)}z`;
  }).join('');
}

import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly text: string;
  /** The inflated stream; empty if the object has none. */
  readonly stream: string;
}

interface PdfPage {
  /** In the order of the page's elements, without spaces. */
  readonly text: string;
  /** How many rectangles are stroked, such as boxes to tick. */
  readonly boxes: number;
}

/** What is printed on each page of a PDF by Chromium. */
export function pagesIn(pdf: Buffer): readonly PdfPage[] {
  const objects = objectsIn(pdf);
  const at = (text: string, reference: RegExp) => objects.get(reference.exec(text)?.[1] ?? '');
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b/.test(text));
  return pages.map(({ text }) => {
    const fonts = new Map(
      [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id = '']) => [
        name,
        lettersOf(at(objects.get(id)?.text ?? '', /\/ToUnicode (\d+) 0 R/)?.stream ?? ''),
      ]),
    );
    const drawing = at(text, /\/Contents (\d+) 0 R/)?.stream ?? '';
    const boxes = drawing.match(/ re\nS$/gm) ?? [];
    return { text: textIn(drawing, fonts), boxes: boxes.length };
  });
}

/** The objects of a PDF by their number. */
export function objectsIn(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const file = pdf.toString('latin1');
  const objects = [...file.matchAll(/^(\d+) 0 obj\n[\s\S]*?^endobj/gm)].map(
    ({ index, 0: whole, 1: id = '' }) => {
      const [text = ''] = /[\s\S]*?(?:>>\s+stream\r?\n|endobj)/.exec(whole) ?? [];
      const end = whole.lastIndexOf('endstream');
      const isDeflated = text.includes('/FlateDecode') && end !== -1;
      const stream = isDeflated
        ? inflateSync(pdf.subarray(index + text.length, index + end)).toString('latin1')
        : '';
      return [id, { text, stream }] as const;
    },
  );
  return new Map(objects);
}

/** The letters of a font by the codes of their glyphs (ISO 32000-1, 9.10.3). */
function lettersOf(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const ranges = table.matchAll(/^<(\w{4})> (?:<(\w{4})> )?<(\w{4})>$/gm);
  for (const [, first = '', last = first, letter = ''] of ranges) {
    const from = Number.parseInt(first, 16);
    for (let code = from; code <= Number.parseInt(last, 16); code++) {
      const unicode = Number.parseInt(letter, 16) + code - from;
      letters.set(code.toString(16).padStart(4, '0'), String.fromCharCode(unicode));
    }
  }
  return letters;
}

function textIn(
  drawing: string,
  fonts: ReadonlyMap<string | undefined, ReadonlyMap<string, string>>,
): string {
  let letters = fonts.get('');
  let text = '';
  for (const [, font, codes] of drawing.matchAll(/^\/(F\d+) \S+ Tf$|<(\w+)> Tj$/gm)) {
    if (font) letters = fonts.get(font);
    for (const [code] of codes?.toLowerCase().matchAll(/.{4}/g) ?? []) {
      text += letters?.get(code)?.trim() ?? '';
    }
  }
  return text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

export const isWebTable = (text: string): boolean =>
  /<t(?:able|r)[\s>]/i.test(text) && /<\/?t[dh][\s>]/i.test(text);

/** The rows of the tables in HTML, as web services write them into files called `.xls`. */
export const webTableRows = (html: string): readonly (readonly string[])[] =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1>/gi, '')
    .split(/<tr[\s>]/i)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[dh](?=[\s>])/i)
        .slice(1)
        .map((cell) => textIn(cell.slice(cell.indexOf('>') + 1).split(/<\/t[dh]\s*>/i)[0] ?? '')),
    )
    .filter((cells) => cells.length > 0);

const textIn = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li)>\s*(?=\S)/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) =>
      decimal || hex
        ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
        : (ENTITIES[String(name).toLowerCase()] ?? entity),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

import { COLUMN } from './layout';

/** In pixels: the largest size in which the title has at most three lines. */
const SIZES = [78, 64, 52, 42, 34];
const MAX_LINES = 3;

function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && context.measureText(longer).width <= width;
    if (fits) lines.pop();
    lines.push(fits ? longer : word);
  }
  return lines;
}

/** The title as large as it fits, in lines of similar width. */
export function setTitle(context: CanvasRenderingContext2D, title: string, family: string) {
  const linesIn = (width: number) => wrap(context, title, width);
  const fits = (size: number) => {
    context.font = `500 ${size}px ${family}`;
    const lines = linesIn(COLUMN.width);
    const width = Math.max(...lines.map((line) => context.measureText(line).width));
    return lines.length <= MAX_LINES && width <= COLUMN.width;
  };
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  const { length } = linesIn(COLUMN.width);
  let width = COLUMN.width;
  while (linesIn(width - 20).length === length && width > COLUMN.width / 2) width -= 20;
  return { size, lines: linesIn(width) };
}

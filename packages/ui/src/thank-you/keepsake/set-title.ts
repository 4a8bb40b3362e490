import { wrapText } from '../../scenery/wrap-text';
import { COLUMN } from './layout';

/** Font sizes in pixels. The title gets the largest one in which it has at most three lines. */
const SIZES = [78, 64, 52, 42, 34];
const MAX_LINES = 3;

/** The title as large as it fits, in lines of similar width. */
export function setTitle(context: CanvasRenderingContext2D, title: string, family: string) {
  const widthOf = (text: string) => context.measureText(text).width;
  const linesIn = (width: number) => wrapText(title, width, widthOf);
  const fits = (size: number) => {
    context.font = `500 ${size}px ${family}`;
    const lines = linesIn(COLUMN.width);
    const width = Math.max(...lines.map(widthOf));
    return lines.length <= MAX_LINES && width <= COLUMN.width;
  };
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  const { length } = linesIn(COLUMN.width);
  let width = COLUMN.width;
  while (linesIn(width - 20).length === length && width > COLUMN.width / 2) width -= 20;
  return { size, lines: linesIn(width) };
}

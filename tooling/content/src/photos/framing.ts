/** `cover` crops a photograph, `contain` shows all of it on a blurred ground. */
export type Fit = 'cover' | 'contain';

/** A point of an upright photograph, in fractions of its width and height from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a photograph is fitted into its frame. Without a focus, the crop is around what draws the eye. */
export interface Framing {
  readonly fit: Fit;
  readonly focus?: Point;
}

/** The framing of all photographs, and exceptions by the name of the file. */
export interface Framings {
  readonly fit: Fit;
  readonly byFile: ReadonlyMap<string, Framing>;
}

/** macOS writes an accent in a file name as a character of its own. */
export const normalizeName = (fileName: string): string => fileName.normalize('NFC');

export const framingOf = ({ fit, byFile }: Framings, fileName: string): Framing =>
  byFile.get(normalizeName(fileName)) ?? { fit };

/** A file name may contain `=`, but a value does not. */
const splitFile = (option: string): readonly [string, string] => {
  const at = option.lastIndexOf('=');
  return [normalizeName(option.slice(0, Math.max(at, 0))), option.slice(at + 1)];
};

function parsePoint(text: string): Point | undefined {
  const [x, y] = (/^(\d*\.?\d+),(\d*\.?\d+)$/.exec(text) ?? []).slice(1).map(Number);
  return x !== undefined && y !== undefined && x <= 1 && y <= 1 ? { x, y } : undefined;
}

const isFit = (text: string): text is Fit => text === 'cover' || text === 'contain';

export function cropOptions(focuses: readonly string[], fits: readonly string[]) {
  const byFile = new Map<string, Framing>();
  let fit: Fit = 'cover';
  for (const option of fits) {
    const [file, value] = splitFile(option);
    if (!isFit(value)) {
      return `--fit is "${option}". Use --fit contain, or --fit FILE=contain for one photograph.`;
    }
    if (file === '') fit = value;
    else byFile.set(file, { fit: value });
  }
  for (const option of focuses) {
    const [file, value] = splitFile(option);
    const focus = parsePoint(value);
    if (file === '' || !focus) {
      return `--focus is "${option}". Use FILE=X,Y with two numbers from 0 to 1, e.g. --focus IMG_2041.HEIC=0.3,0.5.`;
    }
    if (byFile.has(file)) {
      return `${file} has two of --focus and --fit. Use one of them.`;
    }
    byFile.set(file, { fit: 'cover', focus });
  }
  return { fit, byFile } satisfies Framings;
}

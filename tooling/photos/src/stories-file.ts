import stringWidth from 'string-width';

/** The line width of the formatter. */
const LINE_WIDTH = 100;

/** What `stories.ts` says of a picture. */
export interface StoryEntry {
  readonly id: string;
  /** Empty until the hosts have written it. */
  readonly alt: string;
  /** In milliseconds, if it differs from the default. */
  readonly duration?: number | undefined;
}

const count = (text: string, character: string) => text.split(character).length - 1;

/** A string literal with the quotes that need fewer escapes. */
function quoted(text: string): string {
  const quote = count(text, "'") > count(text, '"') ? '"' : "'";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(quote, `\\${quote}`);
  return `${quote}${escaped}${quote}`;
}

function call({ id, alt }: StoryEntry, indent: string, prefix = ''): string {
  const line = `${indent}${prefix}picture(${quoted(id)}, ${quoted(alt)})`;
  // A comma follows.
  if (stringWidth(line) < LINE_WIDTH) return line;
  return `${indent}${prefix}picture(\n${indent}  ${quoted(id)},\n${indent}  ${quoted(alt)},\n${indent})`;
}

const entry = (story: StoryEntry): string =>
  story.duration === undefined
    ? call(story, '  ')
    : `  {\n${call(story, '    ', '...')},\n    duration: ${story.duration},\n  }`;

function list(stories: readonly StoryEntry[]): string {
  const start = 'export const stories: readonly Story[] = [';
  const entries = stories.map(entry);
  const oneLine = `${start}${entries.map((each) => each.trim()).join(', ')}];`;
  return !oneLine.includes('\n') && stringWidth(oneLine) <= LINE_WIDTH
    ? oneLine
    : `${start}\n${entries.map((each) => `${each},\n`).join('')}];`;
}

/** The text of `stories.ts`, in the project's format. */
export const storiesFile = (
  stories: readonly StoryEntry[],
): string => `import type { Story } from '../story';
import { pictureHost } from './picture-host';

const picture = (name: string, alt: string): Story => ({
  id: name,
  type: 'image',
  url: \`\${pictureHost.base}/\${name}\`,
  alt,
});

${list(stories)}
`;

export interface Link {
  readonly line: number;
  readonly target: string;
}

const FENCE = /^\s*(```|~~~)/;

/** Lines of code blocks are empty. */
export function proseLines(text: string): readonly string[] {
  let inFence = false;
  return text.split('\n').map((line) => {
    const isFence = FENCE.test(line);
    if (isFence) inFence = !inFence;
    return isFence || inFence ? '' : line;
  });
}

export const headingsOf = (text: string): readonly string[] =>
  proseLines(text).flatMap((line) => /^#{1,6}\s+(.+?)\s*$/.exec(line)?.[1] ?? []);

/** The anchors that GitHub gives to the headings. Equal anchors get a number. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const heading of headingsOf(text)) {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}

/** The links and pictures outside of code. */
export const linksOf = (text: string): readonly Link[] =>
  proseLines(text).flatMap((line, index) =>
    [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(
      ([, target = '']) => ({
        line: index + 1,
        target,
      }),
    ),
  );

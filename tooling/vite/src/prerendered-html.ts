/** @throws Error if a prerendered part of a page has a style that the browser would not apply */
export function assertNoStyles(html: string): void {
  if (!/\sstyle=/.test(html)) return;
  throw new Error(
    "The prerendered HTML has a style attribute, which the hosting's policy blocks. Use a class.",
  );
}

/** @throws Error if the page lacks one of the patterns */
export function replaceEach(page: string, replacements: [string | RegExp, string][]): string {
  return replacements.reduce((html, [pattern, replacement]) => {
    if (html.search(pattern) < 0) throw new Error(`The page does not contain ${pattern}.`);
    // A string would interpret each `$`.
    return html.replace(pattern, () => replacement);
  }, page);
}

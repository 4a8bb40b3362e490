import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

type Replacement = readonly [pattern: string | RegExp, replacement: string];

/** @throws Error if a prerendered part of a page has a style that the browser would not apply */
export function assertNoStyles(html: string): void {
  if (!/\sstyle=/.test(html)) return;
  throw new Error(
    "The prerendered HTML has a style attribute, which the hosting's policy blocks. Use a class.",
  );
}

/** Replaces parts of a built page. @throws Error if the page lacks one of the patterns */
export function replaceInPage(
  name: string,
  replacementsIn: (
    app: ResolvedConfig,
    bundle: Rolldown.OutputBundle,
    page: string,
  ) => Promise<readonly Replacement[]>,
): Plugin {
  let app: ResolvedConfig;
  return {
    name,
    apply: 'build',
    configResolved(config) {
      app = config;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle = {} }) {
        const replacements = await replacementsIn(app, bundle, page);
        return replacements.reduce((html, [pattern, replacement]) => {
          if (html.search(pattern) < 0) throw new Error(`The page does not contain ${pattern}.`);
          // A string would interpret each `$`.
          return html.replace(pattern, () => replacement);
        }, page);
      },
    },
  };
}

/** Texts that are not on the page, or that a browser's translator leaves as they are. */
const NOT_TRANSLATED = 'font, script, style, textarea, [translate="no"], [translate="no"] *';

function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node: Node | null = root; node; node = texts.nextNode()) {
    const isTranslated = !node.parentElement?.matches(NOT_TRANSLATED);
    if (node instanceof Text && node.data.trim() && node.parentElement && isTranslated) {
      found.push(node);
    }
  }
  for (const text of found) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}

/**
 * Changes the page as Chrome's translator does: each text is replaced by a copy in two `font` elements, also every new one. The
 * page's own scripts then hold texts that nobody sees. The copies have the same words, so that a story finds them.
 *
 * @returns a function that ends it
 */
export function startTranslator(): () => void {
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

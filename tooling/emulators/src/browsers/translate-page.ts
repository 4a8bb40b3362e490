/**
 * Changes the page as Chrome's translator does: replaces each text, also every new one, with a copy in two `font` elements. The
 * page's own scripts then hold texts that are no longer shown. Runs in a browser's page, so it uses nothing but its argument.
 *
 * @param mark the beginning of each copy
 * @returns a function that stops the translation
 */
export function translatePage(mark: string): () => void {
  /** Texts that are not on the page, or that a translator leaves as they are. */
  const notTranslated =
    'font, script, style, textarea, svg *, [translate="no"], [translate="no"] *';
  /** The copies in options. They are not wrapped, unlike in Chrome, because Testing Library finds an option by its exact content. */
  const copies = new WeakSet<Node>();

  const copyOf = ({ data, parentElement }: Text): Node => {
    if (parentElement instanceof HTMLOptionElement) {
      const copy = new Text(mark + data);
      copies.add(copy);
      return copy;
    }
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = mark + data;
    return outer;
  };

  const translate = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node: Node | null = root; node; node = texts.nextNode()) {
      const isLeft = copies.has(node) || node.parentElement?.matches(notTranslated);
      if (node instanceof Text && node.data.trim() && node.parentElement && !isLeft) {
        found.push(node);
      }
    }
    for (const text of found) text.replaceWith(copyOf(text));
  };

  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

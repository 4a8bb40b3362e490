/**
 * Sets how the page is printed. Only scripts can choose it: the hosting's policy forbids a style element, and not all
 * browsers have named pages.
 *
 * @param descriptors of `@page`
 * @returns a function that undoes it
 */
export function setPage(descriptors: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { ${descriptors} }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

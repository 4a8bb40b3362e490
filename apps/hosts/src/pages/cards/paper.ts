/** The papers, with their names in CSS (https://www.w3.org/TR/css-page-3/#page-size). */
export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** On one sheet of paper. */
export const CARDS_PER_PAGE = 4;

const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];

/** @param language of the browser, e.g. `en-US` */
export const usualPaper = (language: string): Paper =>
  LETTER_REGIONS.includes(language.split('-').at(-1) ?? '') ? 'letter' : 'A4';

/**
 * Sets the size of the printed page, without the margins in which browsers print an address. Only scripts can choose it:
 * the hosting's policy forbids a style element, and not all browsers have named pages.
 *
 * @returns a function that takes it back
 */
export function setPage(paper: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${paper}; margin: 0 }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** The papers, with their names in CSS (https://www.w3.org/TR/css-page-3/#page-size). */
export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const CARDS_PER_PAGE = 4;

const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];

/** @param language of the browser, e.g. `en-US` */
export const usualPaper = (language: string): Paper =>
  LETTER_REGIONS.includes(language.split('-').at(-1) ?? '') ? 'letter' : 'A4';

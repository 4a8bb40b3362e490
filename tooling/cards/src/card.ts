import type { Invitation } from '@invitation/domain/invitation';

/** What is printed for one personal invitation (B14). */
export interface Card extends Pick<Invitation, 'name' | 'days'> {
  /** The personal link. */
  readonly link: string;
}

/** The papers, with their names in CSS (https://www.w3.org/TR/css-page-3/#page-size). */
export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** On one sheet of paper. */
export const CARDS_PER_PAGE = 4;

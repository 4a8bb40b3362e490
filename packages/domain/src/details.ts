import type { Picture } from './celebration';
import type { Mode } from './mode';

export type Inline = string | { readonly text: string; readonly href: string };

/** A paragraph has one item. */
export interface TextBlock {
  readonly kind: 'paragraph' | 'bullets' | 'numbers';
  readonly items: readonly (readonly Inline[])[];
}

/** A section of the practical page (B18). */
export interface DetailsSection {
  readonly heading: string;
  readonly text: readonly TextBlock[];
  readonly picture?: Picture;
}

export type Details = readonly DetailsSection[];

/** `null` where guests do not have the page. */
export type DetailsBySite = Readonly<Record<Mode, Details | null>>;

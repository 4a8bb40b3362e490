import type { Mode } from '../mode/mode';
import type { Picture } from './celebration';

export type Inline = string | { readonly text: string; readonly href: string };

/** A paragraph is one item. */
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

export type DetailsBySite = Readonly<Record<Mode, Details | null>>;

/** An SVG drawing that is inlined in the page and painted in the theme's colours. */
export interface Drawing {
  readonly viewBox: string;
  readonly shapes: string;
  /** The shape of the class `guest`: a window that lights for a guest with a saved reply. */
  readonly guestWindow?: string;
}

/** The width from which a drawing is wide, in units of its `viewBox`. */
const WIDE = 1000;

/** The least width for a height of 1. A taller drawing would appear three times across a desktop. */
const LEAST_RATIO = 2;

/** A wide drawing reaches from edge to edge of a desktop, a narrow one is repeated there, and a tall one is shown once. */
export function formOf({ viewBox }: Drawing): 'wide' | 'narrow' | 'tall' {
  const [, , width = 1, height = 1] = viewBox.split(/\s+/).map(Number);
  if (width < LEAST_RATIO * height) return 'tall';
  return width >= WIDE ? 'wide' : 'narrow';
}

export interface Picture {
  /** Absolute or from the site's root, without the file extension and the width transform. */
  readonly url: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface Registry {
  readonly heading: string;
  readonly text: string;
  readonly links?: readonly { readonly label: string; readonly link: string }[] | undefined;
  /** To copy, e.g. an IBAN. */
  readonly account?: { readonly label: string; readonly number: string } | undefined;
}

/** Texts that the Saturday-only site may word differently. */
export type SiteTexts = Readonly<
  Record<
    | 'gateTitle'
    | 'gateSubtitle'
    | 'gateHelp'
    | 'rsvpTitle'
    | 'rsvpSubtitle'
    | 'preview'
    | 'declinedText'
    | 'storyText',
    string
  >
>;

/** The content that does not depend on the days (B11). */
export interface Celebration extends Omit<SiteTexts, 'storyText'> {
  /** `undefined` without an album. */
  readonly storyText?: string;
  readonly hosts: string;
  /** One or two lines. */
  readonly postmark: readonly string[];
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
  readonly registry: Registry | null;
  /** The stamp takes the place of this picture, or of the next one, if it is `null`. */
  readonly profilePicture: Picture | null;
  readonly thankYouPicture: Picture | null;
  readonly skyline: Drawing | null;
  readonly stamp: Drawing;
  /** Whether guests have the practical page (B18). */
  readonly hasDetails?: boolean;
}

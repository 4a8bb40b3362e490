/** An SVG drawing that is inlined in the page and painted in the theme's colours. */
export interface Drawing {
  readonly viewBox: string;
  readonly shapes: string;
  /** The shape of the class `guest`: a window that lights for a guest with a saved reply. */
  readonly guestWindow?: string;
}

/** In units of a drawing. A narrower one is repeated on a desktop. */
const WIDE = 1000;

export const isWide = ({ viewBox }: Drawing): boolean => Number(viewBox.split(/\s+/)[2]) >= WIDE;

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

/** What the Saturday-only site may say in other words. */
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
  /** Without these two, the stamp stands in for them. */
  readonly profilePicture: Picture | null;
  readonly thankYouPicture: Picture | null;
  readonly skyline: Drawing | null;
  readonly stamp: Drawing;
  /** Whether guests have the practical page (B18). */
  readonly hasDetails?: boolean;
}

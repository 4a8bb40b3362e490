/** A drawing in the page's HTML. Its lines and classes have the colours of the theme. */
export interface Drawing {
  readonly viewBox: string;
  /** The SVG's elements. */
  readonly shapes: string;
  /** The window that is lit for a guest with a saved reply: the shape of the class `guest`. */
  readonly guestWindow?: string;
}

export interface Picture {
  /** Absolute or from the site's root, without the file extension and the width transform. */
  readonly url: string;
  /** Width and height in CSS pixels. They reserve the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface Registry {
  readonly heading: string;
  readonly text: string;
  readonly links?: readonly { readonly label: string; readonly link: string }[] | undefined;
  /** A number that guests copy, and what it is. */
  readonly account?: { readonly label: string; readonly number: string } | undefined;
}

/** The texts that the Saturday-only site may have in other words. The schema describes each. */
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
export interface Celebration extends SiteTexts {
  readonly hosts: string;
  /** One or two lines. */
  readonly postmark: readonly string[];
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
  /** `null` without gifts. */
  readonly registry: Registry | null;
  readonly profilePicture: Picture;
  readonly thankYouPicture: Picture;
  readonly skyline: Drawing | null;
  readonly stamp: Drawing;
  /** Whether guests have the practical page (B18). */
  readonly hasDetails?: boolean;
}

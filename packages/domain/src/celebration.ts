/** A picture in the content. */
export interface Picture {
  /** Absolute or from the site's root, without the file extension and the width transform. */
  readonly url: string;
  /** Width and height in CSS pixels. They reserve the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The gift registry (A2). */
export interface Registry {
  readonly heading: string;
  readonly text: string;
  /** The text of the payment button, e.g. `Contribute via PayPal`. */
  readonly paymentLabel: string;
  /** The external payment page, an `https:` address. */
  readonly paymentLink: string;
}

/** The content that does not depend on the days (B11). */
export interface Celebration {
  /** E.g. `Nora & Sam`. */
  readonly hosts: string;
  /** Names the birthday party of the two hosts (A2). */
  readonly gateTitle: string;
  /** A place or a sentence below the gate's title (A2). */
  readonly gateSubtitle: string;
  /** Says whom to ask for the password. Shown after a few wrong ones. */
  readonly gateHelp: string;
  readonly rsvpTitle: string;
  /** The sentence below the form's title (A2). */
  readonly rsvpSubtitle: string;
  /** One sentence for link previews. It names the occasion but nothing private (B10). */
  readonly preview: string;
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
  /** The city on the stamp, in one or two lines, e.g. `['NEW', 'YORK']`. */
  readonly postmark: readonly string[];
  /** The drawing at the bottom of the pages: a street of houses, or none. */
  readonly skyline: 'street' | 'none';
  readonly registry: Registry;
  /** What a guest who declined every day reads on the thank-you page. */
  readonly declinedText: string;
  /** The sentence above the button to the story viewer. */
  readonly storyText: string;
  readonly profilePicture: Picture;
  readonly thankYouPicture: Picture;
}

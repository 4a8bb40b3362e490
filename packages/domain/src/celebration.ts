/** A picture that the site shows: where it lies, its size and what it shows. */
export interface Picture {
  /** Its address, absolute or from the site's root, without an ending and without the width transform. */
  readonly url: string;
  /** Width and height of the file in CSS pixels at one dot per pixel, to reserve its place. */
  readonly width: number;
  readonly height: number;
  /** The alternative text. */
  readonly alt: string;
}

/** What the sites say of gifts. */
export interface Registry {
  readonly heading: string;
  readonly text: string;
  /** What the button to the payment page is called, e.g. `Contribute via PayPal`. */
  readonly paymentLabel: string;
  /** The external payment page, an `https:` address. */
  readonly paymentLink: string;
}

/** What both sites say of the celebration and its hosts, whatever the days. */
export interface Celebration {
  /** The hosts as they sign, e.g. `Nora & Sam`. */
  readonly hosts: string;
  /** The gate's title: the birthday party of the two hosts (A1). */
  readonly gateTitle: string;
  /** The sentence or place under the gate's title (A2). */
  readonly gateSubtitle: string;
  /** The form's title. */
  readonly rsvpTitle: string;
  /** The sentence under the form's title (A2). */
  readonly rsvpSubtitle: string;
  /** One sentence for link previews. It names the occasion and nothing private (B10). */
  readonly preview: string;
  /** The password on the paper invite, UTF-8 in base64. */
  readonly password: string;
  /** The city in the stamp's postmark, as one or two lines, e.g. `['NEW', 'YORK']`. */
  readonly postmark: readonly string[];
  /** The drawing at the foot of the pages: a street of brownstones, or none. */
  readonly skyline: 'street' | 'none';
  readonly registry: Registry;
  /** The sentence above the button to the album. */
  readonly storyText: string;
  readonly profilePicture: Picture;
  readonly thankYouPicture: Picture;
}

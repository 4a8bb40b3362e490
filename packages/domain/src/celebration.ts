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

/** What both sites say of the celebration and its hosts, whatever the days. */
export interface Celebration {
  /** The hosts as they sign, e.g. `Nora & Sam`. */
  readonly hosts: string;
  /** The gate's title: the birthday party of the two hosts (A1). */
  readonly gateTitle: string;
  /** The form's title. */
  readonly rsvpTitle: string;
  /** One sentence for link previews. It names the occasion and nothing private (B10). */
  readonly preview: string;
  /** The password on the paper invite, UTF-8 in base64. */
  readonly password: string;
  /** Overrides the gate's subtitle `East Village, NYC` (A2). */
  readonly description?: string;
  /** The external payment page of the registry, an `https:` address. */
  readonly paymentLink: string;
  readonly profilePicture: Picture;
  readonly thankYouPicture: Picture;
}

import type { Drawing } from '../build-time/drawing';
import type { CelebrationSource, SiteTexts } from '../build-time/schema';

export interface Picture {
  /** Absolute or from the site's root, without the file extension and the width transform. */
  readonly url: string;
  /** Width and height in CSS pixels. They reserve the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The gift registry (A2). */
export type Registry = Readonly<CelebrationSource['registry']>;

/** The content that does not depend on the days (B11). The schema describes each text. */
export interface Celebration
  extends Readonly<SiteTexts & Pick<CelebrationSource, 'hosts' | 'postmark'>> {
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
  readonly registry: Registry;
  readonly profilePicture: Picture;
  readonly thankYouPicture: Picture;
  /** At the bottom of the pages. */
  readonly skyline: Drawing | null;
  readonly stamp: Drawing;
  /** Whether guests have the practical page (B18). */
  readonly hasDetails?: boolean;
}

import { frame } from './drawing';
import * as indoors from './scenes/indoors';
import * as outdoors from './scenes/outdoors';

/** One picture of the sample set. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** The drawing, as the inside of an SVG document of that size. */
  readonly draw: () => string;
}

const upright = (draw: () => string): Scene => ({ width: 600, height: 1067, draw });

/** What the content's pictures show, by the name of the file. */
export const scenes: Readonly<Record<string, Scene>> = {
  'story-01-corner-cafe': upright(indoors.cornerCafe),
  'story-02-fire-escape': upright(outdoors.fireEscape),
  'story-03-walk-up': upright(indoors.walkUp),
  'story-04-first-snow': upright(outdoors.firstSnow),
  'story-05-subway': upright(indoors.subway),
  'story-06-bridge': upright(outdoors.bridge),
  'story-07-record-shop': upright(indoors.recordShop),
  'story-08-rain': upright(outdoors.rain),
  'story-09-rooftop': upright(outdoors.rooftop),
  'story-10-bathroom': upright(indoors.bathroom),
  'story-11-market': upright(outdoors.market),
  'story-12-ferry': upright(outdoors.ferry),
  'story-13-beach': upright(outdoors.beach),
  'story-14-carousel': upright(outdoors.carousel),
  'story-15-autumn': upright(outdoors.autumn),
  'story-16-kitchen': upright(indoors.kitchen),
  'story-17-cat': upright(indoors.cat),
  'story-18-ring': upright(indoors.ring),
  'story-19-fireworks': upright(outdoors.fireworks),
  'story-20-string-lights': upright(outdoors.courtyard),
  'story-21-invitation': upright(indoors.invitation),
  'thank-you': { width: 600, height: 400, draw: indoors.cheers },
  profile: { width: 600, height: 600, draw: indoors.portrait },
};

/** The scene as an SVG document. */
export const drawScene = ({ width, height, draw }: Scene): string => frame(width, height, draw());

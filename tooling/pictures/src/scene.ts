import { frame } from './drawing';
import * as indoors from './scenes/indoors';
import * as outdoors from './scenes/outdoors';

/** A sample picture. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Returns the content of an SVG document. */
  readonly draw: () => string;
}

const portrait = (draw: () => string): Scene => ({ width: 600, height: 1067, draw });

/** The scenes by the name of the picture. */
export const scenes: Readonly<Record<string, Scene>> = {
  'story-01-corner-cafe': portrait(indoors.cornerCafe),
  'story-02-fire-escape': portrait(outdoors.fireEscape),
  'story-03-walk-up': portrait(indoors.walkUp),
  'story-04-first-snow': portrait(outdoors.firstSnow),
  'story-05-subway': portrait(indoors.subway),
  'story-06-bridge': portrait(outdoors.bridge),
  'story-07-record-shop': portrait(indoors.recordShop),
  'story-08-rain': portrait(outdoors.rain),
  'story-09-rooftop': portrait(outdoors.rooftop),
  'story-10-bathroom': portrait(indoors.bathroom),
  'story-11-market': portrait(outdoors.market),
  'story-12-ferry': portrait(outdoors.ferry),
  'story-13-beach': portrait(outdoors.beach),
  'story-14-carousel': portrait(outdoors.carousel),
  'story-15-autumn': portrait(outdoors.autumn),
  'story-16-kitchen': portrait(indoors.kitchen),
  'story-17-cat': portrait(indoors.cat),
  'story-18-ring': portrait(indoors.ring),
  'story-19-fireworks': portrait(outdoors.fireworks),
  'story-20-string-lights': portrait(outdoors.courtyard),
  'story-21-invitation': portrait(indoors.invitation),
  'thank-you': { width: 600, height: 400, draw: indoors.cheers },
  profile: { width: 600, height: 600, draw: indoors.portrait },
};

/** Returns an SVG document. */
export const drawScene = ({ width, height, draw }: Scene): string => frame(width, height, draw());

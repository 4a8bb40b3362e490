import type { Celebration } from '@invitation/domain/event/celebration';
import { Drawing } from '../drawing/drawing';
import * as styles from './stamp.css';

/** Longer lines are condensed to the maximum width, in units of the drawing. */
const MAX_LETTERS = 4;
const MAX_WIDTH = 31;

/**
 * A postage stamp with a postmark. Hidden from assistive technology.
 *
 * @param props.postmark the city, as one or two lines
 * @param props.stamp the drawing in its frame
 */
export function Stamp({ postmark, stamp }: Pick<Celebration, 'postmark' | 'stamp'>) {
  return (
    <svg viewBox="0 0 136 92" className={styles.root} aria-hidden="true" focusable="false">
      <path className={styles.paper} d="M64 3h69v86H64z" />
      <path className={styles.perforation} d="M64 3h69v86H64z" />
      <path className={styles.frame} d="M71 10h55v72H71z" />
      <svg x="71" y="10" width="55" height="72" viewBox={stamp.viewBox} aria-hidden="true">
        <Drawing shapes={stamp.shapes} />
      </svg>
      <g>
        <circle cx="34" cy="46" r="25" />
        <circle cx="34" cy="46" r="18" />
        <path d="M56 36q5-4 10 0t10 0 10 0 10 0M58 46q5-4 10 0t10 0 10 0 10 0M56 56q5-4 10 0t10 0 10 0 10 0" />
        {postmark.map((line, index) => (
          <text
            key={line}
            x="34"
            y={postmark.length === 1 ? 49.5 : 44 + 11 * index}
            textAnchor="middle"
            textLength={line.length > MAX_LETTERS ? MAX_WIDTH : undefined}
            lengthAdjust="spacingAndGlyphs"
            className={styles.city}
          >
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

import { Frieze } from '../frieze/frieze';
import * as styles from './lights.css';

/** The bulbs hang on a parabola, 320 units wide and 34 units deep. */
const BULBS = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((share) => ({
  x: Math.round(share * 320),
  y: Math.round(4 + 4 * 34 * share * (1 - share)),
}));

/** A string of lights for the top of a page, from edge to edge. Hidden from assistive technology. */
export function Lights() {
  return (
    <Frieze viewBox="0 0 320 52" className={styles.root}>
      <path d="M0 4Q160 72 320 4" />
      {BULBS.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y + 6} r="4.5" className={styles.bulb} />
      ))}
    </Frieze>
  );
}

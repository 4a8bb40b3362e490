import { Frieze } from '../frieze/frieze';
import * as styles from './lights.css';

/** The bulbs hang below the string, by their distance from the left and from the top. */
const BULBS = [
  [32, 22],
  [83, 36],
  [134, 43],
  [186, 43],
  [237, 36],
  [288, 22],
];

/** A string of lights for the top of a page, from edge to edge. Hidden from assistive technology. */
export function Lights() {
  return (
    <Frieze viewBox="0 0 320 52" className={styles.root}>
      <path d="M0 4Q160 72 320 4" />
      {BULBS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4.5" className={styles.bulb} />
      ))}
    </Frieze>
  );
}

import * as styles from './lights.css';

/** Where bulbs hang on a swag: a parabola between two hooks 320 apart, 34 deep. */
const BULBS = [0, 320].flatMap((hook) =>
  [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((share) => ({
    x: Math.round(hook + share * 320),
    y: Math.round(4 + 4 * 34 * share * (1 - share)),
  })),
);

/** A string of lights, hung across the top of a page. Decoration only. */
export function Lights() {
  return (
    <svg viewBox="0 0 640 52" className={styles.root} aria-hidden="true" focusable="false">
      <path d="M0 4Q160 72 320 4 480 72 640 4" />
      {BULBS.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y + 6} r="4.5" className={styles.bulb} />
      ))}
    </svg>
  );
}

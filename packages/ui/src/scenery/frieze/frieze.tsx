import { type ReactNode, useId } from 'react';
import * as styles from './frieze.css';

/** The copies beside the drawing, by their distance from it. They fill a window of 4600 pixels. */
const COPIES = [-4, -3, -2, -1, 1, 2, 3, 4];

/** Without an overlap, a joint between two pixels would be a bright line. */
const OVERLAP = 0.5;

/** Mirrors every second copy, so that a row of them looks less repetitive. */
function transformOf(copy: number, width: number): string {
  const left = copy * (width - OVERLAP);
  return copy % 2 === 0 ? `translate(${left})` : `translate(${left + width}) scale(-1 1)`;
}

/**
 * A drawing that repeats to both edges of its container. Hidden from assistive technology.
 *
 * @param props.viewBox the `viewBox` of one drawing, which begins at 0
 * @param props.className sets the width of one drawing, and its strokes
 */
export function Frieze({
  viewBox,
  className,
  once,
  children,
}: {
  readonly viewBox: string;
  readonly className: string;
  /** Shapes over the drawing that its copies do not repeat. */
  readonly once?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  const width = Number(viewBox.split(/\s+/)[2]);
  return (
    <div className={styles.frame}>
      <svg
        viewBox={viewBox}
        // In a lower frame, the copies fill the sides.
        preserveAspectRatio="xMidYMax"
        className={`${styles.drawing} ${className}`}
        aria-hidden="true"
        focusable="false"
      >
        <g id={id}>{children}</g>
        {COPIES.map((copy) => (
          <use key={copy} href={`#${id}`} transform={transformOf(copy, width)} />
        ))}
        {once}
      </svg>
    </div>
  );
}

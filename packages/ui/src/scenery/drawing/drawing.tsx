import type { Drawing as DrawingSource } from '@invitation/domain/event/celebration';
import * as styles from './drawing.css';

/** The shapes of a drawing of the content, as a group of an SVG. Hidden from assistive technology with its SVG. */
export const Drawing = ({ shapes }: Pick<DrawingSource, 'shapes'>) => (
  // The hosts' own file, which the build has checked.
  <g className={styles.root} dangerouslySetInnerHTML={{ __html: shapes }} />
);

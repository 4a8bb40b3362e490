import type { Drawing as DrawingSource } from '@invitation/domain/event/celebration';
import * as styles from './drawing.css';

/** The shapes of the content's drawing, for an SVG that is hidden from assistive technology. */
export const Drawing = ({ shapes }: Pick<DrawingSource, 'shapes'>) => (
  // The hosts' own file, which the build has checked.
  <g className={styles.root} dangerouslySetInnerHTML={{ __html: shapes }} />
);

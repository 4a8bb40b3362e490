import { type Drawing as DrawingSource, formOf } from '@invitation/domain/event/celebration';
import { Drawing } from '../drawing/drawing';
import { Frieze } from '../frieze/frieze';
import * as styles from './skyline.css';

/** A drawing for the bottom of a page, from edge to edge if it is wide enough. Hidden from assistive technology. */
export const Skyline = ({ drawing }: { readonly drawing: DrawingSource }) => (
  <div className={styles.street}>
    <Frieze
      viewBox={drawing.viewBox}
      className={styles.form[formOf(drawing)]}
      once={drawing.guestWindow && <Drawing shapes={drawing.guestWindow} />}
    >
      <Drawing shapes={drawing.shapes} />
    </Frieze>
  </div>
);

import { shownTable } from '../../model/text/shown-table';
import * as styles from './place-card-view.css';
import type { PlaceCard } from './place-cards';

/** In characters. A longer name is set smaller. */
const SHORT = 36;

/** A card to fold, for a place at a table. It fills its container. */
export const PlaceCardView = ({
  card: { name, table, meal },
  theme,
}: {
  readonly card: PlaceCard;
  readonly theme: string;
}) => (
  <article className={`${theme} ${styles.root}`}>
    <div className={styles.front}>
      <h2 className={name.length > SHORT ? styles.longName : styles.name}>
        <bdi>{name}</bdi>
      </h2>
      {meal && <p className={styles.detail}>{meal}</p>}
      {table && <p className={styles.detail}>{shownTable(table)}</p>}
    </div>
  </article>
);

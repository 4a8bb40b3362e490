import { news as words } from '@invitation/domain/words/group/news';
import * as section from '../../theme/section.css';
import * as styles from './news.css';

/** What hosts tell all guests (B20). */
export interface ShownNews {
  readonly text: string;
  readonly at: Date;
  /** Whether this guest has not seen it before. */
  readonly isNew: boolean;
}

/** @param items the newest first */
export function News({ items }: { readonly items: readonly ShownNews[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={words.title} className={styles.root}>
      <h2 className={section.heading}>{words.title}</h2>
      <ul className={styles.list}>
        {items.map(({ text, at, isNew }) => (
          <li key={at.getTime()} className={styles.item[isNew ? 'fresh' : 'seen']}>
            {isNew && <strong className={styles.mark}>{words.isNew}</strong>}
            <p className={styles.text}>
              <bdi>{text}</bdi>
            </p>
            <time dateTime={at.toISOString()} className={styles.time}>
              {words.at(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

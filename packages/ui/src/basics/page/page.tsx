import type { Celebration, Picture } from '@invitation/domain/event/celebration';
import type { ReactNode } from 'react';
import { Lights } from '../../scenery/lights/lights';
import { Skyline } from '../../scenery/skyline/skyline';
import { Picture as PictureElement } from '../picture/picture';
import { Translations } from '../translations/translations';
import * as styles from './page.css';

/** The layout of a page: a title and one centred column of at most 32rem (A2), between the lights and the street. */
export function Page({
  title,
  subtitle,
  link,
  status,
  skyline,
  portrait,
  card,
  children,
}: {
  readonly title: string;
  readonly subtitle?: string;
  /** Below the subtitle. */
  readonly link?: ReactNode;
  /** A sentence at the bottom of the screen. It may appear and disappear while the guest reads, so it moves nothing. */
  readonly status?: string | undefined;
  readonly skyline: Celebration['skyline'];
  /** A small picture of the hosts, on the upper edge of the sheet of paper. */
  readonly portrait?: Picture | null;
  /** The content of a sheet of paper, below its heading. The `children` are below the sheet. */
  readonly card?: ReactNode;
  readonly children?: ReactNode;
}) {
  const header = (
    <header className={styles.header}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      {link}
    </header>
  );
  return (
    <div className={styles.root}>
      <Lights />
      <main className={card ? styles.cardColumn : styles.column}>
        {card ? (
          <div className={styles.card}>
            {portrait && (
              <PictureElement {...portrait} className={styles.portrait} fallback={null} />
            )}
            {header}
            {card}
          </div>
        ) : (
          header
        )}
        {children}
        {!globalThis.WITHOUT_TRANSLATIONS && <Translations />}
      </main>
      {status && (
        <p role="status" className={styles.status}>
          {status}
        </p>
      )}
      {skyline && <Skyline drawing={skyline} />}
    </div>
  );
}

import type { Celebration } from '@invitation/domain/event/celebration';
import type { ReactNode } from 'react';
import { Lights } from '../../scenery/lights/lights';
import { Skyline } from '../../scenery/skyline/skyline';
import { Translations } from '../translations/translations';
import * as styles from './page.css';

/** The layout of a page: a title and one centred column of at most 32rem (A2), between the lights and the street. */
export function Page({
  title,
  subtitle,
  link,
  status,
  skyline,
  card,
  children,
}: {
  readonly title: string;
  readonly subtitle?: string;
  /** Below the subtitle. */
  readonly link?: ReactNode;
  /** Comes and goes while the guest reads, so it moves nothing: it stays at the bottom of the screen. */
  readonly status?: string | undefined;
  readonly skyline: Celebration['skyline'];
  /** On a sheet of paper, below the heading. The `children` come below the sheet. */
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

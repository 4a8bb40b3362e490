import type { Celebration } from '@invitation/domain/celebration';
import type { ReactNode } from 'react';
import { Lights } from '../lights/lights';
import { Skyline } from '../skyline/skyline';
import * as styles from './page.css';

/** A page: one centred column of at most 32rem under its title (A2). */
export function Page({
  title,
  subtitle,
  skyline,
  children,
}: {
  readonly title: string;
  readonly subtitle?: string;
  /** The drawing at the foot of the page. */
  readonly skyline: Celebration['skyline'];
  readonly children: ReactNode;
}) {
  return (
    <main className={styles.root}>
      <div className={styles.lights}>
        <Lights />
      </div>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {children}
      {skyline === 'street' && (
        <div className={styles.street}>
          <Skyline />
        </div>
      )}
    </main>
  );
}

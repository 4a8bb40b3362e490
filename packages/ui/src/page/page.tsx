import type { ReactNode } from 'react';
import { Skyline } from '../skyline/skyline';
import * as styles from './page.css';

/** A page: one centred column of at most 32rem under its title (A2). */
export function Page({
  title,
  subtitle,
  children,
}: {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
}) {
  return (
    <main className={styles.root}>
      <header className={styles.header}>
        <Skyline />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {children}
    </main>
  );
}

import { Notice } from '@invitation/ui/notice';
import type { ReactNode } from 'react';
import { ADDRESSES, type PageName } from '../pages/addresses';
import * as styles from './frame.css';
import { NavIcon, type NavIconName } from './nav-icon';

const TABS: readonly { readonly page: PageName & NavIconName; readonly label: string }[] = [
  { page: 'overview', label: 'Overview' },
  { page: 'guests', label: 'Guests' },
  { page: 'door', label: 'At the door' },
];

/** The frame of all pages: the hosts' names, the three main pages within the thumb's reach, and the content. */
export function Frame({
  hosts,
  current,
  status,
  notice,
  children,
}: {
  /** E.g. `Nora & Sam`. */
  readonly hosts: string;
  /** The page in the navigation. `null` for any other. */
  readonly current: PageName | null;
  /** How fresh the guest list is, and the account. */
  readonly status?: ReactNode;
  readonly notice?: string | null | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <p className={styles.hosts}>{hosts}</p>
        <div className={styles.status}>{status}</div>
      </header>
      <nav className={styles.nav} aria-label="Pages">
        {TABS.map(({ page, label }) => (
          <a
            key={page}
            href={ADDRESSES[page]}
            className={styles.tab}
            aria-current={page === current ? 'page' : undefined}
          >
            <NavIcon name={page} />
            {label}
          </a>
        ))}
      </nav>
      <main className={styles.main}>{children}</main>
      {notice && <Notice>{notice}</Notice>}
    </div>
  );
}

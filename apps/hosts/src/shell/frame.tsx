import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Notice } from '@invitation/ui/basics/notice';
import type { ReactNode } from 'react';
import * as styles from './frame.css';
import { NavIcon } from './nav-icon';
import type { Navigation, Tab } from './navigation';

/** The frame of all pages: the hosts' names, the three main pages within the thumb's reach, and the content. */
export function Frame({
  hosts,
  current,
  addresses,
  tabs,
  status,
  notice,
  children,
}: {
  /** E.g. `Nora & Sam`. */
  readonly hosts: string;
  /** `null` for a page outside the navigation. */
  readonly current: Tab | null;
  readonly addresses: Navigation['addresses'];
  /** Empty without the account of a host, because the tabs would lead nowhere. */
  readonly tabs: readonly Tab[];
  /** How fresh the guest list is, and the account. */
  readonly status?: ReactNode;
  readonly notice?: string | null | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <p className={styles.hosts} translate="no">
          {hosts}
        </p>
        <div className={styles.status}>{status}</div>
      </header>
      {tabs.length > 0 && (
        <nav className={styles.nav} aria-label={words.pages}>
          {tabs.map((tab) => (
            <a
              key={tab}
              href={addresses[tab]}
              className={styles.tab}
              aria-current={tab === current ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <NavIcon name={tab} />
              </span>
              <span>{words.tabs[tab]}</span>
            </a>
          ))}
        </nav>
      )}
      <main className={styles.main}>{children}</main>
      {notice && <Notice>{notice}</Notice>}
    </div>
  );
}

import { head } from '@invitation/domain/words/hosts/head';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { HostsContext } from '../../context/hosts-site';
import { useNewNumber } from '../../context/last-look';
import * as styles from './page-heading.css';

/** The heading of a page, with its main actions. It takes the focus after a navigation, for screen readers. */
export function PageHeading({
  title,
  children = title,
  actions,
}: {
  /** Also the document's title. It never contains a guest's name, because browsers keep titles in their history. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  const hosts = use(HostsContext)?.site.hosts;
  const number = useNewNumber();
  useEffect(() => {
    if (!hosts) return;
    const text = head.title(hosts, title);
    document.title = number > 0 ? `(${number}) ${text}` : text;
  }, [hosts, title, number]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {children}
      </h1>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

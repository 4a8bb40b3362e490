import type { CelebrationEvent } from '@invitation/domain/event/event';
import { print as words } from '@invitation/domain/words/hosts/print';
import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { HostsContext, useHosts } from '../../context/hosts-site';
import * as layout from '../layout.css';
import * as styles from './paper-head.css';

/** The head of a printed sheet, for people who do not know the celebration: its hosts, days and places, and the time of printing. */
export function PaperHead({ days }: { readonly days: readonly CelebrationEvent[] }) {
  const hosts = use(HostsContext)?.site.hosts;
  const { formatTime } = useHosts().site;
  return (
    <div className={styles.root}>
      {hosts && (
        <p className={styles.hosts} translate="no">
          {hosts}
        </p>
      )}
      {days.map(({ day, title, date, time, location }) => (
        <p key={day}>
          <bdi>{[title, date, time, location].filter(Boolean).join(' · ')}</bdi>
        </p>
      ))}
      <p className={layout.muted}>{words.printed(formatTime(usePrintTime()))}</p>
    </div>
  );
}

/** The time of printing, also on a page that has been open for a while. */
function usePrintTime(): Date {
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    const update = () => flushSync(() => setTime(new Date()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return time;
}

import { shell as words } from '@invitation/domain/words/hosts/shell';
import { useSyncExternalStore } from 'react';
import { useClock } from '../context/clock';
import { useHosts } from '../context/hosts-site';
import type { GuestList } from '../model/people/guest-list';
import { ago } from '../model/text/format';
import * as styles from './sync-status.css';

/** Says whether the guest list is live, or how old it is. */
export function SyncStatus({
  list: { isLive, asOf, unsent },
}: {
  readonly list: Pick<GuestList, 'isLive' | 'asOf' | 'unsent'>;
}) {
  const { formatTime } = useHosts().site;
  const isOnline = useOnline();
  // The SDK notices later than the browser that there is no connection.
  const isUpToDate = isLive && isOnline;
  const age = useClock((now) =>
    asOf ? words.asOf(formatTime(asOf), ago(asOf, now)) : words.notLoaded,
  );
  return (
    <p role="status" className={styles.root}>
      <span className={isUpToDate ? styles.live : styles.offline} aria-hidden="true" />
      <span>
        {[
          isUpToDate ? words.live : `${isOnline ? words.connecting : words.offline}. ${age}`,
          ...(unsent > 0 ? [words.unsent] : []),
        ].join(' · ')}
      </span>
    </p>
  );
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    (update) => {
      addEventListener('online', update);
      addEventListener('offline', update);
      return () => {
        removeEventListener('online', update);
        removeEventListener('offline', update);
      };
    },
    () => navigator.onLine,
  );

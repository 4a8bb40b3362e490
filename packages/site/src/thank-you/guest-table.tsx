import { parseTable, type GuestTable as Seating } from '@invitation/domain/guest-list/guest-table';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { declinesAll } from '@invitation/domain/rsvp/rsvp';
import { TableNote } from '@invitation/ui/thank-you/table-note';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useSite } from '../page/site';
import { useIsClosed } from '../page/use-is-closed';
import type { GuestSession } from '../session/guest-session';
import { keepNews, keptNews, useReadLater } from './read-later';

/** Hosts may change tables until the last moment. */
const STALE_MS = 60_000;

interface GuestTableProps {
  readonly session: GuestSession;
  readonly replyKey: string;
  readonly rsvp: StoredRsvp;
}

/** From the content's date on, by the server's clock (B15). Nothing is read before. */
export function GuestTable({ rsvp, ...props }: GuestTableProps) {
  const { tablesFrom = '', events } = useSite();
  const { backend } = useRouteContext({ from: '/session' });
  const [date] = useState({ closesAt: tablesFrom });
  const hasBegun = useIsClosed(date, backend?.clock);
  return hasBegun && !declinesAll(rsvp, events) ? <ShownTable {...props} /> : null;
}

function ShownTable({ session, replyKey }: Omit<GuestTableProps, 'rsvp'>) {
  const [seating, setSeating] = useState<Seating>(
    () => parseTable(Object(keptNews(replyKey).table)) ?? {},
  );
  const read = useCallback(
    async (page: AbortSignal) => {
      const table = await session.queryClient.fetchQuery({
        queryKey: ['table', replyKey],
        staleTime: STALE_MS,
        queryFn: async () => (await (await session.open()).laterStores()).tables.read(replyKey),
      });
      if (page.aborted) return;
      setSeating(table);
      keepNews(replyKey, { table });
    },
    [session, replyKey],
  );
  useReadLater(read);
  return <TableNote {...seating} />;
}

import { parseTable } from '@invitation/domain/guest-list/guest-table';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { declinesAll } from '@invitation/domain/rsvp/rsvp';
import { TableNote } from '@invitation/ui/thank-you/table-note';
import { useRouteContext } from '@tanstack/react-router';
import { useSite } from '../page/site';
import { useIsClosed } from '../page/use-is-closed';
import type { GuestSession } from '../session/guest-session';
import { useReadLater } from './read-later';

interface GuestTableProps {
  readonly session: GuestSession;
  readonly replyKey: string;
  readonly rsvp: StoredRsvp;
}

/** Shown from the content's date on, by the server's clock (B15). Nothing is read before. */
export function GuestTable({ rsvp, ...props }: GuestTableProps) {
  const { tablesFrom = '', events } = useSite();
  const { backend } = useRouteContext({ from: '/session' });
  const hasBegun = useIsClosed({ closesAt: tablesFrom }, backend?.clock);
  return hasBegun && !declinesAll(rsvp, events) ? <ShownTable {...props} /> : null;
}

function ShownTable({ session, replyKey }: Omit<GuestTableProps, 'rsvp'>) {
  const seating = useReadLater({
    session,
    replyKey,
    subject: `table ${replyKey}`,
    parse: ({ table }) => parseTable(Object(table)) ?? {},
    read: ({ tables }) => tables.read(replyKey),
    toKeep: (table) => ({ table }),
  });
  return <TableNote {...seating} />;
}

import { useGuestList, useHosts } from '../hosts-site';
import { PrintList } from './print-list';

export function PrintPage() {
  const { site } = useHosts();
  const { guests } = useGuestList();
  return <PrintList guests={guests} events={site.events} onPrint={() => print()} />;
}

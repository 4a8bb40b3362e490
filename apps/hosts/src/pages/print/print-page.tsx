import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { timeFormat } from '../format';
import { useGuestList, useHosts } from '../hosts-site';
import { PrintList } from './print-list';

export function PrintPage() {
  const { site } = useHosts();
  const { guests } = useGuestList();
  const { day } = useSearch({ from: '/print' });
  const navigate = useNavigate();
  return (
    <PrintList
      guests={guests}
      events={site.events}
      day={day}
      now={usePrintTime()}
      format={timeFormat(site.events[0]?.timeZone)}
      onDay={(day) => navigate({ to: '/print', search: { day }, replace: true })}
      onPrint={() => print()}
    />
  );
}

/** Now, also when the host prints a page that has been open for a while. */
function usePrintTime(): Date {
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    const update = () => flushSync(() => setTime(new Date()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return time;
}

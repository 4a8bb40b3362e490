import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGuestList } from '../../parts/hosts-site';
import { PrintList } from './print-list';

export function PrintPage() {
  const { guests } = useGuestList();
  const { day } = useSearch({ from: '/print' });
  const navigate = useNavigate();
  return (
    <PrintList
      guests={guests}
      day={day}
      now={usePrintTime()}
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

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useGuestList, useHosts } from '../hosts-site';
import { useSearchText } from '../search-text';
import { GuestsView } from './guests-view';

export function GuestsPage() {
  const { site } = useHosts();
  const { guests } = useGuestList();
  const [text, setText] = useSearchText();
  const navigate = useNavigate();
  return (
    <GuestsView
      guests={guests}
      events={site.events}
      text={text}
      search={useSearch({ from: '/guests' })}
      onText={setText}
      onSearch={(search) => navigate({ to: '/guests', search, replace: true, resetScroll: false })}
    />
  );
}

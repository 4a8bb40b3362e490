import { useNavigate, useSearch } from '@tanstack/react-router';
import { attempt } from '../../edit/attempt';
import { usePrintCards } from '../../links/chosen-for-cards';
import { useGuestList, useHosts, useStore } from '../../parts/hosts-site';
import { searchText } from '../../parts/search-text';
import { GuestsView } from './guests-view';

export function GuestsPage() {
  const { site, backend } = useHosts();
  const { guests } = useGuestList();
  const text = useStore(searchText);
  const printCards = usePrintCards();
  const navigate = useNavigate();
  return (
    <GuestsView
      guests={guests}
      text={text}
      search={useSearch({ from: '/guests' })}
      onText={searchText.set}
      onDelete={(chosen) =>
        attempt(async () => {
          const { deleteGuests } = await import('./delete-guests');
          await deleteGuests(backend, { days: site.events, questions: site.questions }, chosen);
        })
      }
      onPrintCards={(guests) => printCards(guests.map(({ key }) => key))}
      onSearch={(search) => navigate({ to: '/guests', search, replace: true, resetScroll: false })}
    />
  );
}

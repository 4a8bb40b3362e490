import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { change } from '../change';
import { useChosenForCards } from '../chosen-for-cards';
import { useGuestList, useHosts } from '../hosts-site';
import { useSearchText } from '../search-text';
import { type ChosenGuests, GuestsView } from './guests-view';

export function GuestsPage() {
  const { site, backend } = useHosts();
  const { guests } = useGuestList();
  const [text, setText] = useSearchText();
  const [chosen, setChosen] = useState<ChosenGuests | null>(null);
  const [, chooseForCards] = useChosenForCards();
  const navigate = useNavigate();
  return (
    <GuestsView
      guests={guests}
      text={text}
      search={useSearch({ from: '/guests' })}
      chosen={chosen}
      onText={setText}
      onChoose={setChosen}
      onDelete={(chosen) =>
        change(async () => {
          const { deleteGuests } = await import('./delete-guests');
          await deleteGuests(backend, { days: site.events, questions: site.questions }, chosen);
        })
      }
      onPrintCards={(guests) => {
        chooseForCards(new Set(guests.map(({ key }) => key)));
        void navigate({ to: '/cards', search: { group: 'chosen' } });
      }}
      onSearch={(search) => navigate({ to: '/guests', search, replace: true, resetScroll: false })}
    />
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { chosenForCards } from '../../links/chosen-for-cards';
import { useGuestList, useHosts, useStore } from '../../parts/hosts-site';
import { CardView } from './card-view';
import { cardsOf } from './cards';
import { CardsView } from './cards-view';
import { usualPaper } from './paper';

export function CardsPage() {
  const { site } = useHosts();
  const { guests, byKey } = useGuestList();
  const chosen = useStore(chosenForCards);
  const { group = 'all', paper = usualPaper(navigator.language) } = useSearch({ from: '/cards' });
  const navigate = useNavigate();
  const show = (search: { group: typeof group; paper: typeof paper }) =>
    navigate({ to: '/cards', search, replace: true, resetScroll: false });
  return (
    <CardsView
      cards={cardsOf(guests, group, chosen, site)}
      missing={group === 'chosen' ? [...chosen].filter((key) => !byKey.has(key)).length : 0}
      group={group}
      paper={paper}
      canChoose={chosen.size > 0 || group === 'chosen'}
      onGroup={(next) => show({ group: next, paper })}
      onPaper={(next) => show({ group, paper: next })}
      onPrint={() => print()}
    >
      {(card) => (
        <CardView card={card} theme={site.cardThemes[card.days]} password={site.password} />
      )}
    </CardsView>
  );
}

import { cards as words } from '@invitation/domain/words/hosts/cards';
import { common } from '@invitation/domain/words/hosts/common';
import { print as printWords } from '@invitation/domain/words/hosts/print';
import { Alert } from '@invitation/ui/basics/alert';
import { SelectField } from '@invitation/ui/basics/field';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useGuestList, useHosts, useStore } from '../../context/hosts-site';
import { WithNotes } from '../../context/with-watched';
import { Options } from '../../controls/choice/options';
import { FirstSteps } from '../../controls/first-steps';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { PrintButton } from '../../controls/print/print-button';
import { setPage } from '../../controls/print/set-page';
import { chosenForCards } from '../../links/chosen-for-cards';
import { NoAddresses } from '../../links/no-addresses';
import { CardView } from './card-view';
import { CARD_GROUPS, type CardGroup, cardsOf } from './cards';
import * as styles from './cards-page.css';
import { CARDS_PER_PAGE, PAPERS, type Paper, usualPaper } from './paper';
import { PlaceCardView } from './place-card-view';
import { placeCardsOf } from './place-cards';

export function CardsPage() {
  const { site } = useHosts();
  const { guests, byKey } = useGuestList();
  const chosen = new Set(useStore(chosenForCards));
  const { group = 'all', paper = usualPaper(navigator.language) } = useSearch({ from: '/cards' });
  const navigate = useNavigate();
  const show = (search: { group: typeof group; paper: typeof paper }) =>
    navigate({ to: '/cards', search, replace: true, resetScroll: false });
  const props = {
    group,
    paper,
    canChoose: chosen.size > 0 || group === 'chosen',
    onGroup: (next: CardGroup) => show({ group: next, paper }),
    onPaper: (next: Paper) => show({ group, paper: next }),
  };
  if (group === 'place') {
    return (
      <WithNotes>
        {(notes) => (
          <CardsView
            {...props}
            cards={placeCardsOf(site.events, site.questions, guests, notes)}
            missing={0}
          >
            {(card) => <PlaceCardView card={card} theme={site.cardThemes.weekend} />}
          </CardsView>
        )}
      </WithNotes>
    );
  }
  return (
    <CardsView
      {...props}
      cards={cardsOf(guests, group, chosen, site)}
      missing={group === 'chosen' ? [...chosen].filter((key) => !byKey.has(key)).length : 0}
    >
      {(card) => (
        <CardView card={card} theme={site.cardThemes[card.days]} password={site.password} />
      )}
    </CardsView>
  );
}

/** More cards at once would take a phone too long. */
const PART_SIZE = 400;

const partsOf = <Item,>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/** Cards to print, four to a page (B15). On the screen they have the same size, without the pages. */
export function CardsView<Each extends { readonly id: string; readonly link?: string }>({
  cards,
  missing,
  group,
  paper,
  canChoose,
  onGroup,
  onPaper,
  children,
}: {
  /** A card with an empty link is not printed. */
  readonly cards: readonly Each[];
  /** How many guests of the group are not on the list, e.g. because this device does not have all new ones yet. */
  readonly missing: number;
  readonly group: CardGroup;
  readonly paper: Paper;
  /** Whether the host has chosen guests on another page. */
  readonly canChoose: boolean;
  readonly onGroup: (group: CardGroup) => void;
  readonly onPaper: (paper: Paper) => void;
  readonly children: (card: Each) => ReactNode;
}) {
  const { names, offered } = useHosts().site.invitedTo;
  const groups = CARD_GROUPS.filter((each) => {
    if (each === group) return true;
    if (each === 'weekend' || each === 'saturday') return offered.length > 1;
    return each !== 'chosen' || canChoose;
  });
  const groupNames = { ...words.groups, ...names };
  // Without the margins in which browsers print an address.
  useEffect(() => setPage(`size: ${paper}; margin: 0`), [paper]);
  const [chosenPart, setPart] = useState(0);
  const printable = cards.filter(({ link }) => link !== '');
  const parts = partsOf(printable, PART_SIZE);
  const part = parts[chosenPart] ? chosenPart : 0;
  const shown = parts[part] ?? [];
  const sheets = partsOf(shown, CARDS_PER_PAGE);
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeading
          title={words.title}
          actions={
            shown.length > 0 && (
              <PrintButton>
                {missing > 0
                  ? words.printSome(shown.length, shown.length + missing)
                  : words.print(shown.length)}
              </PrintButton>
            )
          }
        />
        <div className={styles.controls}>
          <SelectField
            label={common.guests}
            value={group}
            onChange={({ target }) => onGroup(target.value as CardGroup)}
          >
            <Options of={groups.map((each) => [each, groupNames[each]])} />
          </SelectField>
          <SelectField
            label={words.paper}
            value={paper}
            onChange={({ target }) => onPaper(target.value as Paper)}
          >
            <Options of={PAPERS.map((each) => [each, words.papers[each]])} />
          </SelectField>
          {parts.length > 1 && (
            <SelectField
              label={words.part}
              value={part}
              onChange={({ target }) => setPart(Number(target.value))}
            >
              <Options
                of={parts.map(({ length }, index) => [
                  String(index),
                  words.fromTo(index * PART_SIZE + 1, index * PART_SIZE + length),
                ])}
              />
            </SelectField>
          )}
        </div>
        <p role="status" className={layout.muted}>
          {shown.length > 0
            ? words[group === 'place' ? 'howToFold' : 'howTo'](shown.length, sheets.length)
            : group !== 'all' &&
              missing === 0 &&
              (group === 'place' ? printWords.nobody : words.noCards)}
        </p>
        {group === 'all' && cards.length === 0 && <FirstSteps />}
        {missing > 0 && <Alert>{words.missing(missing)}</Alert>}
        {printable.length < cards.length && <NoAddresses />}
      </div>
      <div className={styles.sheets}>
        {sheets.map((sheet) => (
          <div key={sheet[0]?.id} className={styles.sheetOf[paper]}>
            {sheet.map((card) => (
              <div key={card.id} className={styles.quarterOf[paper]}>
                {children(card)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

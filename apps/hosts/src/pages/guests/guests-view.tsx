import type { CelebrationEvent } from '@invitation/domain/event';
import { buttonClass } from '@invitation/ui/button';
import { useMemo } from 'react';
import type { ListedGuest } from '../../model/guest-list';
import { type GuestsSearch, searchGuests } from '../../model/guests-search';
import { ADDRESSES } from '../addresses';
import * as card from '../card.css';
import { count } from '../format';
import { SearchField } from '../list/search-field';
import { VirtualList } from '../list/virtual-list';
import { PageHeading } from '../page-heading/page-heading';
import { GuestFilters } from './guest-filters';
import { GuestRow } from './guest-row';
import * as styles from './guests-view.css';

/** In pixels, on a phone. */
const ROW_HEIGHT = 102;

/** All guests, with search, filters and order (B15). */
export function GuestsView({
  guests,
  events,
  text,
  search,
  onText,
  onSearch,
}: {
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  readonly events: readonly CelebrationEvent[];
  readonly text: string;
  readonly search: GuestsSearch;
  readonly onText: (text: string) => void;
  readonly onSearch: (search: GuestsSearch) => void;
}) {
  const rows = useMemo(
    () => searchGuests(events, guests, text, search),
    [events, guests, text, search],
  );
  return (
    <>
      <PageHeading
        actions={
          <a href={ADDRESSES.newGuest} className={buttonClass()}>
            Add a guest
          </a>
        }
      >
        Guests
      </PageHeading>
      <search className={card.root}>
        <SearchField text={text} onText={onText} />
        <GuestFilters events={events} search={search} onSearch={onSearch} />
      </search>
      <div>
        <p role="status" className={styles.count}>
          {rows.length === guests.length
            ? count(guests.length, 'guest')
            : `${rows.length} of ${count(guests.length, 'guest')}`}
        </p>
        {guests.length === 0 && <p>Nobody is on the list yet. The first reply appears here.</p>}
        {rows.length === 0 && guests.length > 0 && <p>No guest matches this search.</p>}
        <VirtualList
          label="Guests"
          items={rows}
          keyOf={({ key }) => key}
          estimatedHeight={ROW_HEIGHT}
        >
          {(guest) => <GuestRow guest={guest} events={events} />}
        </VirtualList>
      </div>
    </>
  );
}

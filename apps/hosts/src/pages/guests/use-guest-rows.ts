import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { isFound, type ListedGuest, searchWords } from '../../model/guest-list';
import { peopleOf } from '../../model/guests';
import type { GuestsSearch } from '../../shell/router';
import { hasAnswer, hasDiet } from './guest-filter';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const helper = createColumnHelper<typeof features, ListedGuest>();
const columns = helper.columns([
  helper.accessor('searchText', {
    id: 'search',
    filterFn: ({ original }, _, words: readonly string[]) => isFound(original, words),
  }),
  helper.accessor(() => '', {
    id: 'answer',
    filterFn: ({ original }, _, search: GuestsSearch) => hasAnswer(original, search),
  }),
  helper.accessor(() => '', { id: 'diet', filterFn: ({ original }) => hasDiet(original) }),
  helper.accessor(({ reply }) => reply?.lastRsvp?.getTime(), {
    id: 'newest',
    sortFn: (one, other, id) => Number(one.getValue(id)) - Number(other.getValue(id)),
    sortUndefined: 'last',
  }),
  helper.accessor(peopleOf, {
    id: 'people',
    sortFn: (one, other, id) => Number(one.getValue(id)) - Number(other.getValue(id)),
  }),
]);

/**
 * The guests that a filter accepts, in its order.
 *
 * @param guests in alphabetical order, which is also the order without another one
 * @param text of the search
 */
export function useGuestRows(
  guests: readonly ListedGuest[],
  text: string,
  { day, answer, diet, sort }: GuestsSearch,
): readonly ListedGuest[] {
  const columnFilters = useMemo(() => {
    const words = searchWords(text);
    return [
      ...(words.length > 0 ? [{ id: 'search', value: words }] : []),
      ...(day || answer ? [{ id: 'answer', value: { day, answer } }] : []),
      ...(diet ? [{ id: 'diet', value: true }] : []),
    ];
  }, [text, day, answer, diet]);
  const sorting = useMemo(() => (sort ? [{ id: sort, desc: true }] : []), [sort]);
  const table = useTable({ features, columns, data: guests, state: { columnFilters, sorting } });
  const { rows } = table.getRowModel();
  return useMemo(() => rows.map(({ original }) => original), [rows]);
}

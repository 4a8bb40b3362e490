import { common } from '@invitation/domain/words/hosts/common';
import { guests as words } from '@invitation/domain/words/hosts/guests';
import { useState } from 'react';
import { useHosts, useStore } from '../../context/hosts-site';
import { type GuestsSearch, guestsSearchSchema } from '../../model/search/guests-search';
import { keepFilters, keptFilters } from '../../model/search/kept-filters';
import * as styles from './guest-filters.css';

/** The filters that a host has saved on this device, and a button that saves the active ones. */
export function SavedFilters({
  search,
  onSearch,
}: {
  readonly search: GuestsSearch;
  readonly onSearch: (search: GuestsSearch) => void;
}) {
  const schema = guestsSearchSchema(useHosts().site.events);
  const kept = Object.entries(useStore(keptFilters));
  const [name, setName] = useState<string | null>(null);
  const textOf = (filters: unknown) => JSON.stringify(schema.parse(filters));
  const [current] = kept.find(([, filters]) => textOf(filters) === textOf(search)) ?? [];
  const canSave = textOf({ ...search, sort: undefined }) !== '{}' && current === undefined;
  return (
    <>
      {kept.map(([each, filters]) => (
        <button
          key={each}
          type="button"
          className={each === current ? styles.active : styles.chip}
          aria-pressed={each === current}
          onClick={() => onSearch(each === current ? {} : schema.parse(filters))}
        >
          <span>{each === current ? '✓' : ''}</span> <bdi>{each}</bdi>
        </button>
      ))}
      {canSave && name === null && (
        <button type="button" className={styles.chip} onClick={() => setName('')}>
          {words.saveFilters}
        </button>
      )}
      {canSave && name !== null && (
        <form
          className={styles.naming}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') keepFilters(name.trim(), search);
            setName(null);
          }}
        >
          <input
            ref={focus}
            aria-label={words.filterName}
            placeholder={words.filterName}
            className={styles.chip}
            value={name}
            autoComplete="off"
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className={styles.active}>
            {name.trim() === '' ? common.cancel : words.saveAs}
          </button>
        </form>
      )}
      {current !== undefined && (
        <button type="button" className={styles.chip} onClick={() => keepFilters(current, null)}>
          {words.forgetFilters(current)}
        </button>
      )}
    </>
  );
}

const focus = (input: HTMLInputElement | null) => {
  input?.focus({ preventScroll: true });
  // Scrolls to the field together with its button.
  input?.form?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

import { NOTE_LIMITS, TAG_LIMIT, TAGS_LIMIT } from '@invitation/domain/guest-list/guest-notes';
import { common } from '@invitation/domain/words/hosts/common';
import { notes as words } from '@invitation/domain/words/hosts/notes';
import { Button } from '@invitation/ui/basics/button';
import { SelectField, TextField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import { WithNotes } from '../../context/with-watched';
import { Options } from '../../controls/choice/options';
import { nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { sendMany } from '../../edit/send-many';
import {
  MANY_NOTES,
  type ManyNote,
  noteMany,
  withTooManyTags,
} from '../../model/changes/note-many';
import type { Guest } from '../../model/people/guests';
import { canBeTable } from '../../model/people/seating';
import { isNotes, keyOf } from '../../model/store/documents';
import { type NotesByKey, usedNotes } from '../../model/store/guest-notes';
import { seatedMessage } from '../../model/text/shown-table';

interface Props {
  readonly guests: readonly Guest[];
  readonly onEnd: () => void;
}

/** Makes the same note about all selected guests. */
export const NoteMany = (props: Props) => (
  <WithNotes>{(notes) => <NoteManyForm {...props} notes={notes} />}</WithNotes>
);

/** Focuses the first field, because the button that opened the form has disappeared. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('select')?.focus();

function NoteManyForm({ guests, notes, onEnd }: Props & { readonly notes: NotesByKey }) {
  const { backend } = useHosts();
  // The notes as the host sees them: if another host changes them from now on, the change is refused.
  const [seen] = useState(notes);
  const [now] = useState(() => new Date());
  const [note, setNote] = useState<ManyNote>('table');
  const [text, setText] = useState('');
  const { tables, tags } = usedNotes(seen);
  const hasText = note === 'table' || note === 'addTag' || note === 'removeTag';
  const changes = noteMany(guests, seen, note, text, now);
  const changed = changes.filter(({ path }) => isNotes(path));
  const full = withTooManyTags(changed).map(({ path }) => keyOf(path));
  const tooMany = `${words.tooManyTags(TAGS_LIMIT)}: ${guests
    .filter(({ key }) => full.includes(key))
    .map(nameOf)
    .join(', ')}`;
  const refusal = note === 'table' && !canBeTable(text) ? words.noEquals : undefined;
  const error = full.length > 0 ? tooMany : refusal;
  const seated = changed.filter(({ from }) => note === 'table' && from?.table);
  const apart = guests.filter(({ key }) => note === 'table' && seen.get(key)?.seats);
  return (
    <form
      ref={focusFirst}
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length === 0 || error) return;
        const names = new Map(guests.map((guest) => [guest.key, nameOf(guest)]));
        void sendMany(backend, {
          changes,
          task: 'note',
          nameOf: (path) => names.get(keyOf(path)) ?? '',
          done: note === 'table' ? (number) => seatedMessage(number, text.trim()) : undefined,
        });
        onEnd();
      }}
    >
      <SelectField
        label={words.noteWhat}
        value={note}
        onChange={({ target }) => setNote(target.value as ManyNote)}
      >
        <Options of={MANY_NOTES.map((each) => [each, words.many[each]])} />
      </SelectField>
      {hasText && (
        <>
          <TextField
            label={note === 'table' ? words.newTable : words.tag}
            list="used-notes"
            autoComplete="off"
            maxLength={note === 'table' ? NOTE_LIMITS.table : TAG_LIMIT}
            value={text}
            error={error}
            onChange={({ target }) => setText(target.value)}
          />
          <datalist id="used-notes">
            {(note === 'table' ? tables : tags).map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
      {seated.length > 0 && <p>{words.seatedElsewhere(seated.length)}</p>}
      {apart.length > 0 && <p>{words.seatedApart(apart.map(nameOf).join(', '))}</p>}
      <div className={layout.buttons}>
        <Button type="submit" disabled={changed.length === 0}>
          {words.noteOf(changed.length)}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}

import type { Values } from '@invitation/domain/rsvp/edit';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Button } from '@invitation/ui/basics/button';
import { useEffect, useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import * as layout from '../../controls/layout.css';
import { GuestLink } from '../../controls/list/guest-link';
import type { DocumentFormState } from '../../edit/use-document-form';
import type { Guest } from '../../model/people/guests';
import { type Filled, shownValues, understoodValues, withoutFilled } from './typed-name';

/** Loads the reader of names. Offline, it may be missing: then a name is taken as typed. */
const loadReader = () => import('../../model/spreadsheet/meaning/typed-guest').catch(() => null);

/** Understands `Carl Okoye +1` in the field of the name, as an import does, once the host leaves it. */
export function useTypedName(form: DocumentFormState) {
  const { site } = useHosts();
  const [filled, setFilled] = useState<Filled | null>(null);
  /** A name that the host wants as typed. */
  const [kept, setKept] = useState<string | null>(null);
  // Loads the reader early, so that it is there when the host leaves the field.
  useEffect(() => void loadReader(), []);

  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.choose(name, value ?? '');
  };
  /** Returns the values as the name is understood, and shows them in the form. */
  const read = async (): Promise<Values> => {
    const reader = await loadReader();
    const typed = form.current();
    const values = withoutFilled(typed, filled);
    const { name = '' } = values;
    if (!reader || name.trim() === '' || name === kept) return typed;
    const more: Values = {
      ...values,
      ...understoodValues(reader.readTypedGuest(name, site), values),
    };
    const plain: Values = { ...values, name: name.trim() };
    const said = Object.keys(more).filter((field) => more[field] !== plain[field]);
    const changed = Object.keys(more).filter((field) => more[field] !== typed[field]);
    if (changed.length === 0) return typed;
    const of = (all: Values) =>
      Object.fromEntries(['name', ...said].map((field) => [field, all[field] ?? '']));
    fill(Object.fromEntries(changed.map((field) => [field, more[field] ?? ''])));
    setFilled(said.length > 0 ? { before: of(values), after: of(more) } : null);
    return more;
  };
  const field = (name: string) => {
    const { onBlur, ...own } = form.field(name);
    const onLeave: typeof onBlur = async (event) => {
      await onBlur(event);
      await read();
    };
    return { ...own, onBlur: name === 'name' ? onLeave : onBlur };
  };
  return {
    form: { ...form, field },
    read,
    // What was understood of an earlier name does not apply to this one.
    understood:
      filled && filled.after.name === form.edit.values.name ? shownValues(filled.after) : '',
    onKeepTyped: () => {
      if (!filled) return;
      setKept(filled.before.name ?? '');
      fill(filled.before);
      setFilled(null);
    },
  };
}

export const Understood = ({
  understood,
  onKeepTyped,
}: Pick<ReturnType<typeof useTypedName>, 'understood' | 'onKeepTyped'>) => (
  <div role="status" className={layout.between}>
    {understood !== '' && (
      <>
        <span className={layout.subtle}>
          <bdi>{words.readAs(understood)}</bdi>
        </span>
        <Button variant="secondary" onClick={onKeepTyped}>
          {words.keepTyped}
        </Button>
      </>
    )}
  </div>
);

/** How many namesakes fit below the name. */
const SHOWN = 3;

/** Says that guests with this name exist already. */
export const Namesakes = ({ guests }: { readonly guests: readonly Guest[] }) => (
  <div role="status">
    {guests.length > 0 && (
      <>
        <p className={layout.subtle}>{words.namesakes}</p>
        <ul className={layout.list}>
          {guests.slice(0, SHOWN).map((guest) => (
            <li key={guest.key}>
              <GuestLink guest={guest} />
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

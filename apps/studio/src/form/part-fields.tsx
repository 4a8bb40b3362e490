import type { Group, List, Part, Place } from '@invitation/content/edit/form';
import { Button } from '@invitation/ui/basics/button';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStudioStore } from '../store/studio-context';
import { focusPart } from './focus-part';
import * as styles from './form.css';
import { useOwnFaults } from './use-own-faults';
import { ValueField } from './value-field';

const placeOf = ({ file, path }: Place): Place => ({ file, path });
const keyOf = ({ file, path }: Place): string => `${file} ${path.join('.')}`;

/** What the items of a list are. */
const ITEMS: Readonly<Record<string, string>> = {
  links: 'button',
  questions: 'question',
  options: 'option',
  weekend: 'section',
  saturday: 'section',
  pictures: 'picture',
};
const itemOf = ({ path }: List) => ITEMS[String(path.at(-1))] ?? 'item';
const NAMES = ['label', 'heading', 'alt', 'file'];

/** What an item is called among its neighbours: its text in the first language, or its position. */
function nameOf(list: List, index: number): string {
  const item = list.items[index];
  const named = NAMES.flatMap((name) =>
    item?.kind === 'group' ? item.parts.filter(({ path }) => path.at(-1) === name) : [],
  );
  const texts = [...named, item].map((part) => {
    const value = part && 'value' in part ? part.value : null;
    return typeof value === 'string' ? value : Object.values(value ?? {})[0];
  });
  return texts.find(Boolean) ?? `${itemOf(list)} ${index + 1}`;
}

/** The buttons that move an item of a list, and remove it. The focus goes with the item. */
export function ItemActions({ list, index }: { readonly list: List; readonly index: number }) {
  const store = useStudioStore();
  const item = list.items[index];
  if (!item) return null;
  const name = nameOf(list, index);
  const isLast = list.items.length === 1;
  const move = async (to: number) => {
    if (!(await store.change([{ ...placeOf(item), to }]))) return;
    const moved = CSS.escape(keyOf({ ...list, path: [...list.path, to] }));
    const [up, down] = document.querySelectorAll<HTMLButtonElement>(
      `[data-item="${moved}"] button`,
    );
    (to < index ? [up, down] : [down, up]).find((button) => button && !button.disabled)?.focus();
  };
  return (
    <div data-item={keyOf(item)} className={styles.actions}>
      <Button
        variant="secondary"
        disabled={index === 0}
        onClick={() => move(index - 1)}
        aria-label={`Move ${name} up`}
      >
        ↑
      </Button>
      <Button
        variant="secondary"
        disabled={index === list.items.length - 1}
        onClick={() => move(index + 1)}
        aria-label={`Move ${name} down`}
      >
        ↓
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          // Some lists may be missing, but not be empty.
          store.change([{ ...placeOf(isLast && list.isOptional ? list : item), value: null }])
        }
        aria-label={`Remove ${name}`}
      >
        Remove
      </Button>
    </div>
  );
}

/** The items of a list, each with its buttons, and the one that adds another. */
export function ListFields({
  list,
  renderItem = (item) => <PartFields part={item} />,
}: {
  readonly list: List;
  readonly renderItem?: (item: Part, index: number) => ReactNode;
}) {
  const store = useStudioStore();
  const { length } = list.items;
  // What is added is empty, and is written once it has no fault.
  const [openAt, setOpenAt] = useState(-1);
  const isOpen = openAt === length || list.blanks.some((blank) => store.isTypedIn(placeOf(blank)));
  const shown = isOpen ? [...list.items, ...list.blanks] : list.items;
  const add = () => {
    flushSync(() => setOpenAt(length));
    focusPart(list.blanks[0]);
  };
  const cancel = () => {
    for (const blank of list.blanks) store.forget(placeOf(blank));
    setOpenAt(-1);
  };
  const faults = useOwnFaults(list);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{list.title}</legend>
      {list.description && <p className={styles.hint}>{list.description}</p>}
      {shown.map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: the fieldset of a list is around it.
        <div
          key={item.path.join('.')}
          role="group"
          aria-label={nameOf(list, index)}
          className={styles.item}
        >
          {renderItem(item, index)}
          {index < length && <ItemActions list={list} index={index} />}
          {index >= length && index === shown.length - 1 && (
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
      ))}
      {faults && (
        <p role="alert" className={styles.fault}>
          {faults}
        </p>
      )}
      {!isOpen && (
        <Button variant="secondary" onClick={add}>
          {`Add ${/^[aeiou]/.test(itemOf(list)) ? 'an' : 'a'} ${itemOf(list)}`}
        </Button>
      )}
    </fieldset>
  );
}

function GroupFields({ group }: { readonly group: Group }) {
  const store = useStudioStore();
  const isItem = typeof group.path.at(-1) === 'number';
  const [isOpen, setIsOpen] = useState(false);
  const parts = group.parts.map((part) => <PartFields key={part.path.join('.')} part={part} />);
  const isShown = group.isPresent || isOpen;
  const toggle = async () => {
    if (isShown) {
      if (await store.change([{ ...placeOf(group), value: null }])) setIsOpen(false);
      return;
    }
    // Nothing in it has to be filled in, so it can be written empty.
    const isComplete = group.parts.every(({ isOptional }) => isOptional);
    if (isComplete && !(await store.change([{ ...placeOf(group), value: {} }]))) return;
    flushSync(() => setIsOpen(true));
    focusPart(group);
  };
  if (isItem || group.path.length === 0) return <div className={styles.parts}>{parts}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.title}</legend>
      {isShown && parts}
      {group.isOptional && (
        <Button
          variant="secondary"
          aria-label={`${isShown ? 'Remove' : 'Add'}: ${group.title}`}
          onClick={toggle}
        >
          {isShown ? 'Remove' : 'Add'}
        </Button>
      )}
    </fieldset>
  );
}

/** The form of a part of the content, made from its schema. */
export function PartFields({ part }: { readonly part: Part }) {
  if (part.kind === 'list') return <ListFields list={part} />;
  if (part.kind === 'group') return <GroupFields group={part} />;
  return <ValueField field={part} />;
}

import type { Edit } from '@invitation/content/edit/edit-content';
import type { Group, List, Part, Place } from '@invitation/content/edit/form';
import { Button } from '@invitation/ui/basics/button';
import type { ReactNode } from 'react';
import { useStudioStore } from '../store/studio-context';
import { focusPart } from './focus-part';
import * as styles from './form.css';
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

/** The buttons that move an item of a list, and remove it. The focus goes with the item. They wait while a value of the list has a fault. */
export function ItemActions({ list, index }: { readonly list: List; readonly index: number }) {
  const store = useStudioStore();
  const item = list.items[index];
  if (!item) return null;
  const name = nameOf(list, index);
  const isLocked = store.isTypedIn(placeOf(list));
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
        disabled={isLocked || index === 0}
        onClick={() => move(index - 1)}
        aria-label={`Move ${name} up`}
      >
        ↑
      </Button>
      <Button
        variant="secondary"
        disabled={isLocked || index === list.items.length - 1}
        onClick={() => move(index + 1)}
        aria-label={`Move ${name} down`}
      >
        ↓
      </Button>
      <Button
        variant="secondary"
        disabled={isLocked}
        onClick={() => store.change([{ ...placeOf(item), value: null }])}
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
  // An absent list is written with its first item.
  const add = async () => {
    const place = placeOf(list);
    const value = list.sample as Edit['value'];
    const added = { ...place, path: [...place.path, list.items.length] };
    const edit = list.items.length === 0 ? { ...place, value: [value ?? ''] } : { ...added, value };
    if (await store.change([edit])) focusPart(added);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{list.title}</legend>
      {list.description && <p className={styles.hint}>{list.description}</p>}
      {list.items.map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: the fieldset of a list is around it.
        <div
          key={item.path.join('.')}
          role="group"
          aria-label={nameOf(list, index)}
          className={styles.item}
        >
          {renderItem(item, index)}
          <ItemActions list={list} index={index} />
        </div>
      ))}
      <Button variant="secondary" onClick={add}>
        {`Add ${/^[aeiou]/.test(itemOf(list)) ? 'an' : 'a'} ${itemOf(list)}`}
      </Button>
    </fieldset>
  );
}

function GroupFields({ group }: { readonly group: Group }) {
  const store = useStudioStore();
  const isItem = typeof group.path.at(-1) === 'number';
  const parts = group.parts.map((part) => <PartFields key={part.path.join('.')} part={part} />);
  const toggle = async () => {
    const value = group.isPresent ? null : ((group.sample as Edit['value']) ?? {});
    const isDone = await store.change([{ ...placeOf(group), value }]);
    if (isDone && !group.isPresent) focusPart(group);
  };
  if (isItem || group.path.length === 0) return <div className={styles.parts}>{parts}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.title}</legend>
      {group.isPresent && parts}
      {group.isOptional && (
        <Button
          variant="secondary"
          aria-label={`${group.isPresent ? 'Remove' : 'Add'}: ${group.title}`}
          onClick={toggle}
        >
          {group.isPresent ? 'Remove' : 'Add'}
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

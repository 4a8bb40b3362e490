import type { Edit } from '@invitation/content/edit/edit-content';
import type { Group, List, Part } from '@invitation/content/edit/form';
import { Button } from '@invitation/ui/button';
import type { ReactNode } from 'react';
import { useStudioStore } from '../store/studio-context';
import * as styles from './form.css';
import { ValueField } from './value-field';

const placeOf = ({ file, path }: Part): Pick<Edit, 'file' | 'path'> => ({
  file,
  path: [...path] as string[],
});

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an item is called among its neighbours: the first text that it has. */
function nameOf(item: Part, position: number): string {
  const [first] = item.kind === 'group' ? item.parts : [item];
  const value = first && 'value' in first ? first.value : null;
  return typeof value === 'string' && value ? value : `${position + 1}`;
}

/** The buttons that move an item of a list, and remove it. They wait while a value of the list has a fault. */
export function ItemActions({ list, index }: { readonly list: List; readonly index: number }) {
  const store = useStudioStore();
  const item = list.items[index];
  if (!item) return null;
  const name = nameOf(item, index);
  const isLocked = store.isTypedIn(placeOf(list));
  const move = (to: number) => store.change([{ ...placeOf(item), to }]);
  return (
    <div className={styles.actions}>
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
  const add = () => {
    const place = placeOf(list);
    const value = list.sample as Edit['value'];
    return store.change([
      list.items.length === 0
        ? { ...place, value: [value ?? ''] }
        : { ...place, path: [...place.path, list.items.length], value },
    ]);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{capitalized(list.title)}</legend>
      {list.description && <p className={styles.hint}>{list.description}</p>}
      {list.items.map((item, index) => (
        // The position is what an item has for a name.
        <div key={item.path.join('.')} className={styles.item}>
          {renderItem(item, index)}
          <ItemActions list={list} index={index} />
        </div>
      ))}
      <Button variant="secondary" onClick={add}>
        Add one
      </Button>
    </fieldset>
  );
}

function GroupFields({ group }: { readonly group: Group }) {
  const store = useStudioStore();
  const isItem = typeof group.path.at(-1) === 'number';
  const parts = group.parts.map((part) => <PartFields key={part.path.join('.')} part={part} />);
  if (isItem || group.path.length === 0) return <div className={styles.parts}>{parts}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{capitalized(group.title)}</legend>
      {group.isPresent && parts}
      {group.isOptional && (
        <Button
          variant="secondary"
          onClick={() =>
            store.change([
              {
                ...placeOf(group),
                value: group.isPresent ? null : ((group.sample as Edit['value']) ?? {}),
              },
            ])
          }
        >
          {group.isPresent ? 'Do without' : 'Add'} {group.title}
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

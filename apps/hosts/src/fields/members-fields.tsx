import type { Fields } from '@invitation/domain/record/record';
import { TextAreaField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { Choice } from '../controls/choice/choice';
import type { DocumentFormState } from '../edit/use-document-form';
import { childrenAdded, renamesBetween } from '../model/people/members';
import * as styles from './fields.css';
import { INVITATION_LABELS, namesIn } from './invitation-values';

/** The names of the people on an invitation, and which of them are children (B14). */
export function MembersFields({
  form,
  reply,
}: {
  readonly form: DocumentFormState;
  /** The guest's reply. If the host adds somebody who is a child in it, the box of the child is ticked at once. */
  readonly reply: Fields | null;
}) {
  const { field, choose, edit } = form;
  const { onChange, onBlur, ...members } = field('members');
  const names = namesIn(edit.values.members);
  const children = namesIn(edit.values.children);
  // The names before the host began to type. A half-typed name can be another person's, so all typing counts as one change.
  const [typedFrom, setTypedFrom] = useState<{
    readonly names: readonly string[];
    readonly children: readonly string[];
  } | null>(null);
  const chooseChildren = (chosen: readonly string[]) => choose('children', chosen.join('\n'));
  return (
    <>
      <TextAreaField
        {...members}
        label={INVITATION_LABELS.members}
        autoComplete="off"
        onChange={(event) => {
          const next = namesIn(event.target.value);
          const before = typedFrom ?? { names, children };
          // A child whose name is being corrected stays a child.
          const renames = renamesBetween(before.names, next);
          const replied = childrenAdded(before.names, next, reply);
          onChange(event);
          setTypedFrom(before);
          chooseChildren([
            ...new Set([...before.children.map((name) => renames.get(name) ?? name), ...replied]),
          ]);
        }}
        onBlur={(event) => {
          onBlur(event);
          setTypedFrom(null);
        }}
      />
      {names.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{INVITATION_LABELS.children}</legend>
          {names.map((name) => (
            <Choice
              key={name}
              isChosen={children.includes(name)}
              onChoose={(isChild) => {
                setTypedFrom(null);
                chooseChildren([
                  ...children.filter((child) => child !== name),
                  ...(isChild ? [name] : []),
                ]);
              }}
            >
              <bdi translate="no">{name}</bdi>
            </Choice>
          ))}
        </fieldset>
      )}
    </>
  );
}

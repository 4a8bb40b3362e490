import { isChildIn, whoField } from '@invitation/domain/party';
import type { Fields } from '@invitation/domain/record';
import { TextAreaField } from '@invitation/ui/field';
import type { DocumentFormState } from '../edit/use-document-form';
import { renamesBetween } from '../model/members';
import { Choice } from '../parts/choice/choice';
import * as styles from './fields.css';
import { INVITATION_LABELS, namesIn } from './invitation-values';

/** The names of the people on an invitation, and which of them are children (B14). */
export function MembersFields({
  form,
  reply,
}: {
  readonly form: DocumentFormState;
  /** Of the guest. A child in it whom the host adds begins as one. */
  readonly reply: Fields | null;
}) {
  const { field, choose, edit } = form;
  const { onChange, ...members } = field('members');
  const names = namesIn(edit.values.members);
  const children = namesIn(edit.values.children);
  const chooseChildren = (chosen: readonly string[]) => choose('children', chosen.join('\n'));
  return (
    <>
      <TextAreaField
        {...members}
        label={INVITATION_LABELS.members}
        autoComplete="off"
        onChange={(event) => {
          const next = namesIn(event.target.value);
          // A child whose name is being corrected stays a child.
          const renames = renamesBetween(names, next);
          const replied = next.filter(
            (name) => !names.includes(name) && isChildIn(reply?.[whoField(name)]),
          );
          onChange(event);
          chooseChildren([
            ...new Set([...children.map((name) => renames.get(name) ?? name), ...replied]),
          ]);
        }}
      />
      {names.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{INVITATION_LABELS.children}</legend>
          {names.map((name) => (
            <Choice
              key={name}
              isChosen={children.includes(name)}
              onChoose={(isChild) =>
                chooseChildren([
                  ...children.filter((child) => child !== name),
                  ...(isChild ? [name] : []),
                ])
              }
            >
              <bdi>{name}</bdi>
            </Choice>
          ))}
        </fieldset>
      )}
    </>
  );
}

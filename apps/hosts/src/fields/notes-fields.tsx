import { notes as words } from '@invitation/domain/words/hosts/notes';
import { TextAreaField, TextField } from '@invitation/ui/basics/field';
import type { DocumentFormState } from '../edit/use-document-form';
import * as styles from './fields.css';

export function NotesFields({
  form,
  people,
  hasSeats,
}: {
  readonly form: DocumentFormState;
  /** The names of the people of the guest, who can have a table each. */
  readonly people: readonly string[];
  /** Whether some of them have their own table. */
  readonly hasSeats: boolean;
}) {
  const field = (name: keyof typeof words.fields) => ({
    ...form.field(name),
    label: words.fields[name],
    autoComplete: 'off',
  });
  return (
    <>
      <div className={styles.answers}>
        <TextField {...field('phone')} type="tel" />
        <TextField {...field('email')} type="email" />
      </div>
      <TextAreaField {...field('address')} rows={3} />
      <TextField {...field('table')} />
      {(people.length > 1 || hasSeats) && (
        <TextAreaField
          {...field('seats')}
          rows={2}
          placeholder={people[0] && words.seatExample(people[0])}
        />
      )}
      <TextAreaField {...field('tags')} rows={2} />
      <TextAreaField {...field('note')} rows={3} />
    </>
  );
}

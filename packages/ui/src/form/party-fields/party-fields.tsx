import type { DayId } from '@invitation/domain/event/event';
import { shownOption } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import type { Values } from '@invitation/domain/rsvp/edit';
import {
  comingKeys,
  labelOf,
  type PartyForm,
  type PersonKey,
} from '@invitation/domain/rsvp/party-values';
import { fields as labels } from '@invitation/domain/words/group/fields';
import { party as words } from '@invitation/domain/words/group/party';
import { questions as questionWords } from '@invitation/domain/words/group/questions';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../../basics/field/field';
import * as styles from './party-fields.css';

/** What the fields for named people need of the form (B14). */
export interface PartyControls {
  readonly party: PartyForm;
  readonly values: Values;
  readonly errorOf: (name: string) => string | undefined;
  readonly choose: (name: string, value: string) => void;
}

/** A group with a field for each person who comes. */
function ByPerson({
  label,
  note,
  day,
  form: { party, values },
  children,
}: {
  readonly label: string;
  readonly note?: string;
  readonly day?: DayId | undefined;
  readonly form: PartyControls;
  readonly children: (key: PersonKey, name: string) => ReactNode;
}) {
  const keys = comingKeys(party, values, day);
  if (keys.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>{keys.map((key) => children(key, labelOf(key, values)))}</div>
    </fieldset>
  );
}

/** The dietary restrictions of each person who comes on some day. */
export const NeedFields = ({ form }: { readonly form: PartyControls }) => (
  <ByPerson label={labels.dietaryRestrictions} form={form}>
    {(key, name) => <PersonText key={key} field={`need/${key}`} label={name} form={form} />}
  </ByPerson>
);

/** A question to each person who comes, on its day if it has one (B17). */
export const PersonQuestion = ({
  question,
  said,
  form,
}: {
  readonly question: Question;
  /** The answer for the whole party, from before anybody had a name; empty if there is none. */
  readonly said: string;
  readonly form: PartyControls;
}) => (
  <ByPerson
    label={question.label}
    note={said && words.saidToQuestion(said)}
    day={question.if}
    form={form}
  >
    {(key, name) => {
      const field = `answers/${question.id}/${key}`;
      if (question.kind === 'text') {
        return <PersonText key={key} field={field} label={name} form={form} />;
      }
      return (
        <SelectField
          key={key}
          name={field}
          label={name}
          value={form.values[field] ?? ''}
          onChange={({ target }) => form.choose(field, target.value)}
        >
          <option value="">{questionWords.noAnswer}</option>
          {question.options.map((option) => (
            <option key={option} value={option}>
              {shownOption(question, option)}
            </option>
          ))}
        </SelectField>
      );
    }}
  </ByPerson>
);

const PersonText = ({
  field,
  label,
  form: { values, errorOf, choose },
}: {
  readonly field: string;
  readonly label: string;
  readonly form: PartyControls;
}) => (
  <TextField
    name={field}
    label={label}
    autoComplete="off"
    value={values[field] ?? ''}
    error={errorOf(field)}
    onChange={({ target }) => choose(field, target.value)}
  />
);

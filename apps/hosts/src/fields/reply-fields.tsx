import type { DayId } from '@invitation/domain/event/event';
import {
  ANSWERS,
  type FieldName,
  isLongText,
  isPeopleField,
  isTextName,
  peopleField,
} from '@invitation/domain/record/rsvp-fields';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { SelectField, TextAreaField, TextField } from '@invitation/ui/basics/field';
import type { FormParty } from '@invitation/ui/form/form-party';
import { Fragment } from 'react';
import { useHosts } from '../context/hosts-site';
import { Options } from '../controls/choice/options';
import type { DocumentFormState } from '../edit/use-document-form';
import * as styles from './fields.css';
import { PeopleField } from './people-field';
import { replyLabel } from './reply-labels';
import { isByName } from './reply-party';

/** The fields of a reply, in the order of the domain's table. */
export function ReplyFields({
  names,
  form: { edit, field, choose, formState },
  party,
}: {
  readonly names: readonly FieldName[];
  readonly form: DocumentFormState;
  readonly party: FormParty;
}) {
  const { events } = useHosts().site;
  const { values } = edit;
  const controls = { values, errors: formState.errors, choose };
  const isNamed = isByName(values);
  const control = (name: FieldName) => {
    const props = { ...field(name), label: replyLabel(name, events) };
    if (isTextName(name)) {
      return isLongText(name) ? (
        <TextAreaField key={name} {...props} />
      ) : (
        <TextField key={name} {...props} autoComplete="off" />
      );
    }
    if (isPeopleField(name)) return <PeopleField {...props} />;
    return (
      <SelectField
        {...props}
        onChange={(event) => {
          void props.onChange(event);
          party.onAnswer(name, event.target.value, controls);
        }}
      >
        <option value="">{words.noAnswer}</option>
        <Options of={ANSWERS.map((answer) => [answer, common.answerLabels[answer]])} />
      </SelectField>
    );
  };
  const days = names.filter((name): name is DayId => !isTextName(name) && !isPeopleField(name));
  const first = names.findIndex((name) => !isTextName(name));
  return (
    <>
      {names.slice(0, first).map(control)}
      <div className={styles.answers}>
        {days.map((day) => (
          <div key={day} className={styles.answer}>
            {control(day)}
            {values[day] === 'yes' && !isNamed && control(peopleField(day))}
          </div>
        ))}
      </div>
      {events
        .filter(({ day }) => days.includes(day))
        .map((event) => (
          <Fragment key={event.day}>{party.onDay(event, controls)}</Fragment>
        ))}
      {party.belowDays(controls)}
      {names.slice(first).filter(isTextName).map(control)}
    </>
  );
}

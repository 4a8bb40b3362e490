import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import { whoColumn } from '@invitation/domain/party/columns';
import { daysIn, isChildIn } from '@invitation/domain/party/facts';
import { isChildOf } from '@invitation/domain/party/members';
import { namesOn } from '@invitation/domain/party/person';
import { shownOption } from '@invitation/domain/record/questions';
import type { Fields, Question } from '@invitation/domain/record/record';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import type { Values } from '@invitation/domain/rsvp/edit';
import {
  comingKeys,
  freePlace,
  isPlace,
  isTaken,
  type PartyForm,
  type PersonKey,
  personKeys,
  placeNameField,
  shownName,
  withChild,
  withDay,
} from '@invitation/domain/rsvp/party-values';
import { fields as labels } from '@invitation/domain/words/group/fields';
import { party as words } from '@invitation/domain/words/group/party';
import { questions as questionWords } from '@invitation/domain/words/group/questions';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../basics/button/button';
import { SelectField, TextField } from '../../basics/field/field';
import * as styles from './party-fields.css';

/** A form that asks who comes by name (B14). */
export interface PartyControls {
  readonly party: PartyForm;
  readonly values: Values;
  readonly errorOf: (name: string) => string | undefined;
  readonly choose: (name: string, value: string) => void;
}

/** Asks which people come on a day, and the names of guests for the free places. */
export function WhoIsComing({
  event: { day, weekday },
  saved,
  isClosed,
  form,
}: {
  readonly event: CelebrationEvent;
  readonly saved: Fields | null;
  /** After the last day for replies, nobody can be added to those who come. */
  readonly isClosed: boolean;
  readonly form: PartyControls;
}) {
  const { party, values, errorOf, choose } = form;
  const note = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    if (focused) group.current?.querySelector<HTMLElement>(focused)?.focus();
  }, [focused]);

  const keys = personKeys(values).filter((key) => !isPlace(key) || isTaken(key, values));
  const free = freePlace(party, values);
  const known = namesOn(saved, day);
  const number = saved?.[day] === 'yes' && (saved[peopleField(day)] ?? party.people);
  const isNumber = known.length === 0 && number !== false;
  const nobody = errorOf(whoColumn(day));
  const personErrorOf = (key: PersonKey) =>
    errorOf(`who/${key}`) ?? (isPlace(key) ? undefined : nobody);
  const errors = new Set([nobody, ...keys.map((key) => errorOf(`who/${key}`))]);
  const message = [...errors].filter(Boolean).join(' ');
  // The name of a guest stands on the first day that the guest comes to.
  const isFirstDay = (key: PersonKey) =>
    party.asked.find((each) => comingKeys(party, values, each).includes(key)) === day;
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={note}>
      <legend className={styles.legend}>{words.whoIsComing(weekday)}</legend>
      <div className={styles.people}>
        {keys.map((key) => {
          const who = values[`who/${key}`];
          const name = shownName(key, values);
          return (
            <div key={key} className={isPlace(key) ? styles.guest : undefined}>
              <Person
                name={`who/${key}`}
                isChecked={daysIn(who).includes(day)}
                isDisabled={isClosed && known.length > 0 && !known.includes(name)}
                describedBy={personErrorOf(key) && note}
                onCheck={(isComing) => {
                  const next = withDay(party, who, day, isComing);
                  choose(`who/${key}`, next);
                  // The row of a guest without a name goes away, and the focus needs another element.
                  if (next === '' && isPlace(key) && name === '') setFocused('button');
                }}
              >
                <bdi translate={name ? 'no' : undefined}>{name || words.guest}</bdi>{' '}
                {isChildOf(party, name, isChildIn(who)) && !(isPlace(key) && isFirstDay(key)) && (
                  <span>{`(${words.child})`}</span>
                )}
              </Person>
              {isPlace(key) && isFirstDay(key) && (
                <>
                  <TextField
                    name={placeNameField(key)}
                    label={words.guestName}
                    autoComplete="off"
                    value={values[placeNameField(key)] ?? ''}
                    error={errorOf(placeNameField(key))}
                    onChange={({ target }) => choose(placeNameField(key), target.value)}
                  />
                  <Person
                    isChecked={isChildIn(who)}
                    onCheck={(isChild) => choose(`who/${key}`, withChild(party, who, isChild))}
                  >
                    {words.child}
                  </Person>
                </>
              )}
            </div>
          );
        })}
      </div>
      {free && !(isClosed && known.length > 0) && (
        <div className={styles.add}>
          <Button
            variant="secondary"
            onClick={() => {
              choose(`who/${free}`, withDay(party, '', day, true));
              setFocused(`[name="${placeNameField(free)}"]`);
            }}
          >
            {words.addGuest}
          </Button>
        </div>
      )}
      <p id={note} className={message ? styles.message : styles.note}>
        {message || (isNumber ? words.said(Number(number)) : '')}
      </p>
    </fieldset>
  );
}

function Person({
  name,
  isChecked,
  isDisabled = false,
  describedBy,
  onCheck,
  children,
}: {
  readonly name?: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  /** The id of a message. Marks the box as invalid. */
  readonly describedBy?: string | undefined;
  readonly onCheck: (isChecked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.person}>
      <input
        type="checkbox"
        name={name}
        className={styles.box}
        checked={isChecked}
        disabled={isDisabled && !isChecked}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
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
      <div className={styles.fields}>
        {keys.map((key) => children(key, shownName(key, values) || words.guest))}
      </div>
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
  /** The answer for all, from before anybody had a name. Empty without one. */
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

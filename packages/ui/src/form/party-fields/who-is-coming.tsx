import type { CelebrationEvent } from '@invitation/domain/event/event';
import { whoColumn } from '@invitation/domain/party/columns';
import { daysIn, isChildIn, personOf, placeNameField } from '@invitation/domain/party/facts';
import { isChildOf } from '@invitation/domain/party/members';
import { namesOn } from '@invitation/domain/party/person';
import type { Fields } from '@invitation/domain/record/record';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import {
  addedGuest,
  comingKeys,
  freePlace,
  isPlace,
  isTaken,
  labelOf,
  type PersonKey,
  personKeys,
  shownName,
  withChild,
  withDay,
} from '@invitation/domain/rsvp/party-values';
import { party as words } from '@invitation/domain/words/group/party';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../basics/button/button';
import { TextField } from '../../basics/field/field';
import type { PartyControls } from './party-fields';
import * as styles from './party-fields.css';

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
    if (focused === null) return;
    const control = group.current?.querySelector<HTMLElement>(focused);
    (control ?? group.current?.querySelector('input'))?.focus();
  }, [focused]);

  const keys = personKeys(values).filter((key) => !isPlace(key) || isTaken(key, values));
  const free = freePlace(party, values);
  const known = namesOn(saved, day);
  const number = saved?.[day] === 'yes' && (saved[peopleField(day)] ?? party.people);
  const isNumber = known.length === 0 && number !== false;
  // A guest is added once for all days.
  const isFirst = party.asked.find((each) => values[each] === 'yes') === day;
  const nobody = errorOf(whoColumn(day));
  const personErrorOf = (key: PersonKey) =>
    errorOf(`who/${key}`) ?? (isPlace(key) ? undefined : nobody);
  const errors = new Set([nobody, ...keys.map((key) => errorOf(`who/${key}`))]);
  const message = [...errors].filter(Boolean).join(' ');
  // The field for the name of a guest is at the first day on which the guest comes.
  const isFirstDay = (key: PersonKey) =>
    party.asked.find((each) => comingKeys(party, values, each).includes(key)) === day;
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={note}>
      <legend className={styles.legend}>{words.whoIsComing(weekday)}</legend>
      <div className={styles.people}>
        {keys.map((key) => {
          const who = values[`who/${key}`];
          const name = shownName(key, values);
          const isKnown = known.includes(name || personOf(key));
          const isNaming = isPlace(key) && isFirstDay(key) && !(isClosed && isKnown);
          return (
            <div key={key} className={isPlace(key) ? styles.guest : undefined}>
              <Person
                name={`who/${key}`}
                isChecked={daysIn(who).includes(day)}
                isDisabled={isClosed && known.length > 0 && !isKnown}
                describedBy={personErrorOf(key) && note}
                onCheck={(isComing) => {
                  const next = withDay(party, who, day, isComing);
                  const all = { ...values, [`who/${key}`]: next };
                  const isGone = isPlace(key) && !comingKeys(party, all).includes(key);
                  choose(`who/${key}`, isGone ? '' : next);
                  // The row of a guest without a name disappears, so the focus needs another element.
                  if (isGone && name === '') setFocused('button');
                }}
              >
                <bdi translate={name ? 'no' : undefined}>{labelOf(key, values)}</bdi>{' '}
                {isChildOf(party, name, isChildIn(who)) && !isNaming && (
                  <span>{`(${words.child})`}</span>
                )}
              </Person>
              {isNaming && (
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
      {free && isFirst && !(isClosed && known.length > 0) && (
        <div className={styles.add}>
          <Button
            variant="secondary"
            onClick={() => {
              choose(`who/${free}`, addedGuest(party));
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

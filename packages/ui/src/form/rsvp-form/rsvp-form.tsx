import type { Fields } from '@invitation/domain/record/record';
import {
  ANSWERS,
  type FormFieldName,
  type FormTextName,
  isLongText,
  TEXTS_BELOW_DAYS,
} from '@invitation/domain/record/rsvp-fields';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import { form as words } from '@invitation/domain/words/group/form';
import { useEffect, useRef } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { Alert } from '../../basics/alert/alert';
import { Button } from '../../basics/button/button';
import { SelectField, TextAreaField, TextField } from '../../basics/field/field';
import { Ornament } from '../../scenery/ornament/ornament';
import { EventCard } from '../event-card/event-card';
import { formParty } from '../party-fields/form-party';
import { formQuestions } from '../question-fields/form-questions';
import { useFaults } from '../use-faults';
import { ConflictAlert } from './conflict-alert';
import * as styles from './rsvp-form.css';
import type { RsvpFormProps } from './rsvp-form-props';
import { ANSWER_LABELS, quotedAnswer, rsvpLabel } from './rsvp-labels';
import { lateIssues, rsvpResolver } from './rsvp-resolver';

const submitButton = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[type="submit"]');

/** The RSVP form (A2). It validates on submit, then after each change (A5). */
export function RsvpForm(props: RsvpFormProps) {
  const {
    events,
    otherDays,
    limits = null,
    howMany,
    replyBy,
    isClosed = false,
    saved,
    error,
    savedElsewhere,
    isSaving = false,
    notice,
    onUseSaved,
    onSave,
  } = props;
  const asked = globalThis.WITHOUT_QUESTIONS ? null : formQuestions(props);
  const party = globalThis.WITHOUT_NAMED_GUESTS ? null : formParty(props);
  const parts = [asked, party].filter((part) => part !== null);
  const root = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const closed = replyBy && isClosed ? replyBy : null;
  const controller = useForm<RsvpValues, unknown, Fields>({
    formControl: props.form,
    resolver: rsvpResolver({ events, otherDays, limits }, parts, (typed) =>
      closed ? lateIssues(events, saved ?? null, typed, party, closed.help) : [],
    ),
    // react-hook-form would focus the first registered field, not the first field on the page.
    shouldFocusError: false,
  });
  const { register, handleSubmit, formState, setValue, trigger, watch } = controller;
  const { errors, isSubmitted, submitCount } = formState;
  // react-hook-form forgets this when the form is mounted again.
  const isSubmitting = formState.isSubmitting || isSaving;
  const values = watch();
  // The error of one field may be corrected in another one.
  const revalidate = () => {
    if (isSubmitted) void trigger();
  };
  const choose = (name: string, value: string) => {
    setValue(name as Path<RsvpValues>, value);
    revalidate();
  };
  useEffect(() => {
    // The last day may end while the form is open, or the refusal of a save may tell that it has ended.
    if (isClosed && submitCount > 0) void trigger();
  }, [isClosed, submitCount, trigger]);

  const isRefused = useFaults(root, formState);
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (submitCount === 0 || isSubmitting || document.activeElement !== document.body) return;
    submitButton(root.current)?.focus();
  }, [isSubmitting, submitCount]);

  useEffect(() => {
    if (error) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  /** A browser or an extension may fill in a field without an event. */
  const takeFilled = () => {
    for (const control of root.current?.elements ?? []) {
      const { name, type, value } = control as HTMLInputElement;
      const isEmpty = values[name as keyof RsvpValues] === '';
      if (isEmpty && value !== '' && /^text/.test(type)) choose(name, value);
    }
  };

  // Without this message, an error in a field that is not on this form would block the save silently.
  const hidden = Object.entries(errors).find(
    ([name]) => !(name in values) && !party?.isShown(name),
  );
  const controls = { values, errors, choose };

  const field = (name: FormFieldName) => ({
    ...register(name),
    label: rsvpLabel(name, events) ?? name,
    error: errors[name]?.message,
  });
  const textBelowDays = (name: FormTextName) =>
    name in values &&
    (isLongText(name) ? (
      <TextAreaField key={name} rows={2} {...field(name)} />
    ) : (
      <TextField key={name} autoComplete="off" {...field(name)} />
    ));
  return (
    <form
      ref={root}
      className={styles.root}
      onSubmit={(event) => {
        takeFilled();
        return handleSubmit((answers) => onSave(answers))(event);
      }}
      aria-busy={isSubmitting}
      noValidate
    >
      {replyBy && (
        <p className={styles.replyBy}>
          {closed ? words.wasDue(closed.date, closed.help) : words.replyBy(replyBy.date)}
        </p>
      )}
      <TextField required autoComplete="name" {...field('name')} />
      {events
        .filter(({ asked }) => asked)
        .map((event) => (
          <div key={event.day} className={styles.event}>
            <Ornament />
            <EventCard event={event} />
            <SelectField
              required
              {...field(event.day)}
              {...register(event.day, {
                onChange: ({ target }) => {
                  party?.onAnswer(event.day, target.value, controls);
                  revalidate();
                },
              })}
            >
              <option value="">{words.choose}</option>
              {ANSWERS.map((value) => (
                <option
                  key={value}
                  value={value}
                  disabled={value === 'yes' && closed !== null && saved?.[event.day] !== 'yes'}
                >
                  {ANSWER_LABELS[value]}
                </option>
              ))}
            </SelectField>
            {howMany?.(event, controls)}
            {party?.onDay(event, controls)}
            {asked?.fields(controls, event.day)}
          </div>
        ))}
      <div className={styles.footer}>
        <Ornament />
        {TEXTS_BELOW_DAYS.map(textBelowDays)}
        {party?.belowDays(controls)}
        {asked?.fields(controls)}
        {hidden && (
          <Alert>
            {[rsvpLabel(hidden[0] as FormFieldName, events), hidden[1]?.message]
              .filter(Boolean)
              .join(': ')}
          </Alert>
        )}
        <div ref={outcome} className={styles.outcome}>
          {!error && !isRefused && notice}
          {!error && isRefused && !hidden && (
            <Alert>{`${words.notSaved} ${words.checkMarked}`}</Alert>
          )}
          {error && !savedElsewhere && <Alert>{error}</Alert>}
          {error && savedElsewhere && (
            <ConflictAlert
              error={error}
              texts={Object.entries(savedElsewhere).map(([name, value]) =>
                quotedAnswer(name, value ?? '', events, parts),
              )}
              onUseSaved={() => {
                onUseSaved?.();
                const [first] = Object.keys(savedElsewhere);
                const controls = [...(root.current?.elements ?? [])] as HTMLInputElement[];
                // The form may no longer ask about that person.
                const control = controls.find(({ name }) => name === first);
                (control ?? submitButton(root.current))?.focus();
              }}
            />
          )}
          <Button type="submit" width="full" disabled={isSubmitting}>
            {words.save}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {isSubmitting ? words.saving : ''}
        </p>
      </div>
    </form>
  );
}

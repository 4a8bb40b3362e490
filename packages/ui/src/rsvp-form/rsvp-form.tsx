import type { AskedDay, AskedEvent } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import { type Rsvp, rsvpSchemaOf } from '@invitation/domain/rsvp';
import { ANSWERS, type FormFieldName, fieldOf } from '@invitation/domain/rsvp-fields';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { EventCard } from '../event-card/event-card';
import { SelectField, TextAreaField, TextField } from '../field/field';
import { Ornament } from '../ornament/ornament';
import * as styles from './rsvp-form.css';

/** What the RSVP form is given. */
export interface RsvpFormProps {
  readonly mode: Mode;
  /** The events it asks about, in their order. */
  readonly events: readonly AskedEvent[];
  /** What it begins with; later changes of this are not looked at. */
  readonly values: RsvpValues;
  /** Why the last save failed, as a sentence. */
  readonly error?: string | null;
  /** What was saved in another place since, where that is why the last save failed. */
  readonly savedElsewhere?: RsvpValues | null;
  /** Called when the guest takes over what was saved in another place. */
  readonly onUseSaved?: () => void;
  /** Called at every change with all values, so that they can be kept. */
  readonly onChange?: (values: RsvpValues) => void;
  /** Saves; the form counts as saving until the promise settles. It is to handle its own failure. */
  readonly onSave: (rsvp: Rsvp) => Promise<void>;
}

/** Longest saved text that an alert quotes, in UTF-16 code units. */
const SAVED_LIMIT = 200;
const ANSWER_LABELS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };
/** A day has its label from its event: the Saturday's site knows of no other. */
const LABELS: Readonly<Record<Exclude<FormFieldName, AskedDay>, string>> = {
  name: 'Name(s) on Invite',
  guest: 'Guest Name',
  dietaryRestrictions: 'Dietary Restrictions',
};

/** A saved answer in words, e.g. `Saturday RSVP: No`. */
function savedText(name: FormFieldName, value: string, label: string): string {
  const text =
    fieldOf(name).type === 'answer'
      ? ANSWER_LABELS[value]
      : value.slice(0, SAVED_LIMIT) + (value.length > SAVED_LIMIT ? '…' : '');
  return `${label}: ${text || 'nothing'}`;
}

/** Checks what was filled in by the mode's schema, and tells the first fault of each field. */
const resolverOf =
  (mode: Mode): Resolver<RsvpValues, unknown, Rsvp> =>
  (values) => {
    const { success, data, error } = rsvpSchemaOf(mode).safeParse(values);
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of error.issues) {
      errors[path.join('.')] ??= { type: 'schema', message };
    }
    return { values: {}, errors };
  };

/** The reply card (A2). Checked on submit, then again at each change (A5). */
export function RsvpForm({
  mode,
  events,
  values,
  error,
  savedElsewhere,
  onUseSaved,
  onChange,
  onSave,
}: RsvpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, formState, setFocus, setValue, subscribe } = useForm<
    RsvpValues,
    unknown,
    Rsvp
  >({
    defaultValues: values,
    resolver: resolverOf(mode),
    reValidateMode: 'onChange',
    // It would go to the first field in the order of registration, which is not the one on the page.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;

  useEffect(
    () =>
      onChange &&
      subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [onChange, subscribe],
  );

  useEffect(() => {
    if (submitCount === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const labels: Readonly<Record<string, string>> = {
    ...LABELS,
    ...Object.fromEntries(events.map(({ day, weekday }) => [day, `${weekday} RSVP`])),
  };
  useEffect(() => {
    // Save lost the focus while it was disabled.
    if (submitCount === 0 || isSubmitting || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isSubmitting, submitCount]);

  // A fault in what this form does not show would otherwise keep it from saving without a word.
  const hidden = Object.entries(errors).find(([name]) => !(name in values));

  const field = (name: FormFieldName) => ({
    ...register(name),
    label: labels[name] ?? name,
    error: errors[name]?.message,
  });
  const answer = (day: AskedDay) => {
    const event = events.find((event) => event.day === day);
    return (
      event && (
        <div className={styles.event}>
          <Ornament />
          <EventCard event={event} />
          <SelectField {...field(day)}>
            <option value="">Select an option</option>
            {ANSWERS.map((value) => (
              <option key={value} value={value}>
                {ANSWER_LABELS[value]}
              </option>
            ))}
          </SelectField>
        </div>
      )
    );
  };
  // Each field of the form has its control here, or this does not compile.
  const controls: Readonly<Record<FormFieldName, ReactNode>> = {
    name: <TextField autoComplete="name" {...field('name')} />,
    friday: answer('friday'),
    saturday: answer('saturday'),
    dietaryRestrictions: <TextAreaField rows={3} {...field('dietaryRestrictions')} />,
    guest: mode === 'saturday' && <TextField autoComplete="off" {...field('guest')} />,
  };

  const elsewhere = Object.entries(savedElsewhere ?? {}) as [FormFieldName, string][];
  const useSaved = () => {
    for (const [name, value] of elsewhere) setValue(name, value, { shouldValidate: true });
    const [first] = elsewhere;
    if (first) setFocus(first[0]);
    onUseSaved?.();
  };

  return (
    <form
      ref={form}
      className={styles.root}
      onSubmit={handleSubmit((rsvp) => onSave(rsvp))}
      aria-busy={isSubmitting}
      noValidate
    >
      {controls.name}
      {controls.friday}
      {controls.saturday}
      <div className={styles.rest}>
        <Ornament />
        {controls.dietaryRestrictions}
        {controls.guest}
        {hidden && (
          <Alert>{[labels[hidden[0]], hidden[1]?.message].filter(Boolean).join(': ')}</Alert>
        )}
        {error != null && elsewhere.length === 0 && <Alert>{error}</Alert>}
        {error != null && elsewhere.length > 0 && (
          <Alert action={<Button onClick={useSaved}>Use what is saved</Button>}>
            {error} Saved there:{' '}
            {elsewhere
              .map(([name, value]) => savedText(name, value, labels[name] ?? name))
              .join('; ')}
            . Press Save RSVP again to replace that with your answers, or use what is saved.
          </Alert>
        )}
        <Button type="submit" width="full" disabled={isSubmitting}>
          Save RSVP
        </Button>
        <p role="status" className={styles.status}>
          {isSubmitting ? 'Saving...' : ''}
        </p>
      </div>
    </form>
  );
}

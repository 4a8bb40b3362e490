import type { AskedEvent } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import { type Rsvp, rsvpSchemaOf } from '@invitation/domain/rsvp';
import { useEffect, useRef } from 'react';
import { type FieldErrors, type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { EventCard } from '../event-card/event-card';
import { SelectField, TextAreaField, TextField } from '../field/field';
import { Ornament } from '../ornament/ornament';
import * as styles from './rsvp-form.css';
import type { RsvpValues } from './rsvp-values';

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
  readonly savedElsewhere?: Partial<RsvpValues> | null;
  /** Called when the guest takes over what was saved in another place. */
  readonly onUseSaved?: () => void;
  /** Called at every change with all values, so that they can be kept. */
  readonly onChange?: (values: RsvpValues) => void;
  /** Saves; the form counts as saving until the promise settles. It is to handle its own failure. */
  readonly onSave: (rsvp: Rsvp) => Promise<void>;
}

const LABELS: Readonly<Record<FieldPath<RsvpValues>, string>> = {
  name: 'Name(s) on Invite',
  friday: 'Friday RSVP',
  saturday: 'Saturday RSVP',
  dietaryRestrictions: 'Dietary Restrictions',
  guest: 'Guest Name',
};

/** A saved answer in words, e.g. `Saturday RSVP: No`. */
function savedText(
  [name, value]: readonly [FieldPath<RsvpValues>, string],
  labels: Readonly<Record<string, string>>,
): string {
  const choices: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };
  const isChoice = name === 'friday' || name === 'saturday';
  return `${labels[name]}: ${(isChoice ? choices[value] : value) || 'nothing'}`;
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

  const labels = {
    ...LABELS,
    ...Object.fromEntries(events.map(({ day, weekday }) => [day, `${weekday} RSVP`])),
  };
  const field = (name: FieldPath<RsvpValues>) => ({
    ...register(name),
    label: labels[name],
    error: errors[name]?.message,
  });

  const elsewhere = Object.entries(savedElsewhere ?? {}) as [FieldPath<RsvpValues>, string][];
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
      <TextField autoComplete="name" {...field('name')} />
      {events.map((event) => (
        <div key={event.day} className={styles.event}>
          <Ornament />
          <EventCard event={event} />
          <SelectField {...field(event.day)}>
            <option value="">Select an option</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </SelectField>
        </div>
      ))}
      <div className={styles.rest}>
        <Ornament />
        <TextAreaField rows={3} {...field('dietaryRestrictions')} />
        {mode === 'saturday' && <TextField autoComplete="off" {...field('guest')} />}
        {error != null && elsewhere.length === 0 && <Alert>{error}</Alert>}
        {error != null && elsewhere.length > 0 && (
          <Alert action={<Button onClick={useSaved}>Use what is saved</Button>}>
            {error} Saved there: {elsewhere.map((entry) => savedText(entry, labels)).join('; ')}.
            Press Save RSVP again to replace that with your answers, or use what is saved.
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

import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './field.css';

interface FieldProps {
  /** The visible label, which also names the control. */
  readonly label: string;
  /** What is wrong with the value; the control names it to assistive technology. */
  readonly error?: string | undefined;
  /** Marks the control as wrong where the message stands elsewhere, under the given id. */
  readonly errorId?: string | undefined;
}

/** The attributes that tie a control to its label and its message. */
interface Wiring {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

function Field({
  label,
  error,
  errorId,
  children,
}: FieldProps & { readonly children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const messageId = errorId ?? (error === undefined ? undefined : `${id}message`);
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': messageId !== undefined,
        'aria-describedby': messageId,
      })}
      {error !== undefined && (
        <p id={messageId} className={styles.message}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text with its label and its message. Takes what an `input` takes. */
export function TextField({
  label,
  error,
  errorId,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} errorId={errorId}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={styles.control} />}
    </Field>
  );
}

/** Several lines of text with their label and message. Takes what a `textarea` takes. */
export function TextAreaField({
  label,
  error,
  errorId,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} errorId={errorId}>
      {(wiring) => <textarea {...rest} {...wiring} className={styles.textArea} />}
    </Field>
  );
}

/** A choice of one, in the system's own picker, with its label and its message. Takes what a `select` takes. */
export function SelectField({
  label,
  error,
  errorId,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} errorId={errorId}>
      {(wiring) => <select {...rest} {...wiring} className={styles.control} />}
    </Field>
  );
}

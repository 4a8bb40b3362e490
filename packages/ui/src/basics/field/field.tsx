import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './field.css';

interface FieldProps {
  /** Visible, and the accessible name of the control. */
  readonly label: string;
  /** The message below the control. It is also the accessible description. */
  readonly error?: string | undefined;
}

/** Connects a control with its label and its message. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

function Field({
  label,
  error,
  errorId,
  children,
}: FieldProps & {
  readonly errorId?: string | undefined;
  readonly children: (controlProps: ControlProps) => ReactNode;
}) {
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

/** A text input with its label and message. Accepts the props of `input`. */
export function TextField({
  label,
  error,
  errorId,
  action,
  ...rest
}: FieldProps &
  ComponentProps<'input'> & {
    /** The id of a message elsewhere on the page. Marks the control as invalid. */
    readonly errorId?: string | undefined;
    /** A button inside the field, at its end. */
    readonly action?: ReactNode;
  }) {
  return (
    <Field label={label} error={error} errorId={errorId}>
      {(controlProps) =>
        action === undefined ? (
          <input type="text" {...rest} {...controlProps} className={styles.control} />
        ) : (
          <div className={styles.row} data-invalid={controlProps['aria-invalid']}>
            <input type="text" {...rest} {...controlProps} className={styles.rowControl} />
            {action}
          </div>
        )
      }
    </Field>
  );
}

/** A text area with its label and message. Accepts the props of `textarea`. */
export function TextAreaField({ label, error, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error}>
      {(controlProps) => <textarea {...rest} {...controlProps} className={styles.textArea} />}
    </Field>
  );
}

/** A native select with its label and message. Accepts the props of `select`. */
export function SelectField({ label, error, ...rest }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error}>
      {(controlProps) => <select {...rest} {...controlProps} className={styles.select} />}
    </Field>
  );
}

import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import { useEffect, useEffectEvent, useState } from 'react';
import { createEditForm } from '../../edit-store';
import { RsvpForm } from '../rsvp-form';
import type { RsvpFormProps } from '../rsvp-form-props';

export interface FilledFormProps extends Omit<RsvpFormProps, 'form'> {
  /** What the form has at first. */
  readonly values: RsvpValues;
  readonly onChange?: (values: RsvpValues) => void;
}

/** The form as a page shows it. */
export function FilledForm({ values, onChange, onUseSaved, ...props }: FilledFormProps) {
  const [form] = useState(() => createEditForm(values));
  const report = useEffectEvent((typed: RsvpValues) => onChange?.(typed));
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values: all }) => report(all) }),
    [form],
  );
  const useSaved = () => {
    onUseSaved?.();
    form.setValues({ ...form.getValues(), ...props.savedElsewhere });
  };
  return <RsvpForm {...props} form={form} onUseSaved={useSaved} />;
}

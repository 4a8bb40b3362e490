import { hasEdits } from '@invitation/domain/edit';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import type { ReactNode } from 'react';
import * as layout from '../layout.css';
import { useSubmitFocus } from '../use-submit-focus';
import { EditConflict } from './edit-conflict';
import type { DocumentFormState } from './use-document-form';

/** The frame of a form: its fields, the failure of the last save, and the button. */
export function DocumentForm({
  form: { edit, conflict, formState, save, discard, takeTheirs },
  subject,
  variant,
  describe = (name) => [name],
  children,
}: {
  readonly form: DocumentFormState;
  readonly subject: keyof typeof words.save;
  readonly variant?: 'secondary';
  /** The label of a field, and a value of it. Only for documents that others may change. */
  readonly describe?: (name: string, value: unknown) => readonly string[];
  readonly children: ReactNode;
}) {
  const { isSubmitting } = formState;
  return (
    <form noValidate className={layout.stack} onSubmit={save}>
      {children}
      {conflict && (
        <EditConflict
          subject={subject}
          changes={
            conflict.current &&
            conflict.fields.map((name) => describe(name, conflict.current?.[name]).join(': '))
          }
          onReplace={save}
          onKeep={takeTheirs}
        />
      )}
      {edit.failure && !conflict && <Alert>{edit.failure.message}</Alert>}
      <div className={layout.buttons}>
        <Button
          ref={useSubmitFocus(formState)}
          type="submit"
          {...(variant && { variant })}
          disabled={isSubmitting}
        >
          {isSubmitting ? words.saving : words.save[subject]}
        </Button>
        {hasEdits(edit) && !isSubmitting && (
          <Button variant="secondary" onClick={discard}>
            {words.discard}
          </Button>
        )}
      </div>
      <p role="status" className={layout.muted}>
        {edit.isSaved && words.isSaved}
      </p>
    </form>
  );
}

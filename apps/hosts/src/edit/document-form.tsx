import { factsOf } from '@invitation/domain/party/facts';
import { hasEdits } from '@invitation/domain/rsvp/edit';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import { Sentence } from '@invitation/ui/basics/sentence';
import { useFaults } from '@invitation/ui/form/use-faults';
import { type ReactNode, useRef } from 'react';
import { type OpenSite, useHosts } from '../context/hosts-site';
import * as layout from '../controls/layout.css';
import { useSaveBar } from './save-bar';
import { own } from './save-bar.css';
import type { DocumentFormState } from './use-document-form';
import { useSubmitFocus } from './use-submit-focus';

/** A document that others may change. */
interface SharedDocument {
  readonly subject: keyof typeof words.changedElsewhere;
  /** The label of a field, and one of its values in words. */
  readonly describe: (name: string, value: unknown, site: OpenSite) => readonly string[];
}

interface NewDocument {
  readonly subject: Exclude<keyof typeof words.save, SharedDocument['subject']>;
  readonly describe?: undefined;
}

/** The frame of a form: its fields, the failure of the last save, and the button. */
export function DocumentForm({
  variant,
  children,
  ...props
}: (SharedDocument | NewDocument) & {
  readonly form: DocumentFormState;
  readonly variant?: 'secondary';
  readonly children: ReactNode;
}) {
  const { form, subject } = props;
  const { edit, conflict, formState, save, discard } = form;
  const { isSubmitting } = formState;
  const root = useRef<HTMLFormElement>(null);
  const isRefused = useFaults(root, formState);
  useSaveBar(subject, form);
  return (
    <form ref={root} noValidate className={layout.stack} onSubmit={save}>
      {children}
      {isRefused && (
        <div className={own}>
          <Alert>{words.checkMarked}</Alert>
        </div>
      )}
      {conflict && props.describe ? (
        <EditConflict {...props} />
      ) : (
        edit.failure && <Alert>{edit.failure.message}</Alert>
      )}
      <div className={layout.buttons}>
        <div className={own}>
          <Button
            ref={useSubmitFocus(formState)}
            type="submit"
            {...(variant && { variant })}
            disabled={isSubmitting}
          >
            {isSubmitting ? words.saving : words.save[subject]}
          </Button>
        </div>
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

/** Asks before a save replaces what somebody else has changed, or brings back what they have deleted. */
function EditConflict({
  form: { conflict, save, takeTheirs },
  subject,
  describe,
}: SharedDocument & { readonly form: DocumentFormState }) {
  const { site } = useHosts();
  const theirs = conflict?.current && factsOf(conflict.current);
  return (
    <Alert
      action={
        <div className={layout.buttons}>
          <Button onClick={save}>{theirs ? words.saveMine : words.bringBack}</Button>
          <Button variant="secondary" onClick={takeTheirs}>
            {theirs ? words.keepTheirs : words.leaveDeleted}
          </Button>
        </div>
      }
    >
      {theirs ? (
        <Sentence>
          {words.changedElsewhere[subject]}{' '}
          <IsolatedList
            texts={conflict.fields.map((name) => describe(name, theirs[name], site).join(': '))}
            separator="; "
          />
          .
        </Sentence>
      ) : (
        words.deletedElsewhere[subject]
      )}
    </Alert>
  );
}

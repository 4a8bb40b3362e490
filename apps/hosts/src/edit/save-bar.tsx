import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as styles from './save-bar.css';
import type { DocumentFormState } from './use-document-form';

/** The forms of a page by their subjects, as they were last rendered. */
const Forms = createContext<Map<string, DocumentFormState> | null>(null);

/** The invitation is last: the names that it changes are also in the reply and the notes. */
const inOrder = (forms: ReadonlyMap<string, DocumentFormState>): readonly string[] =>
  [...forms.keys()].sort(
    (one, other) => Number(one === 'invitation') - Number(other === 'invitation'),
  );

/** Lets the bar of the page save a form. */
export function useSaveBar(subject: string, form: DocumentFormState): void {
  const forms = use(Forms);
  useLayoutEffect(() => {
    forms?.set(subject, form);
    return () => void forms?.delete(subject);
  }, [forms, subject, form]);
}

/** On a phone, keeps one button in reach that saves all unsaved edits in the forms of a page. */
export function SaveBar({
  isTyped,
  children,
}: {
  readonly isTyped: boolean;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [forms] = useState(() => new Map<string, DocumentFormState>());
  // Browsers consider a field under the bar visible, and do not scroll to it.
  useEffect(() => {
    const element = root.current;
    if (!isTyped || !element) return;
    const show = () => document.activeElement?.scrollIntoView({ block: 'nearest' });
    show();
    element.addEventListener('focusin', show);
    return () => element.removeEventListener('focusin', show);
  }, [isTyped]);
  const showMessage = () =>
    root.current?.querySelector('form [role="alert"]')?.scrollIntoView({ block: 'center' });
  return (
    <Forms value={forms}>
      <div ref={root} className={styles.root}>
        {children}
        {isTyped && <Bar forms={forms} onFailed={showMessage} />}
      </div>
    </Forms>
  );
}

function Bar({
  forms,
  onFailed,
}: {
  readonly forms: ReadonlyMap<string, DocumentFormState>;
  /** Shows the message of a form, which may be far above. */
  readonly onFailed: () => void;
}) {
  const [progress, setProgress] = useState<'saving' | 'refused' | null>(null);
  /** Saves one form after the other, each based on what the last one has stored. Stops at a form that the host has to look at. */
  const save = async () => {
    if (progress === 'saving') return;
    setProgress('saving');
    let result: Awaited<ReturnType<DocumentFormState['saveTyped']>> = 'saved';
    for (const subject of inOrder(forms)) {
      result = (await forms.get(subject)?.saveTyped()) ?? 'saved';
      if (result !== 'saved') break;
    }
    setProgress(result === 'refused' ? result : null);
    if (result === 'failed') onFailed();
  };
  return (
    <div className={styles.bar}>
      {progress === 'refused' && <Alert>{words.checkMarked}</Alert>}
      <Button onClick={() => void save()}>
        {progress === 'saving' ? words.saving : words.saveAll}
      </Button>
    </div>
  );
}

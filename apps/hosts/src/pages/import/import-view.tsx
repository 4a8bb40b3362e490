import { imports as words } from '@invitation/domain/words/hosts/imports';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { TextAreaField } from '@invitation/ui/field';
import { useEffect, useRef } from 'react';
import { forgetDraft, IMPORT_DRAFT, keepDraft, openDraft } from '../../edit/drafts';
import { stayDuring } from '../../edit/stay-during';
import { messageOf } from '../../model/hosts-errors';
import type { Importer } from '../../model/import/importer';
import { readTextFile } from '../../model/import/read-file';
import { FileField } from '../../parts/file-field/file-field';
import { useShownSite, useStore } from '../../parts/hosts-site';
import * as layout from '../../parts/layout.css';
import { PageHeading } from '../../parts/page-heading/page-heading';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import * as styles from './import-view.css';

const BLANK = { list: '' };
const typedList = () => openDraft(IMPORT_DRAFT, BLANK, null).values.list;

/** Forgets a list that was imported, unless another tab has another one by now. */
function forgetList(text: string): void {
  if (typedList() === text) forgetDraft(IMPORT_DRAFT);
}

/** A guest list from a spreadsheet: the list, its preview, and the result (B15). */
export function ImportView({
  importer,
  onPrintCards,
}: {
  readonly importer: Importer;
  /** Called with the keys of the new guests. */
  readonly onPrintCards: (keys: readonly string[]) => void;
}) {
  const state = useStore(importer);
  useEffect(
    () => () => {
      const last = importer.read();
      const isComplete = last.step === 'done' && !last.failure && last.result.leftOut.length === 0;
      // Nothing of the list is left to do, and it may hold more than was imported.
      if (isComplete) forgetList(last.result.text);
    },
    [importer],
  );
  return (
    <>
      <PageHeading title={words.title} />
      {(state.step === 'list' || state.step === 'preview') && (
        <ListForm
          importer={importer}
          isPreviewed={state.step === 'preview'}
          problem={state.step === 'list' ? state.problem : null}
        />
      )}
      {state.step === 'preview' && (
        <ImportPreview
          {...state}
          onReadAs={importer.readAs}
          onTick={importer.tick}
          onChoose={importer.choose}
          onImport={() => void stayDuring(importer.start)}
        />
      )}
      {state.step === 'importing' && (
        <div className={layout.stack}>
          <progress
            aria-label={words.imported}
            className={styles.progress}
            value={state.done}
            max={state.total}
          />
          <p role="status">{words.progress(state.done, state.total)}</p>
        </div>
      )}
      {state.step === 'done' && (
        <ImportResult
          result={state.result}
          failure={state.failure}
          onTryAgain={() => void stayDuring(importer.tryAgain)}
          onBack={() => importer.back()}
          onNewList={() => {
            forgetList(state.result.text);
            importer.back();
          }}
          onPrintCards={onPrintCards}
        />
      )}
    </>
  );
}

function ListForm({
  importer,
  isPreviewed,
  problem,
}: {
  readonly importer: Importer;
  readonly isPreviewed: boolean;
  readonly problem: string | null;
}) {
  const { languages, invitedTo, namedGuests } = useShownSite();
  const { names, offered } = invitedTo;
  const days = offered.length > 1 ? offered.map((each) => names[each]) : [];
  const list = useRef<HTMLTextAreaElement>(null);
  const keep = (text: string) => {
    keepDraft(IMPORT_DRAFT, { ...openDraft(IMPORT_DRAFT, BLANK, null), values: { list: text } });
    importer.back();
  };
  const preview = () => importer.preview(list.current?.value ?? '');
  const readFile = async (file: File) => {
    try {
      const text = await readTextFile(file);
      if (!list.current) return;
      list.current.value = text;
      keep(list.current.value);
      preview();
    } catch (error) {
      importer.back(messageOf(error));
    }
  };
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
    >
      <p>
        {words.howTo(
          (text) => (
            <b key={text}>{text}</b>
          ),
          languages,
          days,
          namedGuests,
        )}
      </p>
      {/* Without React's state: a pasted list may be long. */}
      <TextAreaField
        ref={list}
        label={words.list}
        rows={8}
        placeholder={words.example(days)}
        spellCheck={false}
        autoComplete="off"
        defaultValue={typedList()}
        onChange={({ target }) => keep(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant={isPreviewed ? 'secondary' : 'primary'}>
          {words.preview}
        </Button>
        <FileField
          label={words.file}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChoose={(file) => void readFile(file)}
        />
      </div>
      {problem && <Alert>{problem}</Alert>}
    </form>
  );
}

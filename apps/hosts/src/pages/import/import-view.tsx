import { imports as words } from '@invitation/domain/words/hosts/imports';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { SelectField, TextAreaField } from '@invitation/ui/basics/field';
import { Sentence } from '@invitation/ui/basics/sentence';
import { useEffect, useRef, useState } from 'react';
import { useHosts, useStore } from '../../context/hosts-site';
import { Options } from '../../controls/choice/options';
import { FileField } from '../../controls/file-field/file-field';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { attempt } from '../../edit/attempt';
import { forgetDraft, IMPORT_DRAFT, keepDraft, openDraft } from '../../edit/drafts';
import type { Importer } from '../../model/spreadsheet/plan/importer';
import { ACCEPTED, readFile as readBytes, textOf } from '../../model/spreadsheet/read/read-file';
import { pastedTable } from '../../model/spreadsheet/read/web-table';
import type { Sheet } from '../../model/spreadsheet/read/workbook';
import { messageOf } from '../../model/store/hosts-errors';
import { ImportPreview } from './import-preview';
import { ImportResult, ImportUndone } from './import-result';
import * as styles from './import-view.css';
import { TEMPLATES } from './templates';

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
      // The list is done, and it may contain more than was imported.
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
      {state.step === 'preview' && <ImportPreview importer={importer} {...state} />}
      {state.step === 'importing' && (
        <div className={layout.stack}>
          <progress
            aria-label={words.progressLabel}
            className={styles.progress}
            value={state.done}
            max={state.total}
          />
          <p role="status">{words.progress(state.done, state.total)}</p>
        </div>
      )}
      {state.step === 'undone' && <ImportUndone importer={importer} {...state} />}
      {state.step === 'done' && (
        <ImportResult
          importer={importer}
          {...state}
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

/** A few words with accents, to check them. */
const accented = (text: string): string =>
  [...new Set(text.match(/[\p{L} ]*[À-ÿ][\p{L} ]*/gu)?.map((name) => name.trim()))]
    .slice(0, 3)
    .join(', ');

function ListForm({
  importer,
  isPreviewed,
  problem,
}: {
  readonly importer: Importer;
  readonly isPreviewed: boolean;
  readonly problem: string | null;
}) {
  const { site } = useHosts();
  const { languages, invitedTo, namedGuests } = site;
  const { names, offered } = invitedTo;
  const days = offered.length > 1 ? offered.map((each) => names[each]) : [];
  const list = useRef<HTMLTextAreaElement>(null);
  const keep = (text: string) => {
    keepDraft(IMPORT_DRAFT, { ...openDraft(IMPORT_DRAFT, BLANK, null), values: { list: text } });
    importer.back();
  };
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const previewText = async (text: string) => {
    try {
      importer.preview(await textOf(text));
    } catch (error) {
      importer.back(messageOf(error));
    }
  };
  const preview = () => void previewText(list.current?.value ?? '');
  const show = (sheet: Sheet | undefined) => {
    if (!list.current || !sheet) return;
    list.current.value = sheet.text;
    keep(list.current.value);
    preview();
  };
  const lastFile = useRef<File>(null);
  const readFile = async (file: File) => {
    lastFile.current = file;
    const isLast = () => lastFile.current === file;
    try {
      const read = await readBytes(file);
      if (!isLast()) return;
      setSheets(read);
      show(read[0]);
    } catch (error) {
      if (isLast()) importer.back(messageOf(error));
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
      <p>{words.howTo}</p>
      <details>
        <summary className={styles.summary}>{words.listCanSay}</summary>
        <p>
          <Sentence>
            {words.understood(
              (text) => (
                <b key={text}>{text}</b>
              ),
              languages,
              days,
              namedGuests,
            )}
          </Sentence>
        </p>
      </details>
      {/* Not in React's state, because a pasted list may be long. */}
      <TextAreaField
        ref={list}
        label={words.list}
        rows={8}
        placeholder={words.example(days)}
        spellCheck={false}
        autoComplete="off"
        defaultValue={typedList()}
        onChange={({ target }) => keep(target.value)}
        onPaste={(event) => {
          const { clipboardData: copied, currentTarget: field } = event;
          const table = pastedTable(copied.getData('text/html'), copied.getData('text/plain'));
          if (table === null) return;
          event.preventDefault();
          field.setRangeText(table, field.selectionStart, field.selectionEnd, 'end');
          keep(field.value);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant={isPreviewed ? 'secondary' : 'primary'}>
          {words.preview}
        </Button>
        <FileField label={words.file} accept={ACCEPTED} onChoose={(file) => void readFile(file)} />
      </div>
      <div className={layout.buttons}>
        {TEMPLATES.map(([format, download]) => (
          <Button
            key={format}
            variant="secondary"
            onClick={() => void attempt(() => download(site))}
          >
            {words.template(format)}
          </Button>
        ))}
      </div>
      {sheets.length > 1 && (
        <SelectField
          label={words.sheet}
          onChange={({ target }) => show(sheets[Number(target.value)])}
        >
          <Options of={sheets.map(({ name }, at) => [String(at), name] as const)} />
        </SelectField>
      )}
      {sheets.some(({ isGuessed }) => isGuessed) && (
        <p className={layout.subtle}>{words.guessed(accented(sheets[0]?.text ?? ''))}</p>
      )}
      {problem && <Alert>{problem}</Alert>}
    </form>
  );
}

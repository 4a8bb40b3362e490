import { imports as words } from '@invitation/domain/words/hosts/imports';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { ADDRESSES } from '../../context/addresses';
import { type OpenHosts, useHosts } from '../../context/hosts-site';
import { UNTIL_CLOSED } from '../../context/toast-error';
import { WithNotes } from '../../context/with-watched';
import { usePrintCards } from '../../links/chosen-for-cards';
import { createImporter, type Importer } from '../../model/spreadsheet/plan/importer';
import { resultOf } from './import-result';
import { ImportView } from './import-view';

/** An import continues while the host looks at other pages. */
const importers = new WeakMap<OpenHosts, Importer>();

function importerOf(hosts: OpenHosts): Importer {
  const known = importers.get(hosts);
  if (known) return known;
  const { site, backend, guestList, notes } = hosts;
  const current = () => {
    const { list } = guestList.read();
    const { state } = notes.read();
    return list && state
      ? { ...list, isLive: list.isLive && state.isLive, notes: state.byKey }
      : { invitations: [], isLive: false };
  };
  const importer = createImporter(backend, current, site);
  importers.set(hosts, importer);
  return importer;
}

const MESSAGE = 'import';

/** Shows messages on the other pages about the progress and the end of the import. Returns a function that stops this. */
export function tellElsewhere(importer: Importer): () => void {
  const tell = () => {
    const state = importer.read();
    if (state.step === 'importing') {
      toast.loading(words.progress(state.done, state.total), { id: MESSAGE });
    }
    if (state.step !== 'done' && state.step !== 'undone') return;
    const [text, left] =
      state.step === 'done'
        ? [resultOf(state.result, state.failure), state.result.leftOut.length]
        : [words.undone(state.total), state.refused];
    const isWhole = state.failure === null && left === 0;
    toast[isWhole ? 'success' : 'error'](text, {
      id: MESSAGE,
      ...UNTIL_CLOSED,
      action: { label: words.see, onClick: () => location.assign(ADDRESSES.import) },
    });
  };
  tell();
  const unsubscribe = importer.subscribe(tell);
  return () => {
    unsubscribe();
    toast.dismiss(MESSAGE);
  };
}

/** Stops the messages on the other pages. */
let stopTelling = () => {};

export function ImportPage() {
  const importer = importerOf(useHosts());
  useEffect(() => {
    stopTelling();
    return () => {
      if (importer.read().step === 'importing') stopTelling = tellElsewhere(importer);
    };
  }, [importer]);
  const onPrintCards = usePrintCards();
  return (
    <WithNotes>{() => <ImportView importer={importer} onPrintCards={onPrintCards} />}</WithNotes>
  );
}

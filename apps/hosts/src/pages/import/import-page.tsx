import { useNavigate } from '@tanstack/react-router';
import { createImporter, type Importer } from '../../model/import/importer';
import { useChosenForCards } from '../chosen-for-cards';
import { type OpenHosts, useHosts } from '../hosts-site';
import { ImportView } from './import-view';

/** An import goes on while the host looks at other pages. */
const importers = new WeakMap<OpenHosts, Importer>();

function importerOf(hosts: OpenHosts): Importer {
  const known = importers.get(hosts);
  if (known) return known;
  const { backend, guestList } = hosts;
  const current = () => guestList.read().list ?? { invitations: [], isLive: false };
  const importer = createImporter(backend, current);
  importers.set(hosts, importer);
  return importer;
}

export function ImportPage() {
  const importer = importerOf(useHosts());
  const [, choose] = useChosenForCards();
  const navigate = useNavigate();
  const printCards = (keys: readonly string[]) => {
    choose(new Set(keys));
    void navigate({ to: '/cards', search: { group: 'chosen' } });
  };
  return <ImportView importer={importer} onPrintCards={printCards} />;
}

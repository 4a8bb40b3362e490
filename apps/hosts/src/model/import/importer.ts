import { Conflict } from '@invitation/domain/save';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import type { Changes } from '../changes';
import type { GuestListState, HostsBackend } from '../hosts-backend';
import { normalizeText } from '../normalize';
import { createStore, type Store } from '../store';
import { type WriteResult, writeAll } from '../write-all';
import { readGuestTable } from './guest-table';
import { changesOf, countOf, type ImportPlan, planImport } from './import-plan';

/** A row that was not imported. */
export interface LeftOut {
  readonly row: number;
  readonly name: string;
  /** A whole sentence. */
  readonly reason: string;
}

/** What an import has done so far. */
export interface ImportResult {
  readonly plan: ImportPlan;
  readonly total: number;
  readonly written: number;
  /** The keys of the new guests. */
  readonly added: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

export type ImportState =
  | { readonly step: 'list'; readonly problem: string | null }
  | {
      readonly step: 'preview';
      readonly plan: ImportPlan;
      /** By `changeKey`. */
      readonly unticked: ReadonlySet<string>;
    }
  | { readonly step: 'importing'; readonly done: number; readonly total: number }
  /** With a failure, `rest` can be written again: its new guests keep their ids. */
  | {
      readonly step: 'done';
      readonly result: ImportResult;
      readonly failure: Error | null;
      readonly rest: Changes;
    };

/** An import, which goes on when the host leaves its page. */
export interface Importer extends Store<ImportState> {
  preview(text: string): void;
  /** Ticks or unticks changes. */
  tick(keys: readonly string[], isTicked: boolean): void;
  start(): Promise<void>;
  /** Writes what a failure has left. */
  tryAgain(): Promise<void>;
  /** Shows the list without its preview. */
  back(problem?: string): void;
}

type KnownList = Pick<GuestListState, 'invitations' | 'isLive'> &
  Partial<Pick<GuestListState, 'replies'>>;

/**
 * @param current the newest list
 * @param languages of the sites, if there are several (B16)
 */
export function createImporter(
  backend: Pick<HostsBackend, 'write'>,
  current: () => KnownList,
  languages: readonly string[] = [],
): Importer {
  const { read, subscribe, set } = createStore<ImportState>({ step: 'list', problem: null });
  const write = async (changes: Changes, before: ImportResult) => {
    const onProgress = (done: number) =>
      set({ step: 'importing', done: before.written + done, total: before.total });
    onProgress(0);
    const { rest, failure, ...written } = await writeAll(backend, changes, onProgress);
    set({ step: 'done', result: resultAfter(before, written), failure, rest });
  };
  return {
    read,
    subscribe,
    preview(text) {
      const { isLive, invitations, replies } = current();
      if (!isLive) return set({ step: 'list', problem: words.notLive });
      const plan = planImport(readGuestTable(text, languages), invitations, languages, replies);
      set({ step: 'preview', plan, unticked: new Set() });
    },
    tick(keys, isTicked) {
      const state = read();
      if (state.step !== 'preview') return;
      const unticked = new Set(state.unticked);
      for (const key of keys) isTicked ? unticked.delete(key) : unticked.add(key);
      set({ ...state, unticked });
    },
    async start() {
      const state = read();
      if (state.step !== 'preview') return;
      const { plan, unticked } = state;
      const { added, late } = withoutAdded(plan, current());
      const changes = changesOf({ ...plan, added }, unticked);
      const total = countOf(changes);
      await write(changes, { plan, total, written: 0, added: [], leftOut: late });
    },
    async tryAgain() {
      const state = read();
      if (state.step === 'done') await write(state.rest, state.result);
    },
    back: (problem) => set({ step: 'list', problem: problem ?? null }),
  };
}

/** Leaves out guests whom somebody has added since the preview: no write would refuse the second one. */
function withoutAdded(
  { added, changed, unchanged, absent }: ImportPlan,
  { invitations }: KnownList,
) {
  const known = new Set([...changed, ...unchanged, ...absent].map(({ id }) => id));
  const names = new Set(
    invitations.filter(({ id }) => !known.has(id)).map(({ name }) => normalizeText(name)),
  );
  const isLate = ({ card }: (typeof added)[number]) => names.has(normalizeText(card.name));
  return {
    added: added.filter((guest) => !isLate(guest)),
    late: added
      .filter(isLate)
      .map(({ row, card: { name } }) => ({ row, name, reason: words.addedLater })),
  };
}

function resultAfter(
  { plan, total, written, added, leftOut }: ImportResult,
  result: Pick<WriteResult, 'written' | 'refused'>,
): ImportResult {
  const paths = new Set<string>(result.written);
  const refused = [...plan.added, ...plan.changed].flatMap(({ id, row, card: { name } }) => {
    const error = result.refused.get(`invitations/${id}`);
    return error
      ? [{ row, name, reason: error instanceof Conflict ? words.changedLater : error.message }]
      : [];
  });
  const created = plan.added.filter(({ id }) => paths.has(`invitations/${id}`)).map(({ id }) => id);
  return {
    plan,
    total,
    written: written + paths.size,
    added: [...added, ...created],
    leftOut: [...leftOut, ...refused].sort((one, other) => one.row - other.row),
  };
}

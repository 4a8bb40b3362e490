import { Conflict } from '@invitation/domain/rsvp/save';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import type { ExcessChoice } from '../../changes/reply-excess';
import { countGuests, type SendResult, sendPlan } from '../../changes/send-plan';
import type { Plan } from '../../store/change';
import { keyOf } from '../../store/documents';
import type { NotesByKey } from '../../store/guest-notes';
import type { GuestListState, HostsBackend } from '../../store/hosts-backend';
import { createStore, type Store } from '../../store/store';
import type { ColumnChoices } from '../headings/column';
import type { ImportSite } from '../meaning/import-site';
import { readGuestTable } from '../meaning/read-guest-table';
import { changesOf, countOf, excessIn } from './changes';
import { planImport } from './import-plan';
import { type ImportPlan, repliesByKey, type SaidOnce } from './plan';
import { canUndo, undoOf } from './undo';

export interface LeftOut {
  readonly row: number;
  readonly name: string;
  /** A whole sentence. */
  readonly reason: string;
}

export interface ImportResult {
  /** The imported list. */
  readonly text: string;
  readonly plan: ImportPlan;
  readonly total: number;
  readonly written: number;
  /** The keys of the new guests. */
  readonly added: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** The plan that undoes the import; `null` if it cannot be undone. */
  readonly undo: Plan | null;
}

/** A list, and how the host wants it to be read. */
export interface ReadList {
  readonly text: string;
  readonly columns: ColumnChoices;
  readonly said: SaidOnce;
}

export type ImportState =
  | { readonly step: 'list'; readonly problem: string | null }
  | {
      readonly step: 'preview';
      /** The list, and what the host has said about it. */
      readonly list: ReadList;
      readonly plan: ImportPlan;
      /** The changes that the host has unticked, by `changeKey`. */
      readonly unticked: ReadonlySet<string>;
      /** The host's choice for the replies of `excessIn`. */
      readonly choice: ExcessChoice | '' | 'missing';
    }
  | { readonly step: 'importing'; readonly done: number; readonly total: number }
  | ({ readonly step: 'done'; readonly result: ImportResult } & Ended)
  | ({ readonly step: 'undone' } & UndoResult & Ended);

/** With a failure, `rest` can be written again: its new guests keep their ids. */
interface Ended {
  readonly failure: Error | null;
  readonly rest: Plan;
}

/** How many guests there were to undo, and how many were left as they are because somebody has changed them since. */
interface UndoResult {
  readonly total: number;
  readonly refused: number;
}

/** An import, which continues when the host leaves its page. */
export interface Importer extends Store<ImportState> {
  preview(text: string): void;
  /** Reads the list of the preview in another way. */
  readAs(choices: Partial<Pick<ReadList, 'columns' | 'said'>>): void;
  tick(keys: readonly string[], isTicked: boolean): void;
  /** Chooses what to do with replies that exceed their changed invitations. */
  choose(choice: ExcessChoice | ''): void;
  /** Starts, unless such a choice is missing. */
  start(): Promise<void>;
  /** Writes what a failure of the import, or of its undo, has left. */
  tryAgain(): Promise<void>;
  /** Undoes the import, except for guests whom somebody has changed since. */
  undo(): Promise<void>;
  /** Shows the list without its preview. */
  back(problem?: string): void;
}

/** The guest list with which a preview compares. */
export type KnownList = Pick<GuestListState, 'invitations' | 'isLive'> &
  Partial<Pick<GuestListState, 'replies'>> & {
    readonly notes?: NotesByKey;
  };

/** @param current returns the newest guest list */
export function createImporter(
  backend: Pick<HostsBackend, 'writeGuests'>,
  current: () => KnownList,
  site: ImportSite,
): Importer {
  const { read, subscribe, set } = createStore<ImportState>({ step: 'list', problem: null });
  const send = (changes: Plan, earlier: number, total: number) => {
    const onProgress = (done: number) => set({ step: 'importing', done: earlier + done, total });
    onProgress(0);
    return sendPlan(backend, changes, onProgress);
  };
  const write = async (changes: Plan, before: ImportResult) => {
    const { rest, failure, ...written } = await send(changes, before.written, before.total);
    set({ step: 'done', result: resultAfter(before, written, changes), failure, rest });
  };
  const takeBack = async (undo: Plan, before: UndoResult) => {
    const earlier = before.total + before.refused;
    const total = earlier + countOf(undo);
    const { written, refused, failure, rest } = await send(undo, earlier, total);
    set({
      step: 'undone',
      total: before.total + countGuests(written),
      refused: before.refused + refused.size,
      failure,
      rest,
    });
  };
  const show = (list: ReadList) => {
    const { isLive, invitations, replies, notes } = current();
    if (!isLive) return set({ step: 'list', problem: words.notLive });
    const table = readGuestTable(list.text, site, list.columns);
    const plan = planImport(table, invitations, site, replies, notes, list.said);
    set({ step: 'preview', list, plan, unticked: new Set(), choice: '' });
  };
  return {
    read,
    subscribe,
    preview: (text) => show({ text, columns: new Map(), said: {} }),
    readAs(choices) {
      const state = read();
      if (state.step === 'preview') show({ ...state.list, ...choices });
    },
    tick(keys, isTicked) {
      const state = read();
      if (state.step !== 'preview') return;
      const unticked = new Set(state.unticked);
      for (const key of keys) isTicked ? unticked.delete(key) : unticked.add(key);
      set({ ...state, unticked });
    },
    choose(choice) {
      const state = read();
      if (state.step === 'preview') set({ ...state, choice });
    },
    async start() {
      const state = read();
      if (state.step !== 'preview') return;
      const { unticked, choice } = state;
      const newest = { ...state.plan, guestReplies: repliesByKey(current().replies) };
      const asked = new Set(excessIn(state.plan, unticked).map(({ guest }) => guest.id));
      if (excessIn(newest, unticked).some(({ guest }) => !asked.has(guest.id))) {
        return set({ ...state, plan: newest, choice: 'missing' });
      }
      const isChosen = choice === 'match' || choice === 'leave';
      if (!isChosen && asked.size > 0) return set({ ...state, choice: 'missing' });
      // The host's choice is about the replies of the preview. The server refuses those that have changed since.
      const shown = [...state.plan.guestReplies].filter(([key]) => asked.has(key));
      const plan = { ...state.plan, guestReplies: new Map([...newest.guestReplies, ...shown]) };
      const changes = changesOf(plan, unticked, isChosen ? choice : 'leave');
      const { text } = state.list;
      const total = countOf(changes);
      await write(changes, {
        text,
        plan,
        total,
        written: 0,
        added: [],
        leftOut: [],
        undo: canUndo(changes) ? {} : null,
      });
    },
    async tryAgain() {
      const state = read();
      if (state.step === 'done') await write(state.rest, state.result);
      if (state.step === 'undone') await takeBack(state.rest, state);
    },
    async undo() {
      const state = read();
      if (state.step === 'done' && state.result.undo) {
        await takeBack(state.result.undo, { total: 0, refused: 0 });
      }
    },
    back: (problem) => set({ step: 'list', problem: problem ?? null }),
  };
}

function resultAfter(
  before: ImportResult,
  result: Pick<SendResult, 'written' | 'refused'>,
  changes: Plan,
): ImportResult {
  const { plan, undo } = before;
  const written = new Set(result.written.map(keyOf));
  const reasons = new Map([...result.refused].map(([path, error]) => [keyOf(path), error]));
  const refused = [...plan.added, ...plan.changed].flatMap(({ id, row, card: { name } }) => {
    const error = reasons.get(id);
    return error
      ? [{ row, name, reason: error instanceof Conflict ? words.changedLater : error.message }]
      : [];
  });
  const created = plan.added.filter(({ id }) => written.has(id)).map(({ id }) => id);
  return {
    ...before,
    written: before.written + written.size,
    added: [...before.added, ...created],
    leftOut: [...before.leftOut, ...refused].sort((one, other) => one.row - other.row),
    undo: undo && { ...undo, ...undoOf(plan, changes, written) },
  };
}

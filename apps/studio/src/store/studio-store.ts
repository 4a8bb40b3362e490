import type { Edit, Refusal } from '@invitation/content/edit/edit-content';
import type { Place } from '@invitation/content/edit/form';
import type { StudioState } from '@invitation/content/edit/studio-state';
import type { Finding } from '@invitation/domain/build-time/read/read-yaml';
import type { Answer } from '../server/studio-api';
import { pathAfter } from './follow-item';

/** A value that is typed and not yet written. */
interface Typed {
  /** With the revision in which its value was read. */
  readonly edit: Edit;
  /** Why it is not written; empty before the answer. */
  readonly faults: Refusal['faults'];
  /** The value was changed elsewhere. What is typed after this message counts. */
  readonly isConflict: boolean;
}

/** What the page shows. */
export interface Snapshot {
  /** The content as it was last read; `null` before the first answer. */
  readonly state: StudioState | null;
  /** By the place of the value. */
  readonly typed: ReadonlyMap<string, Typed>;
  /** Why the last request failed, in a sentence. */
  readonly fault: string | null;
  /** What was undone, until the content changes again. */
  readonly undone: string | null;
  /** What was typed in an item that is gone, in a sentence, until the content changes again. */
  readonly lost: string | null;
  readonly isBusy: boolean;
}

/** Sends a request, and returns the parsed answer. @throws Error with a sentence */
export type Send = (address: string, body: BodyInit | null) => Promise<Answer>;

/** After the last keystroke. The sites follow within a second. */
const TYPING_PAUSE_MS = 200;
/** Until it tries again, if the server has not answered. */
const RETRY_MS = 2000;

export const placeKey = ({ file, path }: Place): string => JSON.stringify([file, path]);

/** A finding away from its value. */
export const sentenceOf = ({ file, line, field, message }: Finding): string =>
  `${[`${file}${line ? `:${line}` : ''}`, field].filter(Boolean).join(', ')}: ${message}`;

const isWithin = (typed: Typed, { file, path }: Place) =>
  typed.edit.file === file && path.every((part, index) => typed.edit.path[index] === part);

const isRemoval = ({ value }: Edit) =>
  value === null || (Array.isArray(value) && value.length === 0);

/**
 * The content as the server has it, and what is typed beside it. A typed value stays until it is written: one with a fault waits with
 * its sentence, and is tried again with the next one. Requests are sent one after the other, so no answer is older than the last.
 */
export function createStudioStore(send: Send) {
  let snapshot: Snapshot = {
    state: null,
    typed: new Map(),
    fault: null,
    undone: null,
    lost: null,
    isBusy: false,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Counts the answers with what another page or an editor has written. */
  let news = 0;

  const set = (part: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  };

  /** What is typed, beside its items, which others or Undo may have moved or removed. */
  function followed(state: StudioState): Partial<Snapshot> {
    const typed = new Map<string, Typed>();
    const gone: string[] = [];
    for (const [key, each] of snapshot.typed) {
      const { file, value } = each.edit;
      // What is typed in a file that is gone has no field any more.
      if (!state.files.some((part) => part.file === file)) continue;
      const path = pathAfter(snapshot.state?.files ?? [], state.files, each.edit);
      if (path === null) {
        gone.push(
          ...Object.values(typeof value === 'string' ? [value] : (value ?? [])).map(String),
        );
        continue;
      }
      const edit = { ...each.edit, path };
      const isMoved = placeKey(edit) !== key;
      const moved = { edit: { ...edit, seen: state.revision }, faults: [], isConflict: false };
      typed.set(placeKey(edit), isMoved ? moved : each);
      if (isMoved) flushSoon();
    }
    const texts = gone.filter(Boolean).map((text) => `“${text}”`);
    if (texts.length === 0) return { typed };
    const lost = `${texts.join(', ')} was not saved: what it belonged to is no longer there.`;
    return { typed, lost };
  }

  /** Whether the server has answered. @param onAnswer before the answer is shown */
  function request(
    address: string,
    body: () => BodyInit | null,
    onAnswer?: (answer: Answer) => void,
  ) {
    waiting += 1;
    set({ isBusy: true });
    const task = last.then(async () => {
      try {
        const answer = await send(address, body());
        onAnswer?.(answer);
        const { revision } = answer.state;
        const isSame = revision === snapshot.state?.revision;
        const isOwn = answer.before === snapshot.state?.revision;
        if (!isSame && !isOwn) news += 1;
        set({
          state: answer.state,
          fault: null,
          ...(!isSame && { undone: null, lost: null }),
          ...(!isOwn && followed(answer.state)),
        });
        return true;
      } catch (error) {
        set({ fault: error instanceof Error ? error.message : String(error) });
        return false;
      } finally {
        waiting -= 1;
        set({ isBusy: waiting > 0 });
      }
    });
    last = task;
    return task;
  }

  function flushSoon(pause = TYPING_PAUSE_MS): void {
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    let sent: ReadonlyMap<string, Typed> = new Map();
    const body = () => {
      sent = snapshot.typed;
      return JSON.stringify([...sent.values()].map(({ edit }) => edit));
    };
    const written = request('edits', body, ({ refused, before, state: { revision } }) => {
      const refusals = new Map(refused.map((each) => [placeKey(each.edit), each]));
      const typed = [...snapshot.typed].flatMap(([key, now]): (readonly [string, Typed])[] => {
        const own = refusals.get(key);
        const isSent = sent.get(key)?.edit === now.edit;
        if (isSent && !own) return [];
        const isConflict = own?.isConflict === true;
        // The server has compared what was sent with its own; this page's writes are no news.
        const isKnown = (sent.has(key) && !isConflict) || now.edit.seen === before;
        const edit = isKnown && !isConflict ? { ...now.edit, seen: revision } : now.edit;
        return [[key, isSent ? { edit, faults: own?.faults ?? [], isConflict } : { ...now, edit }]];
      });
      set({ typed: new Map(typed) });
    });
    void written.then((isAnswered) => {
      if (!isAnswered) flushSoon(RETRY_MS);
    });
    return written;
  }

  /** Discards what is typed at a place and below it, so that what is written is shown. */
  function forget(place: Place): void {
    set({ typed: new Map([...snapshot.typed].filter(([, typed]) => !isWithin(typed, place))) });
  }

  /** Writes what is typed. @returns the last revision that this page has shown, or wrote itself just now */
  async function seenRevision(): Promise<string | undefined> {
    const shown = snapshot.state?.revision;
    const known = news;
    if (snapshot.typed.size > 0) await flush();
    return news === known ? snapshot.state?.revision : shown;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => snapshot,
    load: () => request('state', () => null),
    /** A keystroke. */
    type(edit: Edit) {
      const key = placeKey(edit);
      const before = snapshot.typed.get(key);
      const revision = snapshot.state?.revision;
      const seen = before && !before.isConflict ? before.edit.seen : revision;
      const next = { edit: { ...edit, seen }, faults: before?.faults ?? [], isConflict: false };
      set({ typed: new Map(snapshot.typed).set(key, next) });
      flushSoon();
    },
    forget,
    /** Whether a value below this place is typed and not yet written. */
    isTypedIn: (place: Place) =>
      [...snapshot.typed.values()].some((typed) => isWithin(typed, place)),
    /** A change by a button: all of its edits, or none. @returns whether it is written */
    async change(edits: readonly Edit[]): Promise<boolean> {
      const seen = await seenRevision();
      const body = () => JSON.stringify(edits.map((edit) => ({ ...edit, seen })));
      return request('change', body, () => edits.filter(isRemoval).forEach(forget));
    },
    async undo() {
      let label: string | null = null;
      const body = () => {
        // Earlier requests are answered by now.
        label = snapshot.state?.undo ?? null;
        return 'null';
      };
      if (await request('undo', body)) set({ undone: label });
    },
    post: (address: string, body: unknown) => request(address, () => JSON.stringify(body)),
    /** Sends a photograph. @param query where it belongs */
    async upload(query: Readonly<Record<string, string>>, file: Blob): Promise<boolean> {
      const seen = (await seenRevision()) ?? '';
      return request(`photograph?${new URLSearchParams({ ...query, seen })}`, () => file);
    },
  };
}

export type StudioStore = ReturnType<typeof createStudioStore>;

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readFiles } from '@invitation/vite/content/folder';
import { CommandError } from '../command';
import { replaceAll, withStaging } from './replace-files';

/** Text is in UTF-8; `null` deletes the file. */
export type FileBytes = Buffer | string | null;

/** The new bytes of files, by their path in the content's folder. */
export type Changes = ReadonlyMap<string, FileBytes>;

export type StepKind = 'typing' | 'action';

interface Step {
  readonly label: string;
  /** What each file had before and has after the step. */
  readonly files: Map<string, { readonly before: Buffer | null; after: Buffer | null }>;
  readonly kind: StepKind;
  at: number;
}

/** Keystrokes in one value are one step. */
const SAME_STEP_MS = 5000;

const toBuffer = (file: FileBytes) => (typeof file === 'string' ? Buffer.from(file) : file);

export interface ContentFolder {
  readonly folder: string;
  /** The texts of the YAML files and of the drawings, by their path. */
  readonly read: () => ReadonlyMap<string, string>;
  /** Writes all files, or none. @param label what Undo will say @param kind default: an action, which is a step by itself */
  readonly write: (label: string, changes: Changes, kind?: StepKind) => Promise<void>;
  /** What Undo would undo; `null` if there is nothing. */
  readonly undoLabel: () => string | null;
  /** @throws CommandError if somebody changed a file since, in an editor for example */
  readonly undo: () => Promise<void>;
  /** Counts how often a file of a picture was replaced or deleted: its address then shows something else. */
  readonly pictureChanges: () => number;
}

/** The files of a content, with what was done to them since the studio was opened. */
export function openContentFolder(folder: string): ContentFolder {
  const steps: Step[] = [];
  let pictureChanges = 0;
  const bytesOf = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path) : null;
  };

  const put = (changes: ReadonlyMap<string, Buffer | null>) =>
    withStaging(folder, (staging) => {
      const isPicture = (file: string) =>
        file.startsWith('pictures/') && existsSync(join(folder, file));
      if ([...changes.keys()].some(isPicture)) pictureChanges += 1;
      const kept = [...changes].filter(([, bytes]) => bytes !== null);
      const moves = kept.map(([file, bytes], index) => {
        const next = join(staging, `new-${index}`);
        writeFileSync(next, bytes ?? '');
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        return [next, join(folder, file)] as const;
      });
      replaceAll(moves, staging);
      for (const [file, bytes] of changes)
        if (bytes === null) rmSync(join(folder, file), { force: true });
    });

  return {
    folder,
    read: () => readFiles(folder),
    async write(label, given, kind = 'action') {
      const changes = new Map(
        [...given]
          .map(([file, bytes]) => [file, toBuffer(bytes)] as const)
          .filter(([file, bytes]) => !isDeepStrictEqual(bytesOf(file), bytes)),
      );
      if (changes.size === 0) return;
      const before = new Map([...changes.keys()].map((file) => [file, bytesOf(file)]));
      await put(changes);
      const last = steps.at(-1);
      const now = Date.now();
      const isSame =
        kind === 'typing' &&
        last?.kind === kind &&
        last.label === label &&
        now - last.at < SAME_STEP_MS &&
        [...changes.keys()].every((file) =>
          isDeepStrictEqual(last.files.get(file)?.after, before.get(file)),
        );
      if (last && isSame) {
        last.at = now;
        for (const [file, after] of changes) Object.assign(last.files.get(file) ?? {}, { after });
        return;
      }
      const files = [...changes].map(
        ([file, after]) => [file, { before: before.get(file) ?? null, after }] as const,
      );
      steps.push({ label, kind, files: new Map(files), at: now });
    },
    pictureChanges: () => pictureChanges,
    undoLabel: () => steps.at(-1)?.label ?? null,
    async undo() {
      const step = steps.pop();
      if (!step) return;
      const changed = [...step.files].find(
        ([file, { after }]) => !isDeepStrictEqual(bytesOf(file), after),
      );
      if (changed) {
        throw new CommandError(
          `${changed[0]} was changed outside of this page since. Nothing was undone; your editor can undo that change.`,
        );
      }
      await put(new Map([...step.files].map(([file, { before }]) => [file, before])));
    },
  };
}

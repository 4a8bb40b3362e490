import { QUESTIONS_FILE } from '@invitation/domain/build-time/faults/question-faults';
import { DETAILS_FILE } from '@invitation/domain/build-time/parse-content';
import { type Finding, readRaw } from '@invitation/domain/build-time/read/read-yaml';
import { celebrationSchema } from '@invitation/domain/build-time/schema/schema';
import { warningsOf } from '@invitation/domain/build-time/warnings';
import { sampleLeft } from '@invitation/vite/check/sample-left';
import { FIXTURES, parsedContent, readContent, unreadFiles } from '@invitation/vite/content/folder';
import { CELEBRATION_FILE } from '../files/celebration-file';
import type { ContentFolder } from '../files/content-folder';
import { readDocument } from '../files/documents';
import { type Part, partOf, schemaOf } from './form';
import { previewPhases } from './preview-phases';
import { type Start, startOf } from './start';

export interface StudioState {
  /** Names this state of the files. */
  readonly revision: string;
  /** The form of each file, also of those that not every celebration has. */
  readonly files: readonly Part[];
  /** What keeps the sites from being built. */
  readonly faults: readonly Finding[];
  /** What is missing before they can be published, or is probably a mistake. */
  readonly warnings: readonly Finding[];
  readonly languages: readonly string[];
  readonly hasSaturday: boolean;
  /** As in `ContentFolder`. */
  readonly pictureChanges: number;
  /** A time of each phase that the whole weekend's site has. */
  readonly phases: ReturnType<typeof previewPhases>;
  /** The first ten minutes, filled in; `null` before a couple has begun. */
  readonly start: Start | null;
  readonly undo: string | null;
}

export function studioState(
  content: ContentFolder,
  revisionOf: (files: ReadonlyMap<string, string>) => string,
  now = new Date(),
): StudioState {
  const files = content.read();
  const parsed = parsedContent(files);
  const names = [...files.keys(), QUESTIONS_FILE, DETAILS_FILE];
  const isSaveTheDate = readDocument(files.get(CELEBRATION_FILE) ?? '').has('repliesOpen');
  // Also beside a fault.
  const celebration = celebrationSchema
    .pick({ saturdaySite: true })
    .loose()
    .safeParse(readRaw(files, CELEBRATION_FILE));
  const forms = [...new Set(names)].flatMap((file): Part[] => {
    const schema = schemaOf(file, isSaveTheDate);
    if (!schema) return [];
    const document = readDocument(files.get(file) ?? '');
    const value = document.errors.length > 0 ? {} : (document.toJS() ?? {});
    return [partOf(schema, value, { file, path: [] }, value)];
  });
  return {
    revision: revisionOf(files),
    files: forms,
    faults: [...unreadFiles(content.folder), ...parsed.faults],
    warnings: [
      ...warningsOf(parsed, readContent(FIXTURES), now),
      ...sampleLeft(content.folder, parsed),
      ...(parsed.source ? [] : parsed.missingTexts),
    ],
    languages: parsed.content?.languages ?? parsed.source?.languages ?? ['en-US'],
    start: startOf(parsed),
    hasSaturday: celebration.success && celebration.data.saturdaySite,
    pictureChanges: content.pictureChanges(),
    phases: parsed.content ? previewPhases(parsed.content.weekend) : {},
    undo: content.undoLabel(),
  };
}

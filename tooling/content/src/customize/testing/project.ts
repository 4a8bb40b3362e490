import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURES } from '@invitation/vite/content/folder';
import { readDocuments } from '../content';
import { type Answers, contentQuestions } from '../questions';
import { run } from '../run';
import type { Streams } from '../walk';
import { createHost } from './terminal';

const CONTENT = 'packages/domain/content';

/** A temporary project whose content is a copy of a celebration of the tests. */
export interface Project {
  readonly root: string;
  readonly content: string;
  /** Runs the command, without a terminal by default, and returns what it prints. */
  readonly customize: (given: readonly string[], terminal?: Streams) => Promise<string>;
  /** Runs the command for a host who types these answers, and Enter to all other questions. */
  readonly answer: (
    answers: Answers,
  ) => Promise<{ readonly printed: string; readonly shown: string }>;
  readonly remove: () => void;
}

export function createProject(celebration = FIXTURES): Project {
  const root = mkdtempSync(join(tmpdir(), 'customize-'));
  const content = join(root, CONTENT);
  mkdirSync(content, { recursive: true });
  cpSync(celebration, content, {
    recursive: true,
    filter: (path) => !path.endsWith('pictures'),
  });
  const customize: Project['customize'] = async (given, terminal) => {
    const lines: string[] = [];
    await run([...given], terminal ?? null, (line) => lines.push(line), root);
    return lines.join('\n');
  };
  return {
    root,
    content,
    customize,
    answer: async (answers) => {
      const typed = contentQuestions(readDocuments(content)).flatMap(({ key, message }) => {
        const answer = answers[key];
        return answer === undefined ? [] : [[message.slice(0, 20), `${answer}\r`] as const];
      });
      const host = createHost(typed);
      const printed = await customize([], host);
      return { printed, shown: host.shown() };
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** All files of a project and their texts. */
export function snapshot({ root }: Project): Readonly<Record<string, string>> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );
  return Object.fromEntries(
    files.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

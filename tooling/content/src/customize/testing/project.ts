import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURES } from '@invitation/vite/content-folder';
import { run } from '../run';
import type { Streams } from '../walk';

const CONTENT = 'packages/domain/content';

/** A temporary project whose content is a copy of a celebration of the tests. */
export interface Project {
  readonly root: string;
  readonly content: string;
  /** Runs the command, without a terminal by default, and returns what it prints. */
  readonly customize: (given: readonly string[], terminal?: Streams) => Promise<string>;
  /** Runs the command with a file of answers, `answers.json`. */
  readonly answer: (answers: object) => Promise<string>;
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
    answer: (answers) => {
      const file = join(root, 'answers.json');
      writeFileSync(file, JSON.stringify(answers));
      return customize(['--answers', file]);
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

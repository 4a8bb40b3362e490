import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as hostsWords from '@invitation/domain/words/hosts/language';
import { bestLanguage } from '@invitation/domain/words/run-time';
import type { Language } from '@invitation/domain/words/words';
import { type Plugin, parseSync } from 'vite';

const GROUP = /^@invitation\/domain\/words\/(group|hosts)\//;
const FOLDER = fileURLToPath(new URL('.', import.meta.resolve('@invitation/domain/words/words')));

/** Makes each sentence of a group an export, so that a build contains only those that it shows. @throws for a quoted name */
export function sentencesOf(file: string, code: string, group: string): string {
  const { body } = parseSync(file, code).program;
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  let isFound = false;
  const statements = body.map((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration)
      return text(statement);
    const { declaration } = statement;
    const [declarator] = declaration.type === 'VariableDeclaration' ? declaration.declarations : [];
    const { id, init } = declarator ?? {};
    if (id?.type !== 'Identifier' || id.name !== group) return text(declaration);
    if (init?.type !== 'ObjectExpression') return text(statement);
    isFound = true;
    return init.properties
      .map((property) => {
        if (property.type === 'Property' && property.key.type === 'Identifier') {
          const { name } = property.key;
          return `const $${name} = ${text(property.value)};\nexport { $${name} as ${name} };`;
        }
        throw new Error(`${file}: a sentence of ${group} has no plain name.`);
      })
      .join('\n');
  });
  if (!isFound) throw new Error(`${file} has no group ${group}.`);
  return statements.join('\n');
}

/** Resolves each group of words to a module in one language. Outside builds, the domain's `package.json` resolves it to `en-US`. */
export const words = (language: () => Language): Plugin => ({
  name: 'invitation:words',
  enforce: 'pre',
  resolveId: {
    filter: { id: GROUP },
    handler: (id) => {
      const [, kind, group] = id.match(/(\w+)\/(\w+)$/) ?? [];
      return kind === 'group'
        ? `${FOLDER}${language()}.ts?group=${group}`
        : `${FOLDER}hosts/${bestLanguage([language()])}.ts`;
    },
  },
  load: {
    filter: { id: /\/words\/[\w-]+\.ts\?(group|sentences)=/ },
    handler(id) {
      const [file = '', query = ''] = id.split('?');
      const [kind, group = ''] = query.split('=');
      return kind === 'group'
        ? `export * as ${group} from ${JSON.stringify(`${file}?sentences=${group}`)};`
        : sentencesOf(file, readFileSync(file, 'utf8'), group);
    },
  },
});

const RUN_TIME = '\0words';

/** For a page that loads its words before any other module. @param source exports the groups as properties of `words` */
export const wordsAtRunTime = (
  source = '@invitation/domain/words/run-time',
  groups = Object.keys(hostsWords),
): Plugin => ({
  name: 'invitation:words',
  enforce: 'pre',
  resolveId: { filter: { id: GROUP }, handler: () => RUN_TIME },
  load: {
    filter: { id: new RegExp(`^${RUN_TIME}$`) },
    handler: () =>
      `import { words } from ${JSON.stringify(source)};\nexport const { ${groups.join(', ')} } = words;`,
  },
});

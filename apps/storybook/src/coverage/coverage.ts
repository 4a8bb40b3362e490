// Lists the components of packages/ui without a description or a story, and their states without a story.
// Usage: tsx src/coverage/coverage.ts
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ElementType } from 'react';
import { createServer } from 'vite';
import { type Component, readComponents, type State } from './components';
import { collectShown, type ShownProps, type StoryModule } from './shown-props';

const STORYBOOK = fileURLToPath(new URL('../..', import.meta.url));
const UI = join(STORYBOOK, '../../packages/ui/src');

function isShown(shown: ShownProps, component: ElementType, { prop, value, isDefault }: State) {
  return (shown.get(component) ?? []).some((props) => {
    const actual = props[prop];
    if (actual === undefined) return isDefault;
    return value === 'given' ? actual !== null : String(actual) === value;
  });
}

function print(title: string, all: number, missing: readonly string[]): void {
  const share = Math.floor((100 * (all - missing.length)) / all);
  const lines = missing.map((name) => `  not: ${name}\n`).join('');
  process.stdout.write(`${title}: ${all - missing.length} of ${all}, ${share} %\n${lines}`);
}

/** The files that other packages import, with their stories. */
const files = readdirSync(UI)
  .map((name) => join(UI, name, name))
  .filter((path) => existsSync(`${path}.tsx`));

const server = await createServer({
  root: STORYBOOK,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const shown: ShownProps = new Map();
  const components: (Component & { readonly type: ElementType })[] = [];
  for (const path of files) {
    if (existsSync(`${path}.stories.tsx`)) {
      collectShown(shown, (await server.ssrLoadModule(`${path}.stories.tsx`)) as StoryModule);
    }
    const exported = await server.ssrLoadModule(`${path}.tsx`);
    for (const component of readComponents(`${path}.tsx`)) {
      components.push({ ...component, type: exported[component.name] as ElementType });
    }
  }
  const names = (found: typeof components) => found.map(({ name }) => name);
  const states = components.flatMap(({ name, type, states }) =>
    states.map((state) => ({
      name: `${name} with ${state.prop} ${state.value}`,
      isShown: isShown(shown, type, state),
    })),
  );
  print(
    'Components with a description',
    components.length,
    names(components.filter(({ hasDescription }) => !hasDescription)),
  );
  print(
    'Components with a story',
    components.length,
    names(components.filter(({ type }) => !shown.has(type))),
  );
  print(
    'States with a story',
    states.length,
    states.flatMap(({ name, isShown }) => (isShown ? [] : [name])),
  );
} finally {
  await server.close();
}

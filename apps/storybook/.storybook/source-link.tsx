import { useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

/** The source of all components as text, by its path from this folder. */
const SOURCES = import.meta.glob<string>(
  [
    '../../../packages/{ui,site}/src/**/*.{ts,tsx}',
    '!**/*.stories.tsx',
    '!**/*.test.{ts,tsx}',
    '!**/*.css.ts',
  ],
  { query: '?raw', import: 'default' },
);

/** The path of the source of a component, from the repository's root; `undefined` if there is none. */
function sourcePath(storyFile: string): string | undefined {
  const [, path] = /(packages\/.+)\.stories\.tsx$/.exec(storyFile) ?? [];
  return [`${path}.tsx`, `${path}.ts`].find((file) => `../../../${file}` in SOURCES);
}

/** A link to the source of the component on this page, as plain text. It also works in the built Storybook. */
export function SourceLink() {
  const resolved = useOf('meta', ['meta']);
  const path = sourcePath(String(resolved.preparedMeta.parameters.fileName));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (path === undefined) return;
    let created: string | undefined;
    let ignore = false;
    void SOURCES[`../../../${path}`]?.().then((text) => {
      if (ignore) return;
      created = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
      setAddress(created);
    });
    return () => {
      ignore = true;
      if (created) URL.revokeObjectURL(created);
    };
  }, [path]);
  if (path === undefined) return null;
  return (
    <p>
      Source:{' '}
      <a href={address} target="_blank" rel="noreferrer">
        <code>{path}</code>
      </a>
    </p>
  );
}

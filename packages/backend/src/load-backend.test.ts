import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The module ids in a build of `load-backend.ts`, one per line. */
async function modulesWith(settings: Readonly<Record<string, string>>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      rolldownOptions: { preserveEntrySignatures: 'strict' },
      lib: {
        entry: fileURLToPath(new URL('load-backend.ts', import.meta.url)),
        formats: ['es'],
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output.');
  return output.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])).join('\n');
}

const FIREBASE = { VITE_BACKEND: 'firebase', VITE_APP_CHECK: '' };

it('imports only the backend that the build selects', async () => {
  const embedded = await modulesWith({ VITE_BACKEND: 'embedded', VITE_APP_CHECK: '' });
  expect(embedded).toContain('src/embedded/embedded.ts');
  expect(embedded).not.toMatch(/firebase/);
  const firebase = await modulesWith(FIREBASE);
  expect(firebase).toContain('src/firebase/firebase.ts');
  expect(firebase).not.toContain('src/embedded/embedded.ts');
});

it('imports App Check only if it is configured', async () => {
  expect(await modulesWith(FIREBASE)).not.toMatch(/app-check\.ts|@firebase\/app-check\//);
  const checked = await modulesWith({ ...FIREBASE, VITE_APP_CHECK: 'enterprise:key' });
  expect(checked).toContain('src/firebase/app-check.ts');
  expect(checked).toContain('@firebase/app-check/');
});

import { build } from 'vite';

/** Builds a module and its imports as one script. @param define expressions by the names that they replace */
export async function buildScript(
  input: string,
  define: Readonly<Record<string, unknown>>,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${input} could not be built.`);
  return chunk.code;
}

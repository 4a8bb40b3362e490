import { build, type UserConfig } from 'vite';

/** Builds a module and its imports as one script. */
export async function buildScript(
  input: string,
  config: Pick<UserConfig, 'define'>,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    ...config,
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

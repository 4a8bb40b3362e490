import { gate as words } from '@invitation/domain/words/group/gate';
import { reloadOnce, renewFailedScripts } from './renew-scripts';
import { watchNavigation } from './watch-navigation';

/** Browsers request a failed chunk again only after a reload. */
export class LoadError extends Error {
  override name = 'LoadError';
  constructor(cause: unknown) {
    super(words.notLoaded, { cause });
  }
}

/** If the import fails, e.g. after a deployment, the page reloads once (B5). Throws a LoadError if that did not help. */
export async function lazyImport<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const navigation = watchNavigation();
  try {
    return await load();
  } catch (cause) {
    if (!(await reloadOnce(navigation))) throw new LoadError(cause);
    // The page reloads, so the promise stays pending.
    return new Promise(() => {});
  } finally {
    navigation.stop();
  }
}

export async function optionalImport<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    void renewFailedScripts();
    throw error;
  }
}

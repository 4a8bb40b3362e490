import { refetchFailedScripts } from './refetch-failed-scripts';
import { reloadOnce } from './reload-once';
import { watchNavigation } from './watch-navigation';

/** A chunk could not be loaded. Browsers request it again only after a reload. */
export class LoadError extends Error {
  override name = 'LoadError';
  constructor(cause: unknown) {
    super(
      'Part of this page could not be loaded. Check your connection, then try again: what you typed has been kept.',
      { cause },
    );
  }
}

/**
 * Imports a required chunk. If that fails, for example after a deployment, the page reloads once (B5).
 *
 * @throws LoadError if a reload did not help or is not possible
 */
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

/** Imports an optional chunk. If that fails, refetches its files for the next page. */
export async function optionalImport<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    void refetchFailedScripts();
    throw error;
  }
}

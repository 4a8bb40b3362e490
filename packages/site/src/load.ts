import { reloadOnce } from './reload-once';
import { renewScripts } from './renew-scripts';
import { watchNavigation } from './watch-navigation';

/** A chunk could not be loaded. Only a reload of the page asks for it again. */
export class LoadError extends Error {
  override name = 'LoadError';
  constructor(cause: unknown) {
    super(
      'A part of this page could not be loaded. Check your connection, then try again: what you typed is kept.',
      { cause },
    );
  }
}

/**
 * Loads a chunk that the page needs. Where that fails, as in a tab that is older than the last deployment, it reloads
 * the page once (B5); the draft keeps what the guest typed.
 *
 * @param load a dynamic import
 * @throws LoadError if a reload did not help, or is not possible
 */
export async function loadPart<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const navigation = watchNavigation();
  try {
    return await load();
  } catch (cause) {
    if (!(await reloadOnce(navigation))) throw new LoadError(cause);
    // The page is going away, so it shows nothing more.
    return new Promise(() => {});
  } finally {
    navigation.stop();
  }
}

/**
 * Loads a chunk that the page can do without. Where that fails, the next page may have it.
 *
 * @param load a dynamic import
 */
export async function loadOptional<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    void renewScripts();
    throw error;
  }
}

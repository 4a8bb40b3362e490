import { reloadOnce } from './reload-once';

/** A part of the site's code that could not be fetched; only a page loaded anew asks for it again. */
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
 * Loads a part of the site's code. A tab that is older than the last deployment asks for a file that is gone: it loads
 * the page anew, once (B5), and what the guest typed is kept by the draft.
 *
 * @param load a dynamic import
 * @throws LoadError if a new page did not help, or cannot
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (!reloadOnce()) throw new LoadError(cause);
    // Nothing more is shown of a page that is going away.
    return new Promise(() => {});
  }
}

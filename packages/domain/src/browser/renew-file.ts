const TIMEOUT_MS = 10_000;

/**
 * Replaces a file of this origin in the browser's HTTP cache, which keeps even an error as long as its headers say.
 *
 * @param which `failed` keeps a good response in the cache and saves the download
 * @returns `renewed` if the cache has a good response, `failed` if the server answered otherwise, `unreachable` after a network
 * error or a timeout, which leave the cache as it is
 */
export async function renewFile(
  address: string,
  which: 'any' | 'failed',
): Promise<'renewed' | 'failed' | 'unreachable'> {
  if (!address.startsWith(`${location.origin}/`))
    return navigator.onLine ? 'failed' : 'unreachable';
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    if (which === 'failed' && (await fetch(address, { signal })).ok) return 'renewed';
    const response = await fetch(address, { cache: 'reload', signal });
    // The cache stores a response only after its whole body is read.
    await response.arrayBuffer();
    return response.ok ? 'renewed' : 'failed';
  } catch {
    return 'unreachable';
  }
}

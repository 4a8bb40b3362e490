const TIMEOUT_MS = 10_000;

/**
 * Replaces a file of the site's own origin in the HTTP cache: browsers keep an answer as long as the hosting's headers say,
 * whatever its status.
 *
 * @param which `failed`: keeps a good response, which saves the download
 * @returns `renewed` if the cache has a good response, `failed` if the server has answered otherwise
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
    // After a network error or a timeout, the cache stays as it is.
    return 'unreachable';
  }
}

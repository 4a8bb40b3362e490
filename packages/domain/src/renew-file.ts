const TIMEOUT_MS = 10_000;

/**
 * Replaces a file of the site's own origin in the HTTP cache: browsers keep an answer as long as the hosting's headers say,
 * whatever its status.
 *
 * @param which `failed`: keeps a good response, which saves the download
 * @returns whether the cache has a good response
 */
export async function renewFile(address: string, which: 'any' | 'failed'): Promise<boolean> {
  if (!address.startsWith(`${location.origin}/`)) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    if (which === 'failed' && (await fetch(address, { signal })).ok) return true;
    const response = await fetch(address, { cache: 'reload', signal });
    // The cache stores a response only after its whole body is read.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // After a network error or a timeout, the cache stays as it is.
    return false;
  }
}

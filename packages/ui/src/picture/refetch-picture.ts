/** Limit for the download, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Replaces a picture in the HTTP cache, which may hold an error or a broken file. Works for pictures of the site's own
 * origin only: the content security policy blocks other hosts.
 *
 * @param address the absolute address
 * @returns whether the cache has a new response
 */
export async function refetchPicture(address: string): Promise<boolean> {
  if (!address.startsWith(`${location.origin}/`)) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { cache: 'reload', signal });
    // The cache stores a response only after its whole body is read.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

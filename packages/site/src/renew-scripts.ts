/** How long one file is waited for, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Fetches the files below /assets again that this page asked for and got an error for, past the HTTP cache. The hosting
 * lets browsers keep each answer for such an address for a year, also the error for a file that was not there yet.
 *
 * The error of a failed import does not name the file: in Chromium it names the importing one, in Safari none. The
 * page's resource timing has all of them, in every engine.
 */
export async function renewScripts(): Promise<void> {
  const folder = `${location.origin}/assets/`;
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = addresses.filter((address) => address.startsWith(folder));
  await Promise.all([...new Set(own)].map(renew));
}

async function renew(address: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const kept = await fetch(address, { signal });
    if (kept.ok) return;
    const renewed = await fetch(address, { cache: 'reload', signal });
    // The cache keeps what is read to its end.
    await renewed.arrayBuffer();
  } catch {
    // Without a network, or in time, the cache stays as it is.
  }
}

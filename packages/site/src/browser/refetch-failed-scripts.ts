/** For one file. */
const TIMEOUT_MS = 5_000;

/**
 * Replaces failed responses for files in /assets in the HTTP cache. The hosting lets browsers cache these responses for a
 * year, also errors. Import errors do not name the failed file in every browser, so this checks all files in the
 * resource timing.
 */
export async function refetchFailedScripts(): Promise<void> {
  const folder = `${location.origin}/assets/`;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = urls.filter((url) => url.startsWith(folder));
  await Promise.all([...new Set(assets)].map(refetchIfFailed));
}

async function refetchIfFailed(url: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const cached = await fetch(url, { signal });
    if (cached.ok) return;
    const fresh = await fetch(url, { cache: 'reload', signal });
    // Only a completely read response is cached.
    await fresh.arrayBuffer();
  } catch {
    // After a network error or a timeout, the cache stays as it is.
  }
}

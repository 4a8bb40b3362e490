const TIMEOUT_MS = 5_000;

/**
 * Replaces failed responses in the HTTP cache: the hosting lets browsers keep those of /assets for a year, also errors.
 * Not every browser names the file of a failed import, so this checks all in the resource timing.
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

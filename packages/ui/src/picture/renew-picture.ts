/** How long a picture is waited for, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches a picture past the HTTP cache, where an error or a broken file may be kept in its place. Only a picture of the
 * site itself: the hosting's policy lets no script ask another host.
 *
 * @param address the whole address
 * @returns whether there is a new answer to show
 */
export async function renewPicture(address: string): Promise<boolean> {
  if (!address.startsWith(`${location.origin}/`)) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const renewed = await fetch(address, { cache: 'reload', signal });
    // The cache keeps what is read to its end.
    await renewed.arrayBuffer();
    return renewed.ok;
  } catch {
    return false;
  }
}

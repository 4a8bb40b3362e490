/** Replaces the message of a failed `fetch`, which differs between browsers. */
export const CONNECTION_LOST = 'connection lost';

const SESSION_CHECK = /\/accounts:lookup\b|\/securetoken\.googleapis\.com\//;
const FIRESTORE = /\/documents:\w+\b/;
const COMMIT = /\/documents:commit\b/;
/** The server's time in a JSON response, to the second. Guests' texts cannot match: JSON escapes their quotation marks. */
const SERVER_TIME = /"(?:readTime|commitTime)": ?"([\d-]+T[\d:]+)/;

/**
 * Changes four behaviours of the Firebase SDKs for which they have no option.
 *
 * 1. Before it returns the user, the Authentication SDK checks a stored session, which takes two round trips (B12), and first
 *    renews a token older than an hour. After a network error, it keeps the session. So both fail without a request while the
 *    SDK starts: `checkKeptSession` checks the session later, and the first read renews the token.
 * 2. Firestore Lite cannot limit a write to a new document. So a write without a precondition gets one, unless it deletes.
 *    A save that arrives late then replaces nothing.
 * 3. Firestore Lite has the same error code for a lost connection, a captive portal's page and a server error. So the first
 *    two get the message `CONNECTION_LOST`.
 * 4. Firestore Lite does not expose the server's time. So it is read from each response and passed to `tellTime`.
 */
export const wrapFetch =
  (
    fetch: typeof globalThis.fetch,
    isStarting = () => false,
    tellTime: (time: Date) => void = () => {},
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (SESSION_CHECK.test(url) && isStarting())
      throw new TypeError('The session is checked later.');
    const response = await fetch(
      input,
      COMMIT.test(url) ? withCreatePrecondition(init) : init,
    ).catch((cause: unknown) => {
      throw new TypeError(CONNECTION_LOST, { cause });
    });
    if (FIRESTORE.test(url) && !response.headers.get('content-type')?.includes('json')) {
      throw new TypeError(CONNECTION_LOST);
    }
    if (FIRESTORE.test(url)) {
      // Reading the whole body costs no time, because the SDK waits for it too. The SDK reports a connection lost here.
      const [, time] =
        SERVER_TIME.exec(
          await response
            .clone()
            .text()
            .catch(() => ''),
        ) ?? [];
      if (time) tellTime(new Date(`${time}Z`));
    }
    return response;
  };

function withCreatePrecondition(init: RequestInit | undefined): RequestInit {
  const { writes, ...rest }: { writes: object[] } = JSON.parse(String(init?.body));
  const conditional = writes.map((write) => ({
    ...('update' in write && { currentDocument: { exists: false } }),
    ...write,
  }));
  return { ...init, body: JSON.stringify({ ...rest, writes: conditional }) };
}

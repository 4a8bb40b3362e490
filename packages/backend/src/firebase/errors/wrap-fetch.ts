/** In place of each browser's own message. */
export const CONNECTION_LOST = 'connection lost';

const SESSION_CHECK = /\/accounts:lookup\b|\/securetoken\.googleapis\.com\//;
const FIRESTORE = /\/documents:\w+\b/;
const COMMIT = /\/documents:commit\b/;
/** In the JSON of an answer, to the second. Texts of guests have a backslash before each quotation mark. */
const SERVER_TIME = /"(?:readTime|commitTime)": ?"([\d-]+T[\d:]+)/;

/**
 * Changes four behaviours of the Firebase SDKs for which they have no option.
 *
 * 1. The Authentication SDK checks a stored session before it returns the user, two round trips (B12), and after an
 *    hour renews its token first. It keeps the session after a network error. So both fail without a request at the start,
 *    `firebaseSession` checks later, and the first read renews the token.
 * 2. Firestore Lite cannot limit a write to a new document. So a write without a precondition gets one, unless it
 *    deletes, and a late save replaces nothing.
 * 3. It has one code for a lost connection, a captive portal's page and a server error. So the first two get a message.
 * 4. It does not pass on when the server has answered. So each answer of Firestore tells the time.
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
      // The SDK waits for all of it too, and reports a lost connection.
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

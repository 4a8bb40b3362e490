/** The name of the errors that stand for an answer of the server that must not end a session. */
export const SERVER_FAULT = 'ServerFault';

/** The text by which a lost connection is told from an error of the server, whatever the browser calls it. */
export const CONNECTION_LOST = 'connection lost';

/** The calls by which the Authentication SDK checks a kept session. */
const SESSION_CHECK = /\/accounts:lookup\b|\/securetoken\.googleapis\.com\//;
/**
 * The answers after which an account is gone for good
 * (https://firebase.google.com/docs/reference/rest/auth#section-refresh-token).
 */
const ACCOUNT_ENDED = /^(USER_NOT_FOUND|USER_DISABLED|TOKEN_EXPIRED)\b/;
/** Firestore's calls. */
const FIRESTORE = /\/documents:\w+\b/;
/** Firestore's call for writes. */
const COMMIT = /\/documents:commit\b/;

/**
 * Makes a `fetch` that changes three things of what the Firebase SDKs send and receive. The SDKs have no option for them.
 *
 * 1. The Authentication SDK ends a kept session after any JSON error to its check of it, also after a passing one. It
 *    keeps the session after a network error. So every error but the end of the account becomes a network error.
 * 2. Firestore Lite cannot say that a write may only create a document. A write without a precondition gets that one
 *    (https://firebase.google.com/docs/firestore/reference/rest/v1/Write), so that a save that arrives late replaces
 *    nothing.
 * 3. Firestore Lite gives the same code to a lost connection, to a page of a captive portal, and to an internal error of
 *    the server. The first two are named here.
 */
export const amendFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await fetch(input, COMMIT.test(url) ? createOnly(init) : init).catch(
      (cause: unknown) => {
        throw new TypeError(CONNECTION_LOST, { cause });
      },
    );
    if (FIRESTORE.test(url) && !response.headers.get('content-type')?.includes('json')) {
      throw new TypeError(CONNECTION_LOST);
    }
    return !response.ok && SESSION_CHECK.test(url) ? sessionAnswer(response) : response;
  };

function createOnly(init: RequestInit | undefined): RequestInit {
  const { writes, ...rest }: { writes: object[] } = JSON.parse(String(init?.body));
  const guarded = writes.map((write) => ({ currentDocument: { exists: false }, ...write }));
  return { ...init, body: JSON.stringify({ ...rest, writes: guarded }) };
}

/**
 * The answer to a check of the session as the SDK is to read it.
 *
 * @throws an error with the name `ServerFault` and the HTTP status as its message, unless the account has ended
 */
async function sessionAnswer(response: Response): Promise<Response> {
  // What is not JSON is a network error to the SDK already.
  const answer: { error?: { message?: unknown } } | null = await response.clone().json();
  const message = String(answer?.error?.message);
  if (ACCOUNT_ENDED.test(message)) return response;
  // The emulator says so of a deleted account. The SDK would keep such a session until the next reload.
  if (/^INVALID_REFRESH_TOKEN\b/.test(message)) {
    return Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: response.status });
  }
  throw Object.assign(new Error(String(response.status)), { name: SERVER_FAULT });
}

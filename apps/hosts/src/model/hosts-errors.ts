import { errors as words } from '@invitation/domain/words/hosts/errors';

/** An error whose message is a sentence for the host. It never contains what guests wrote. */
export class HostsError extends Error {
  override name = 'HostsError';
}

/** An error that only concerns one document. Other documents can still be changed. */
export class DocumentError extends HostsError {
  override name = 'DocumentError';
}

/** The account is not a host, or not any more. */
export class RefusedError extends HostsError {
  override name = 'RefusedError';

  constructor(options?: ErrorOptions) {
    super(words.refused, options);
  }
}

/** The server got a change, but has not answered. Undo is safe in both cases. */
export class UnansweredError extends HostsError {
  override name = 'UnansweredError';

  constructor(options?: ErrorOptions) {
    super(words.unanswered, options);
  }
}

/** The sentence of an error. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

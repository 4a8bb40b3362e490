import { errors as words } from '@invitation/domain/words/hosts/errors';

/** An error whose message is a sentence for the host. It never contains what guests wrote. */
export class HostsError extends Error {
  override name = 'HostsError';
}

/** An error that only concerns one document. Other documents can still be changed. */
export class DocumentError extends HostsError {
  override name = 'DocumentError';
}

/** What a host has marked at the door or typed, and the server does not have yet. */
export interface KeptChanges {
  readonly email: string;
  /** How many guests have arrivals that are not sent. */
  readonly guests: number;
  /** Whether something is typed and not saved. */
  readonly hasDrafts: boolean;
}

interface RefusalOptions extends ErrorOptions {
  readonly discarded?: KeptChanges | null;
}

/** The account is not a host, or no longer one. */
export class RefusedError extends HostsError {
  override name = 'RefusedError';
  /** What this device had kept for the server, and has removed. */
  readonly discarded: KeptChanges | null;

  constructor({ discarded = null, ...options }: RefusalOptions = {}) {
    super(words.refused, options);
    this.discarded = discarded;
  }
}

/** The account now only helps at the door, and the copy of what it saw as a host is gone. The page must be reloaded. */
export class CopyEndedError extends HostsError {
  override name = 'CopyEndedError';
}

/** The guest list is no longer reported. The page must be started again. */
export class StoppedError extends HostsError {
  override name = 'StoppedError';

  constructor(options?: ErrorOptions) {
    super(words.stopped, options);
  }
}

/** The server got a change, but has not answered. Undo is safe in both cases. */
export class UnansweredError extends HostsError {
  override name = 'UnansweredError';

  constructor(options?: ErrorOptions) {
    super(words.unanswered, options);
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Exit codes other than 0. */
export const EXIT = {
  failure: 1,
  /** The arguments are not valid. */
  usage: 2,
  /** Ctrl+C: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

/** An error with a message for a host: what happened, and what to do. Nothing was written. */
export class CustomizeError extends Error {
  override name = 'CustomizeError';
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failure, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

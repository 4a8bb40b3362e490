/** An error with a message for a host: what happened, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

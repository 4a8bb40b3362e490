/** The code of an SDK error without its prefix, such as `auth/`; an empty text for any other error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code).replace(/^[\w-]+\//, '') : '';

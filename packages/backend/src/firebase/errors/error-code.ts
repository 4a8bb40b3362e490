/** The code of an SDK error without a prefix such as `auth/`, otherwise an empty text. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code).replace(/^[\w-]+\//, '') : '';

/** Without a limit, printing a flood of replies takes minutes. */
export const ROW_LIMIT = 200;

/** A part of the report for a terminal. */
export const section = (heading: string, body: string): string => `${heading}\n${body || '  none'}`;

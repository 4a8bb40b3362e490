/** What to do about an error: the second line of its message, or all of it if there is only one. */
export const adviceOf = (message: string): string => message.slice(message.indexOf('\n') + 1);

/** The last day for replies (B14). */
export interface ReplyBy {
  /** E.g. `Monday, September 15, 2025`. */
  readonly date: string;
  /** The end of that day: UTC, ISO 8601 with a trailing `Z`. */
  readonly closesAt: string;
  /** Says whom to ask afterwards. */
  readonly help: string;
}

/** Whether the last day is over. From then on, guests cannot accept any more. */
export const isClosed = (replyBy: ReplyBy | null, now: Date): boolean =>
  replyBy !== null && now.getTime() >= Date.parse(replyBy.closesAt);

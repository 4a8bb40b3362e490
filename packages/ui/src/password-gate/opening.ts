/** How long the envelope takes to open. */
export const OPENING_MS = 560;

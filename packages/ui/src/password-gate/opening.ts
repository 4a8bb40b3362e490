/** How long the flap lifts. Then the envelope waits for the page. */
export const LIFTING_MS = 160;
/** How long the card slides out and becomes the page's. */
export const OPENING_MS = 420;

/** In milliseconds: the flap lifts, then the envelope waits for the page. */
export const LIFTING_MS = 160;
/** In milliseconds: the card slides out and becomes the page's. */
export const OPENING_MS = 420;

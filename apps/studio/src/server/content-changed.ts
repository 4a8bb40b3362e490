/** The event by which the page learns that a file of the content has changed, in an editor for example. */
export const CONTENT_CHANGED = 'studio:content-changed';

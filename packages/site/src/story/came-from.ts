declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that the guest has left. The focus returns to the button that opened it. */
    cameFrom?: typeof FROM_STORY;
  }
}

/** The history state of a guest who returns from the stories. */
export const FROM_STORY = 'our-story';

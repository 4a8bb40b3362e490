import type {} from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On an entry of the thank-you page: the guest returns from the album, so the page begins at 'View Highlights'. */
    openedAlbum?: boolean;
    /** On an entry of the album: the entry before it is the thank-you page. */
    leadsBack?: boolean;
  }
}

export const OPENED_ALBUM = { openedAlbum: true } as const;
export const LEADS_BACK = { leadsBack: true } as const;

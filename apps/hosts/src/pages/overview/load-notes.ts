import type { OpenHosts } from '../../context/hosts-site';
import type { NotesByKey } from '../../model/store/guest-notes';

/** Reads hosts' notes about all guests once; without a connection, from the copy on this device (B15). */
export const loadNotes = ({
  backend,
  guestList,
}: Pick<OpenHosts, 'backend' | 'guestList'>): Promise<NotesByKey> =>
  new Promise((resolve, reject) => {
    const stop = backend.watchDocuments('guestNotes', {
      next({ byKey, isLive }) {
        if (!isLive && guestList.read().list?.isLive) return;
        resolve(byKey);
        queueMicrotask(() => stop());
      },
      error: reject,
    });
  });

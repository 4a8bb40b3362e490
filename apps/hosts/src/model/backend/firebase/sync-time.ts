import { storedText } from '../../store/stored';

/** The address of the host whose copy of the guest list, arrivals and drafts are on this device. */
export const copyHost = storedText('guest_list_host');

/** The role of the copy: `host` or `door`. `null` without a copy. */
export const copyRole = storedText('guest_list_role');

const unsent = storedText('guest_list_unsent');

/** How many changes wait for the connection in that copy. Stored beside it, because only a sign-in opens the copy. */
export const waiting = {
  read: (): number => Number(unsent.read() ?? 0),
  write: (changes: number): void => (changes > 0 ? unsent.write(String(changes)) : unsent.remove()),
};

const asOf = storedText('guest_list_as_of');

/** When the server last confirmed the copy on this device. Kept beside the copy. */
export const syncTime = {
  read(): Date | null {
    const text = asOf.read();
    return text === null ? null : new Date(text);
  },
  write: (time: Date): void => asOf.write(time.toISOString()),
  remove: asOf.remove,
};

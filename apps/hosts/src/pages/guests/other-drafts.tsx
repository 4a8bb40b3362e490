import { guests as words } from '@invitation/domain/words/hosts/guests';
import { ADDRESSES, guestAddress } from '../../context/addresses';
import { GuestName } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import {
  IMPORT_DRAFT,
  NEW_GUEST_DRAFT,
  NEWS_DRAFT,
  TABLES_DRAFT,
  useDrafts,
  WALK_IN_DRAFT,
} from '../../edit/drafts';
import * as styles from './guest-row.css';

/** The drafts of guests who are not on the list, because they are new or were deleted. */
export function OtherDrafts({ isListed }: { readonly isListed: (key: string) => boolean }) {
  const others = Object.entries(useDrafts()).filter(
    ([form]) =>
      ![IMPORT_DRAFT, NEWS_DRAFT, TABLES_DRAFT].includes(form) && !isListed(guestIn(form)),
  );
  // The forms of a guest are on one page.
  const names = new Map(others.map(([form, { values }]) => [addressOf(form), values.name ?? '']));
  if (names.size === 0) return null;
  return (
    <ul className={layout.list}>
      {[...names].map(([address, name]) => (
        <li key={address}>
          <a href={address} className={styles.root}>
            <span className={styles.name}>
              <GuestName guest={{ name }} />
              <span className={styles.draft}>{words.draft}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const guestIn = (form: string): string => form.replace(/^(rsvps|invitations|guestNotes)\//, '');

function addressOf(form: string): string {
  if (form === NEW_GUEST_DRAFT) return ADDRESSES.newGuest;
  if (form === WALK_IN_DRAFT) return ADDRESSES.walkIn;
  return form.startsWith(WALK_IN_DRAFT)
    ? `${ADDRESSES.walkIn}?key=${encodeURIComponent(form.slice(WALK_IN_DRAFT.length))}`
    : guestAddress(guestIn(form));
}

import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { greeted } from '@invitation/domain/party/members';
import { party as words } from '@invitation/domain/words/group/party';
import * as styles from './invitation-note.css';

/** Greets the people of an invitation by name, as its card does (B14). */
export function NoteMembers({ invitation }: { readonly invitation: Invitation }) {
  if (globalThis.WITHOUT_NAMED_GUESTS) return null;
  const names = greeted(invitation);
  if (names.length === 0) return null;
  return (
    <p className={styles.members}>
      <bdi translate="no">{words.named(names)}</bdi>
    </p>
  );
}

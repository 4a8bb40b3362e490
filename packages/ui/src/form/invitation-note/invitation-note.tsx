import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { greeted } from '@invitation/domain/party/members';
import { invitation as words } from '@invitation/domain/words/group/invitation';
import { party } from '@invitation/domain/words/group/party';
import { Alert } from '../../basics/alert/alert';
import { Sentence } from '../../basics/sentence/sentence';
import * as styles from './invitation-note.css';

const FAULTS = {
  'cut-short': words.cutShort,
  withdrawn: words.withdrawn,
  ended: words.ended,
} as const;

/** The result of opening a personal link (B14, B19). */
export type InvitationNoteProps =
  | { readonly state: 'valid'; readonly invitation: Invitation }
  | { readonly state: keyof typeof FAULTS };

/** Says whose invitation was opened, or why a personal link was not. */
export function InvitationNote(props: InvitationNoteProps) {
  if (props.state === 'valid') {
    const { name, people } = props.invitation;
    const names = globalThis.WITHOUT_NAMED_GUESTS ? [] : greeted(props.invitation);
    return (
      <div>
        <p className={styles.root}>
          <Sentence>
            {words.valid(
              <b key="name" className={styles.name}>
                <bdi translate="no">{name}</bdi>
              </b>,
              people,
            )}
          </Sentence>
        </p>
        {!globalThis.WITHOUT_NAMED_GUESTS && names.length > 0 && (
          <p className={styles.members}>
            <bdi translate="no">{party.named(names)}</bdi>
          </p>
        )}
      </div>
    );
  }
  return <Alert>{FAULTS[props.state]}</Alert>;
}

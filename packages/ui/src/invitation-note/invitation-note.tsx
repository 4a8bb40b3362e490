import type { Invitation } from '@invitation/domain/invitation';
import { Alert } from '../alert/alert';
import * as styles from './invitation-note.css';

const CUT_SHORT =
  'This personal link is incomplete: part of it was cut off. Open it again from the message or the card, or reply here without it.';
const WITHDRAWN =
  'The hosts have withdrawn this personal link, or it is incomplete. Ask them for a new one, or reply here without it.';

/** What became of a personal link (B14). */
export type InvitationNoteProps =
  | { readonly state: 'valid'; readonly invitation: Invitation }
  | { readonly state: 'cut-short' | 'withdrawn' };

/** Says whose invitation was opened, or why a personal link was not. */
export function InvitationNote(props: InvitationNoteProps) {
  if (props.state === 'valid') {
    const { name, people } = props.invitation;
    return (
      <p className={styles.root}>
        Personal invitation for{' '}
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        ({people} {people === 1 ? 'person' : 'people'})
      </p>
    );
  }
  return <Alert>{props.state === 'withdrawn' ? WITHDRAWN : CUT_SHORT}</Alert>;
}

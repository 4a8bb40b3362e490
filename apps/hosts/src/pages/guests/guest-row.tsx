import { common } from '@invitation/domain/words/hosts/common';
import { IsolatedList } from '@invitation/ui/isolated-list';
import type { Guest } from '../../model/guests';
import { guestAddress } from '../addresses';
import { AnswerMarks } from '../answers/answer-mark';
import { GuestName } from './guest-name';
import * as styles from './guest-row.css';

interface GuestRowProps {
  readonly guest: Guest;
}

/** A guest in a list, as a link to their page. */
export const GuestRow = ({ guest }: GuestRowProps) => (
  <a href={guestAddress(guest.key)} className={styles.root}>
    <GuestCells guest={guest} />
  </a>
);

/** A guest in a list, to choose. */
export const GuestChoice = ({
  isChosen,
  onChoose,
  ...row
}: GuestRowProps & {
  readonly isChosen: boolean;
  /** @param isRange whether the Shift key was held: the host means all rows since the last one */
  readonly onChoose: (isChosen: boolean, isRange: boolean) => void;
}) => (
  <label className={styles.choice}>
    <input
      type="checkbox"
      className={styles.checkbox}
      checked={isChosen}
      onChange={({ target, nativeEvent }) =>
        onChoose(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
    <span className={styles.root}>
      <GuestCells {...row} />
    </span>
  </label>
);

const GuestCells = ({ guest }: GuestRowProps) => (
  <>
    <span className={styles.who}>
      <span className={styles.name}>
        <GuestName guest={guest} />
      </span>
      <span className={styles.details}>
        <IsolatedList texts={detailsOf(guest)} separator=" · " />
      </span>
    </span>
    <AnswerMarks guest={guest} />
  </>
);

function detailsOf({ reply, invitation }: Guest): string[] {
  const details = [
    invitation && common.peopleCount(invitation.people),
    reply?.guest && common.with(reply.guest).join(''),
    reply?.dietaryRestrictions?.trim(),
    !reply && common.hasNotAnswered,
  ];
  return details.filter((detail): detail is string => Boolean(detail));
}

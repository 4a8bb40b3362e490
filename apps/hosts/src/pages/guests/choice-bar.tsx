import { Button } from '@invitation/ui/button';
import { useState } from 'react';
import type { Guest } from '../../model/guests';
import { count } from '../format';
import * as styles from './choice-bar.css';

/** What hosts can do with the guests they have selected. */
export function ChoiceBar({
  chosen,
  shown,
  areAllChosen,
  onChooseAll,
  onDelete,
  onPrintCards,
  onEnd,
}: {
  readonly chosen: readonly Guest[];
  /** How many guests the search and its filters show. */
  readonly shown: number;
  readonly areAllChosen: boolean;
  /** Selects all that are shown, or none. */
  readonly onChooseAll: (areChosen: boolean) => void;
  /** Saves a file of the selected guests, then deletes them. */
  readonly onDelete: () => void;
  readonly onPrintCards: () => void;
  readonly onEnd: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const invitations = chosen.filter(({ invitation }) => invitation).length;
  if (isAsking && chosen.length > 0) {
    return (
      <section className={styles.root} aria-label="Delete the selected guests">
        <p>
          <strong>Delete {count(chosen.length, 'guest')}?</strong> A file of them is saved on this
          device first. With it, the page Backup can bring them back.
          {invitations > 0 &&
            ` ${count(invitations, 'personal link stops', 'personal links stop')} working.`}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onDelete}>Save the file and delete</Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.root} aria-label="Selected guests">
      <p role="status">{count(chosen.length, 'guest')} selected</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={shown === 0}
          onClick={() => onChooseAll(!areAllChosen)}
        >
          {areAllChosen && shown > 0
            ? 'Select none'
            : `Select all ${shown.toLocaleString('en-US')}`}
        </Button>
        <Button variant="secondary" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          Delete...
        </Button>
        <Button variant="secondary" disabled={invitations === 0} onClick={onPrintCards}>
          Print {count(invitations, 'card')}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          Done
        </Button>
      </div>
    </section>
  );
}

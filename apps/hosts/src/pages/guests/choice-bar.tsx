import { guests as words } from '@invitation/domain/words/hosts/guests';
import { Button } from '@invitation/ui/basics/button';
import { Loading } from '@invitation/ui/basics/loading';
import { Sentence } from '@invitation/ui/basics/sentence';
import { lazy, Suspense, useState } from 'react';
import { strong } from '../../context/in-sentence';
import * as layout from '../../controls/layout.css';
import type { Guest } from '../../model/people/guests';
import * as styles from './choice-bar.css';

const NoteMany = lazy(async () => ({ default: (await import('./note-many')).NoteMany }));

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
  const [isNoting, setNoting] = useState(false);
  const invitations = chosen.filter(({ invitation }) => invitation).length;
  if (isAsking && chosen.length > 0) {
    return (
      <section className={styles.root} aria-label={words.deleteSelected}>
        <p>
          <Sentence>{words.askToDelete(strong, chosen.length, invitations)}</Sentence>
        </p>
        <div className={layout.buttons}>
          <Button
            variant="destructive"
            onClick={() => {
              setAsking(false);
              onDelete();
            }}
          >
            {words.saveAndDelete}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        </div>
      </section>
    );
  }
  if (isNoting && chosen.length > 0) {
    return (
      <section className={styles.root} aria-label={words.selectedGuests}>
        <p role="status">{words.selected(chosen.length)}</p>
        <Suspense fallback={<Loading />}>
          <NoteMany guests={chosen} onEnd={() => setNoting(false)} />
        </Suspense>
      </section>
    );
  }
  return (
    <section className={styles.root} aria-label={words.selectedGuests}>
      <p role="status">{words.selected(chosen.length)}</p>
      <div className={layout.buttons}>
        <Button
          variant="secondary"
          disabled={shown === 0}
          onClick={() => onChooseAll(!areAllChosen)}
        >
          {areAllChosen && shown > 0 ? words.selectNone : words.selectAll(shown)}
        </Button>
        <Button
          variant="destructive"
          disabled={chosen.length === 0}
          onClick={() => setAsking(true)}
        >
          {words.delete}
        </Button>
        <Button variant="secondary" disabled={chosen.length === 0} onClick={() => setNoting(true)}>
          {words.note}
        </Button>
        <Button variant="secondary" disabled={invitations === 0} onClick={onPrintCards}>
          {words.print(invitations)}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          {words.done}
        </Button>
      </div>
    </section>
  );
}

import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { strong } from '../../context/in-sentence';
import type { arrivals } from './door-guests';
import * as styles from './door-page.css';

/** Says whom the last tap marked, offers to undo it, and says how many people have arrived. Its height stays the same. */
export const ArrivalMessage = ({
  changed,
  total: { least, most, expected },
  undecided,
  onUndo,
  onUndecided,
}: {
  /** If there are several numbers of people, only one of them is right. */
  readonly changed: { readonly name: string; readonly people: readonly number[] } | undefined;
  readonly total: ReturnType<typeof arrivals>;
  /** The number of guests whom two phones counted without knowing of each other. */
  readonly undecided: number;
  readonly onUndo: () => void;
  readonly onUndecided: () => void;
}) => {
  const total = <Sentence>{words.arrivedOf(strong, least, most, expected)}</Sentence>;
  return (
    <div className={styles.message}>
      <p role="status" className={styles.messageText}>
        {changed && (
          <span className={styles.changed}>
            <span aria-hidden="true">✓ </span>
            <Sentence>
              {words.changed(
                <bdi key="name" translate="no" className={styles.changedName}>
                  {changed.name}
                </bdi>,
                changed.people,
              )}
            </Sentence>
          </span>
        )}
        {undecided === 0 ? (
          <span>{total}</span>
        ) : (
          <button type="button" className={styles.undecided} onClick={onUndecided}>
            <span aria-hidden="true">⚠ </span>
            {total}
            <span className={visuallyHidden}>{`. ${words.seeSeparate(undecided)}`}</span>
          </button>
        )}
      </p>
      {changed && (
        <Button variant="secondary" onClick={onUndo}>
          {common.undo}
        </Button>
      )}
    </div>
  );
};

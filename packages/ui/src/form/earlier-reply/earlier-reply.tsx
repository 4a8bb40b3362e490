import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { invitation as words } from '@invitation/domain/words/group/invitation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../basics/button/button';
import { Sentence } from '../../basics/sentence/sentence';
import { inset } from '../../theme/card.css';
import { actions } from '../../theme/centred.css';
import { heading } from '../../theme/section.css';
import { ANSWER_LABELS } from '../rsvp-form/rsvp-labels';

/** Asks a guest with a personal invitation whether to use the reply that this browser sent without one (B14). */
export function EarlierReply({
  rsvp,
  events,
  onTake,
}: {
  readonly rsvp: StoredRsvp;
  /** The days that the guest sees. */
  readonly events: readonly CelebrationEvent[];
  readonly onTake: () => void;
}) {
  const [state, setState] = useState<'asking' | 'taken' | 'declined'>('asking');
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button was removed, so the focus needs another element.
    if (state === 'taken') result.current?.focus();
    if (state === 'declined') document.querySelector<HTMLElement>('form input')?.focus();
  }, [state]);
  if (state === 'declined') return null;
  if (state === 'taken') {
    return (
      <p ref={result} tabIndex={-1} className={inset}>
        {words.used}
      </p>
    );
  }
  const answers = events.flatMap(({ day, weekday }) => {
    const answer = rsvp[day];
    return answer ? [`${weekday}: ${ANSWER_LABELS[answer]}`] : [];
  });
  return (
    <section className={inset} aria-labelledby="earlier-reply">
      <h2 id="earlier-reply" className={heading}>
        {words.earlier}
      </h2>
      <p>
        <Sentence>
          {words.askEarlier(
            rsvp.name ? (
              <b key="name">
                <bdi translate="no">{rsvp.name}</bdi>
              </b>
            ) : null,
            answers.join(', '),
          )}
        </Sentence>
      </p>
      <div className={actions}>
        <Button
          onClick={() => {
            setState('taken');
            onTake();
          }}
        >
          {words.take}
        </Button>
        <Button variant="secondary" onClick={() => setState('declined')}>
          {words.doNotTake}
        </Button>
      </div>
    </section>
  );
}

import type { CelebrationEvent } from '@invitation/domain/event';
import { Alert } from '@invitation/ui/alert';
import { Button, buttonClass } from '@invitation/ui/button';
import { IsolatedList } from '@invitation/ui/isolated-list';
import { useMemo } from 'react';
import type { GuestList } from '../../model/guest-list';
import type { Guest, RepliedGuest } from '../../model/guests';
import { summarize } from '../../model/summary';
import { ADDRESSES, guestAddress } from '../addresses';
import { AnswerMarks } from '../answers/answer-mark';
import * as card from '../card.css';
import { count, type TimeFormat } from '../format';
import { GuestName, nameOf } from '../guests/guest-row';
import { PageHeading } from '../page-heading/page-heading';
import { DayCard } from './day-card';
import { Duplicates } from './duplicates';
import * as styles from './overview.css';

/** Who comes, at one look (B15). */
export function Overview({
  list,
  events,
  format,
  onMerge,
  onDownload,
}: {
  readonly list: GuestList;
  readonly events: readonly CelebrationEvent[];
  readonly format: TimeFormat;
  /** Merges the entries of one guest. The answers of the first one count. */
  readonly onMerge: (kept: RepliedGuest, others: readonly Guest[]) => void;
  /** Downloads the table for the caterer. */
  readonly onDownload: () => void;
}) {
  const { replies, invitations, unreadable, unreadableInvitations, unreadableArrivals, byKey } =
    list;
  const { headcounts, dietary, newest, openInvitations, duplicates } = useMemo(
    () => summarize(events, { replies, unreadable }, invitations),
    [events, replies, unreadable, invitations],
  );
  const problems = [...unreadable, ...unreadableInvitations, ...unreadableArrivals];
  return (
    <>
      <PageHeading>Who comes</PageHeading>
      <p>
        {count(replies.length, 'reply', 'replies')}.{' '}
        {openInvitations.length > 0 && (
          <a href={`${ADDRESSES.guests}?answer=unanswered`} className={styles.link}>
            {count(openInvitations.length, 'invitation is', 'invitations are')} not answered yet.
          </a>
        )}
      </p>
      {problems.length > 0 && (
        <Alert>
          {count(problems.length, 'document is', 'documents are')} not counted, because their fields
          are not valid. Correct them in the Firebase console:{' '}
          {problems.map(({ key }) => key).join(', ')}.
        </Alert>
      )}
      <div className={styles.days}>
        {events.map((event) => {
          const headcount = headcounts.find(({ day }) => day === event.day);
          return headcount && <DayCard key={event.day} event={event} headcount={headcount} />;
        })}
      </div>
      <div className={styles.columns}>
        <section className={`${card.root} ${styles.tall}`}>
          <h2 className={card.heading}>Newest replies</h2>
          {newest.length === 0 && <p className={styles.subtle}>No replies yet.</p>}
          <ul className={styles.rows}>
            {newest.map(({ key, lastRsvp }) => {
              const guest = byKey.get(key);
              return (
                guest && (
                  <li key={key} className={styles.row}>
                    <a href={guestAddress(key)} className={styles.newest}>
                      <strong>
                        <GuestName guest={guest} />
                      </strong>
                      <span className={styles.subtle}>{lastRsvp && format.short(lastRsvp)}</span>
                    </a>
                    <AnswerMarks guest={guest} events={events} />
                  </li>
                )
              );
            })}
          </ul>
        </section>
        <section className={card.root}>
          <h2 className={card.heading}>Diets of those who come</h2>
          {dietary.length === 0 && <p className={styles.subtle}>None.</p>}
          <ul className={styles.rows}>
            {dietary.map(({ text, replies }) => (
              <li key={text} className={styles.row}>
                <p>
                  <strong>{replies.length} ×</strong> {text}
                </p>
                <p className={styles.subtle}>
                  <IsolatedList
                    texts={replies.map(({ name = '' }) => nameOf({ name }))}
                    separator=", "
                  />
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className={card.root}>
          <h2 className={card.heading}>Likely duplicates</h2>
          <Duplicates duplicates={duplicates} events={events} format={format} onMerge={onMerge} />
        </section>
        <section className={card.root}>
          <h2 className={card.heading}>For the caterer and for paper</h2>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onDownload}>
              Download CSV
            </Button>
            <a href={ADDRESSES.print} className={buttonClass({ variant: 'secondary' })}>
              Print list
            </a>
            <a href={ADDRESSES.backup} className={buttonClass({ variant: 'secondary' })}>
              Backup
            </a>
          </div>
        </section>
      </div>
    </>
  );
}

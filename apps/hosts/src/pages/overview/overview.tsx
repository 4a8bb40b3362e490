import type { CelebrationEvent } from '@invitation/domain/event';
import { common } from '@invitation/domain/words/hosts/common';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/alert';
import { Button, buttonClass } from '@invitation/ui/button';
import { IsolatedList } from '@invitation/ui/isolated-list';
import { type ComponentProps, useMemo } from 'react';
import type { GuestList } from '../../model/guest-list';
import { type Guest, isUnanswered, partyOf, type RepliedGuest } from '../../model/guests';
import { summarize } from '../../model/summary';
import { ADDRESSES, guestAddress } from '../addresses';
import { AnswerMarks } from '../answers/answer-mark';
import * as card from '../card.css';
import type { TimeFormat } from '../format';
import { GuestName, nameOf } from '../guests/guest-row';
import { PageHeading } from '../page-heading/page-heading';
import { DayNumbers } from './day-numbers';
import { Duplicates } from './duplicates';
import * as styles from './overview.css';
import { QuestionTotals } from './question-totals';
import { type Reminder, Unanswered } from './unanswered';
import { UnknownPeople } from './unknown-people';

/** Who's coming, at one look (B15). */
export function Overview({
  list,
  events,
  format,
  reminders,
  onCopyNames,
  onMerge,
  onDistinct,
  onPeople,
  onDownload,
}: {
  readonly list: GuestList;
  readonly events: readonly CelebrationEvent[];
  readonly format: TimeFormat;
  /** The reminders for guests who have not answered. */
  readonly reminders: (guests: readonly Guest[]) => readonly Reminder[];
  readonly onCopyNames: (guests: readonly Guest[]) => void;
  /** Writes how many people come with a reply that has no number. */
  readonly onPeople: (guest: RepliedGuest, people: number) => void;
  /** Downloads the table for the caterer. */
  readonly onDownload: () => void;
} & Pick<ComponentProps<typeof Duplicates>, 'onMerge' | 'onDistinct'>) {
  const { replies, invitations, distinct, guests, byKey } = list;
  const { unreadable, unreadableInvitations, unreadableArrivals } = list;
  const { headcounts, dietary, newest, duplicates } = useMemo(
    () => summarize(events, { replies, unreadable }, invitations, distinct),
    [events, replies, unreadable, invitations, distinct],
  );
  const unanswered = useMemo(
    () => guests.filter((guest) => guest.invitation && isUnanswered(events, guest)),
    [events, guests],
  );
  const problems = [...unreadable, ...unreadableInvitations, ...unreadableArrivals];
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      {problems.length > 0 && (
        <Alert>
          {words.unreadable(problems.length, problems.map(({ key }) => key).join(', '))}
        </Alert>
      )}
      <div className={card.root}>
        <DayNumbers
          days={events.flatMap((event) => {
            const headcount = headcounts.find(({ day }) => day === event.day);
            return headcount ? { event, headcount } : [];
          })}
          replies={replies.length}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={card.root}>
            <h2 className={card.heading}>{words.unanswered}</h2>
            <Unanswered
              guests={unanswered}
              people={unanswered.reduce((sum, guest) => sum + partyOf(guest, events), 0)}
              reminders={reminders(unanswered)}
              onCopyNames={() => onCopyNames(unanswered)}
            />
          </section>
          <section className={`${card.root} ${styles.last}`}>
            <h2 className={card.heading}>{words.dietary}</h2>
            {dietary.length === 0 && <p className={styles.subtle}>{common.none}</p>}
            <ul className={styles.rows}>
              {dietary.map(({ text, guests, people }) => (
                <li key={text} className={styles.need}>
                  <strong>{people} ×</strong> {text}{' '}
                  <span className={styles.subtle}>
                    <IsolatedList texts={guests.map(nameOf)} separator=", " />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section className={card.root}>
          <h2 className={card.heading}>{words.newest}</h2>
          {newest.length === 0 && <p className={styles.subtle}>{words.noReplies}</p>}
          <ul className={styles.rows}>
            {newest.map(({ key, lastRsvp }) => {
              const guest = byKey.get(key);
              return (
                guest && (
                  <li key={key}>
                    <a href={guestAddress(key)} className={styles.newest}>
                      <span className={styles.who}>
                        <strong>
                          <GuestName guest={guest} />
                        </strong>{' '}
                        <span className={styles.subtle}>{lastRsvp && format.short(lastRsvp)}</span>
                      </span>
                      <AnswerMarks guest={guest} events={events} />
                    </a>
                  </li>
                )
              );
            })}
          </ul>
          {newest.length < replies.length && (
            <p>
              <a href={`${ADDRESSES.guests}?sort=newest`} className={styles.link}>
                {common.seeAll(replies.length)}
              </a>
            </p>
          )}
        </section>
      </div>
      <QuestionTotals guests={guests} events={events} />
      <section className={card.root}>
        <h2 className={card.heading}>{words.duplicates}</h2>
        <Duplicates
          duplicates={duplicates}
          events={events}
          format={format}
          onMerge={onMerge}
          onDistinct={onDistinct}
        />
      </section>
      <div className={styles.short}>
        <UnknownPeople guests={guests} events={events} onAccept={onPeople} />
        <section className={card.root}>
          <h2 className={card.heading}>{words.exports}</h2>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onDownload}>
              {words.csv}
            </Button>
            <a href={ADDRESSES.print} className={buttonClass({ variant: 'secondary' })}>
              {words.print}
            </a>
            <a href={ADDRESSES.backup} className={buttonClass({ variant: 'secondary' })}>
              {words.backup}
            </a>
          </div>
        </section>
      </div>
    </>
  );
}

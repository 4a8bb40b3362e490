import { common } from '@invitation/domain/words/hosts/common';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/basics/alert';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import { useDeferredValue, useMemo, useRef } from 'react';
import { ADDRESSES, guestAddress } from '../../context/addresses';
import { useHosts } from '../../context/hosts-site';
import { isNewReply, newReplies } from '../../context/last-look';
import { AnswerMarks } from '../../controls/answers/answer-mark';
import * as card from '../../controls/card.css';
import { GuestName, nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { PhaseNote } from '../../controls/phase-note';
import { shownNeed } from '../../model/people/dietary-needs';
import type { GuestList } from '../../model/people/guest-list';
import {
  comesWithdrawn,
  comingOnAny,
  type Guest,
  isUnanswered,
  mostPeopleOf,
} from '../../model/people/guests';
import { summarize } from '../../model/people/summary';
import { likelyDuplicates } from '../../model/search/duplicates';
import { capital } from '../../model/text/format';
import { CountNotes } from './count-notes';
import { DayNumbers } from './day-numbers';
import * as styles from './overview.css';
import { OverviewEnd } from './overview-end';
import { type Reminder, Unanswered } from './unanswered';

/** Who's coming, at one look (B15). */
export function Overview({
  list,
  since,
  reminders,
}: {
  readonly list: GuestList;
  /** Replies after this server time are marked as new, in milliseconds. Default: none */
  readonly since?: number | undefined;
  readonly reminders: (guests: readonly Guest[]) => readonly Reminder[];
}) {
  const { events, formatTime } = useHosts().site;
  // The numbers are painted before the parts that nobody sees without scrolling are rendered.
  const isPainted = useDeferredValue(true, false);
  const { replies, guests, unreadable, distinct } = list;
  const { headcounts, people, children, dietary, newest } = useMemo(
    () => summarize(events, guests),
    [events, guests],
  );
  const unanswered = useMemo(
    () => guests.filter((guest) => isUnanswered(events, guest)),
    [events, guests],
  );
  const withdrawn = useMemo(
    () => guests.filter((guest) => comesWithdrawn(events, guest)).length,
    [events, guests],
  );
  const duplicates = useMemo(
    () => (isPainted ? likelyDuplicates(guests, distinct) : []),
    [isPainted, guests, distinct],
  );
  const newCount = useMemo(() => newReplies(replies, since), [replies, since]);
  const duplicatesHeading = useRef<HTMLHeadingElement>(null);
  const nameWithParty = (guest: Guest) => {
    const people = comingOnAny(guest, events);
    return people > 1 ? `${nameOf(guest)} (${common.parties(1, people)})` : nameOf(guest);
  };
  return (
    <>
      <PageHeading title={words.title} />
      <PhaseNote />
      {unreadable.length > 0 && (
        <Alert>
          {words.unreadable(unreadable.length, unreadable.map(({ key }) => key).join(', '))}
        </Alert>
      )}
      <div className={card.root}>
        <DayNumbers
          days={headcounts}
          people={people}
          children={children}
          replies={replies.length}
        />
        <CountNotes
          withdrawn={withdrawn}
          duplicates={duplicates}
          onDuplicates={() => {
            duplicatesHeading.current?.scrollIntoView();
            duplicatesHeading.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={card.root}>
            <h2 className={card.heading}>{words.unanswered}</h2>
            <Unanswered
              isAnyoneInvited={guests.some(({ invitation }) => invitation)}
              guests={unanswered}
              people={unanswered.reduce((sum, guest) => sum + mostPeopleOf(guest, events), 0)}
              reminders={reminders(unanswered)}
            />
          </section>
          <section className={`${card.root} ${styles.last}`}>
            <h2 className={card.heading}>{words.dietary}</h2>
            {dietary.length === 0 && <p className={layout.subtle}>{common.none}</p>}
            <ul className={layout.list}>
              {dietary.map(({ text, guests, days }) => (
                <li key={text} className={styles.dietary}>
                  <strong>
                    <bdi>{text}</bdi>
                  </strong>{' '}
                  <span>
                    {days
                      .map((day) => `${capital(day.event.weekday)}: ${shownNeed(day)}`)
                      .join(' · ')}
                  </span>{' '}
                  <span className={layout.subtle}>
                    <IsolatedList texts={guests.map(nameWithParty)} separator=", " />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section className={card.root}>
          <h2 className={card.heading}>{words.newest}</h2>
          {newCount > 0 && <p>{words.newSince(newCount)}</p>}
          {newest.length === 0 && <p className={layout.subtle}>{words.noReplies}</p>}
          <ul className={layout.list}>
            {newest.map((guest) => (
              <li key={guest.key}>
                <a href={guestAddress(guest.key)} className={styles.newest}>
                  <span className={styles.who}>
                    <strong>
                      <GuestName guest={guest} />
                    </strong>{' '}
                    <span className={layout.subtle}>
                      {isNewReply(guest.reply, since) && (
                        <strong className={styles.isNew}>{words.isNew}</strong>
                      )}{' '}
                      <span>{guest.reply.lastRsvp && formatTime(guest.reply.lastRsvp)}</span>
                    </span>
                  </span>
                  <AnswerMarks guest={guest} />
                </a>
              </li>
            ))}
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
      {isPainted ? (
        <OverviewEnd list={list} duplicates={duplicates} duplicatesHeading={duplicatesHeading} />
      ) : (
        <div className={styles.end} />
      )}
    </>
  );
}

import type { GuestNotes, ReminderChannel } from '@invitation/domain/guest-list/guest-notes';
import { Conflict } from '@invitation/domain/rsvp/save';
import { common } from '@invitation/domain/words/hosts/common';
import { notes as noteWords } from '@invitation/domain/words/hosts/notes';
import { reminders as words } from '@invitation/domain/words/hosts/reminders';
import { sendNews } from '@invitation/domain/words/hosts/sendNews';
import { thanks } from '@invitation/domain/words/hosts/thanks';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { focus } from '../../context/focus';
import { useHosts } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import { GuestName, nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { GuestLink } from '../../controls/list/guest-link';
import { PageHeading } from '../../controls/page-heading/page-heading';
import type { Guest } from '../../model/people/guests';
import {
  isPaused,
  nextToRemind,
  type Opened,
  openedIn,
  type Purpose,
  type ReadNumber,
  reminderOrder,
} from '../../model/people/reminders';
import { isReachable, type NotesByKey } from '../../model/store/guest-notes';
import { messageOf } from '../../model/store/hosts-errors';
import { readCountryCode } from '../../model/text/phone';
import { keptCountryCode } from './country-code';
import { GuestReminder, type ReminderMessage } from './guest-reminder';

const WORDS = {
  remind: words,
  thank: { ...words, ...thanks },
  news: { ...words, ...sendNews },
};

interface Problem {
  readonly text: string;
  /** What to record again. */
  readonly retry?: readonly [Guest, ReminderChannel, Date];
}

/** Goes through the guests to remind, to thank or to tell news, one after the other (B15, B20). */
export function RemindersView({
  purpose,
  guests,
  notes,
  isLive,
  readNumber,
  messageFor,
  onOpened,
}: {
  readonly purpose: Purpose;
  readonly guests: readonly Guest[];
  readonly notes: NotesByKey;
  /** Whether the page hears at once to whom other hosts write. */
  readonly isLive: boolean;
  readonly readNumber: ReadNumber;
  readonly messageFor: (guest: Guest) => ReminderMessage;
  /** Rejects with `Conflict` if another host has written to the guest at the same moment. */
  readonly onOpened: (guest: Guest, channel: ReminderChannel, at: Date) => Promise<void>;
}) {
  const { formatTime } = useHosts().site;
  const own = WORDS[purpose.kind];
  const [now] = useState(() => new Date());
  const order = reminderOrder(guests, notes);
  // A guest whom another host reminds in the meantime stays on the screen.
  const [place, setPlace] = useState(() => ({
    shown: nextToRemind(purpose, order, notes, now)?.key,
    moves: 0,
  }));
  const { shown, moves } = place;
  const here = order.find(({ key }) => key === shown);
  const [known, setKnown] = useState(here);
  if (here && here !== known) setKnown(here);
  // A guest who has just answered or was deleted keeps the place, because the host may be about to tap.
  const left = shown && !here && known?.key === shown ? known : null;
  const guest = left ?? here ?? nextToRemind(purpose, order, notes, now);
  const show = (key = '') => setPlace({ shown: key, moves: moves + 1 });
  const nextAfter = (key: string) => nextToRemind(purpose, order, notes, now, key)?.key;
  const [confirmed, setConfirmed] = useState<string>();
  const [opened, setOpened] = useState('');
  const [code, setCode] = useState(() => keptCountryCode.read() ?? '');
  const countryCode = readCountryCode(code);

  const describe = ({ by, at }: Opened) =>
    [by && noteWords.channels[by], at && formatTime(at)].filter(Boolean).join(', ');
  const lastOf = (key: string) => describe(openedIn(purpose, notes.get(key)));
  /** Problems stay on the page while the host is in another app. A message that was not recorded stays until it is. */
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const record = async (reminded: Guest, by: ReminderChannel, at: Date) => {
    const name = nameOf(reminded);
    const others = (all: readonly Problem[]) =>
      all.filter(({ retry }) => retry && retry[0].key !== reminded.key);
    const report = (problem: Problem) =>
      setProblems((all) => [...all.filter(({ text }) => text !== problem.text), problem]);
    setProblems(others);
    try {
      await onOpened(reminded, by, at);
      setOpened(words.opened(name, describe({ by, at })));
      setConfirmed((key) => (key === reminded.key ? undefined : key));
      // Unless the host has moved on before the answer.
      if (reminded.key !== guest?.key) return;
      const next = { shown: nextAfter(reminded.key) ?? '', moves: moves + 1 };
      setPlace((current) => (current === place ? next : current));
    } catch (error) {
      const current = error instanceof Conflict && (error.current as GuestNotes | null);
      const theirs = current && describe(openedIn(purpose, current));
      if (theirs) return report({ text: own.sameTime(name, theirs) });
      const reason = error instanceof Conflict ? common.changed : messageOf(error);
      report({ text: own.notRecorded(name, reason), retry: [reminded, by, at] });
    }
  };
  const paused = order.filter(({ key }) => isPaused(purpose, notes.get(key), now));
  const unreachable = order.filter(({ key }) => !isReachable(notes.get(key)));
  const needsCode = order.some(({ key }) => readNumber(notes.get(key) ?? {}, '') === 'needsCode');
  return (
    <>
      <PageHeading title={own.title} />
      <p>{own.summary(order.length - paused.length, paused.length)}</p>
      {!isLive && <p>{own.offline}</p>}
      {needsCode && (
        <TextField
          label={words.countryCode}
          type="tel"
          value={code}
          error={code !== '' && countryCode === null ? words.badCode : undefined}
          onChange={({ target }) => {
            setCode(target.value);
            keptCountryCode.write(target.value);
          }}
        />
      )}
      <p role="status">{opened}</p>
      {problems.map(({ text, retry }) => (
        <Alert
          key={text}
          action={retry && <Button onClick={() => void record(...retry)}>{words.tryAgain}</Button>}
        >
          {text}
        </Alert>
      ))}
      <section className={card.root}>
        <h2 key={moves} ref={moves > 0 ? focus : null} tabIndex={-1} className={card.heading}>
          {guest ? <GuestName guest={guest} /> : own.done}
        </h2>
        {left && (
          <Alert
            action={
              <Button variant="secondary" onClick={() => show(nextAfter(left.key))}>
                {words.next}
              </Button>
            }
          >
            {words.leftList}
          </Alert>
        )}
        {guest && !left && (
          <GuestReminder
            guestKey={guest.key}
            notes={notes.get(guest.key)}
            message={messageFor(guest)}
            number={readNumber(notes.get(guest.key) ?? {}, countryCode ?? '')}
            last={lastOf(guest.key) || null}
            words={own}
            isPaused={isPaused(purpose, notes.get(guest.key), now) && confirmed !== guest.key}
            onConfirm={() => setConfirmed(guest.key)}
            onOpen={(channel) => void record(guest, channel, new Date())}
            onNext={() => show(nextAfter(guest.key))}
          />
        )}
      </section>
      {paused.length > 0 && (
        <section className={card.root}>
          <h2 className={card.heading}>{own.paused}</h2>
          <ul className={layout.list}>
            {paused.map((each) => (
              <li key={each.key} className={layout.between}>
                <span>
                  <GuestName guest={each} />{' '}
                  <span className={layout.subtle}>{lastOf(each.key)}</span>
                </span>
                <Button
                  variant="secondary"
                  aria-label={`${own.again}: ${nameOf(each)}`}
                  onClick={() => {
                    setConfirmed(each.key);
                    show(each.key);
                  }}
                >
                  {own.again}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unreachable.length > 0 && (
        <section className={card.root}>
          <h2 className={card.heading}>{words.unreachable}</h2>
          <ul className={layout.list}>
            {unreachable.map((each) => (
              <li key={each.key}>
                <GuestLink guest={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

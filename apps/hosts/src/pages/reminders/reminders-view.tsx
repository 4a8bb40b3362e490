import type { GuestNotes, ReminderChannel } from '@invitation/domain/guest-notes';
import { Conflict } from '@invitation/domain/save';
import { common } from '@invitation/domain/words/hosts/common';
import { notes as noteWords } from '@invitation/domain/words/hosts/notes';
import { reminders as words } from '@invitation/domain/words/hosts/reminders';
import { thanks } from '@invitation/domain/words/hosts/thanks';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { TextField } from '@invitation/ui/field';
import { useState } from 'react';
import { isReachable, type NotesByKey } from '../../model/guest-notes';
import type { Guest } from '../../model/guests';
import { messageOf } from '../../model/hosts-errors';
import { readCountryCode, readPhone } from '../../model/phone';
import {
  isPaused,
  nextToRemind,
  openedFields,
  openedIn,
  type Purpose,
  reminderOrder,
} from '../../model/reminders';
import { guestAddress } from '../../parts/addresses';
import * as card from '../../parts/card.css';
import { GuestName, nameOf } from '../../parts/guest-name';
import { useShownSite } from '../../parts/hosts-site';
import * as layout from '../../parts/layout.css';
import { PageHeading } from '../../parts/page-heading/page-heading';
import { keepCountryCode, keptCountryCode } from './country-code';
import { GuestReminder, type ReminderMessage } from './guest-reminder';

const focus = (heading: HTMLElement | null) => heading?.focus();

const WORDS = { remind: words, thank: { ...words, ...thanks } };

/** Goes through the guests to remind or to thank, one after the other (B15). */
export function RemindersView({
  purpose,
  guests,
  notes,
  isLive,
  canShare,
  messageFor,
  onOpened,
}: {
  readonly purpose: Purpose;
  /** Whom to remind or to thank. */
  readonly guests: readonly Guest[];
  readonly notes: NotesByKey;
  /** Whether the page hears at once whom other hosts remind. */
  readonly isLive: boolean;
  /** Whether the device has a menu to share. */
  readonly canShare: boolean;
  readonly messageFor: (guest: Guest) => ReminderMessage;
  /** Rejects with `Conflict` if another host has reminded the guest at the same moment. */
  readonly onOpened: (guest: Guest, channel: ReminderChannel, at: Date) => Promise<void>;
}) {
  const { formatTime } = useShownSite();
  const own = WORDS[purpose];
  const [now] = useState(() => new Date());
  const order = reminderOrder(guests, notes);
  // Whom another host reminds in the meantime stays on the screen.
  const [shown, setShown] = useState(() => nextToRemind(purpose, order, notes, now)?.key);
  const guest = order.find(({ key }) => key === shown) ?? nextToRemind(purpose, order, notes, now);
  const [confirmed, setConfirmed] = useState<string>();
  const [opened, setOpened] = useState('');
  const [code, setCode] = useState(keptCountryCode);
  const countryCode = readCountryCode(code);
  const [moves, setMoves] = useState(0);

  const show = (key = '') => {
    setMoves(moves + 1);
    setShown(key);
  };
  const describe = (opened: GuestNotes = {}) => {
    const { by, at } = openedIn(purpose, opened);
    return [by && noteWords.channels[by], at && formatTime(at)].filter(Boolean).join(', ');
  };
  /** Stays on the page while the host is in another app. */
  const [problem, setProblem] = useState<{ text: string; retry?: () => void } | null>(null);
  const record = async (reminded: Guest, by: ReminderChannel, at: Date) => {
    const name = nameOf(reminded);
    setProblem(null);
    try {
      await onOpened(reminded, by, at);
      setOpened(words.opened(name, describe(openedFields(purpose, by, at))));
      setConfirmed(undefined);
      show(nextToRemind(purpose, order, notes, now, reminded.key)?.key);
    } catch (error) {
      const theirs = error instanceof Conflict && (error.current as GuestNotes | null);
      if (theirs && describe(theirs)) {
        return setProblem({ text: own.sameTime(name, describe(theirs)) });
      }
      const reason = error instanceof Conflict ? common.changed : messageOf(error);
      setProblem({
        text: own.notRecorded(name, reason),
        retry: () => void record(reminded, by, at),
      });
    }
  };
  const paused = order.filter(({ key }) => isPaused(purpose, notes.get(key), now));
  const unreachable = order.filter(({ key }) => !isReachable(notes.get(key)));
  const needsCode = order.some(
    ({ key }) => readPhone(notes.get(key)?.phone ?? '', '') === 'needsCode',
  );
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
            keepCountryCode(target.value);
          }}
        />
      )}
      <p role="status">{opened}</p>
      {problem && (
        <Alert action={problem.retry && <Button onClick={problem.retry}>{words.tryAgain}</Button>}>
          {problem.text}
        </Alert>
      )}
      <section className={card.root}>
        <h2 key={moves} ref={moves > 0 ? focus : null} tabIndex={-1} className={card.heading}>
          {guest ? <GuestName guest={guest} /> : own.done}
        </h2>
        {guest && (
          <GuestReminder
            guestKey={guest.key}
            notes={notes.get(guest.key)}
            message={messageFor(guest)}
            countryCode={countryCode ?? ''}
            canShare={canShare}
            last={describe(notes.get(guest.key)) || null}
            words={own}
            isPaused={isPaused(purpose, notes.get(guest.key), now) && confirmed !== guest.key}
            onConfirm={() => setConfirmed(guest.key)}
            onOpen={(channel) => void record(guest, channel, new Date())}
            onNext={() => show(nextToRemind(purpose, order, notes, now, guest.key)?.key)}
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
                  <span className={layout.subtle}>{describe(notes.get(each.key))}</span>
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
                <a href={guestAddress(each.key)} className={layout.target}>
                  <GuestName guest={each} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

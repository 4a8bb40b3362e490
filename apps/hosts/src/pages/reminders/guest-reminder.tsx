import type { GuestNotes, ReminderChannel } from '@invitation/domain/guest-list/guest-notes';
import { guest } from '@invitation/domain/words/hosts/guest';
import type { reminders } from '@invitation/domain/words/hosts/reminders';
import { Alert } from '@invitation/ui/basics/alert';
import { Button, buttonClass } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { guestAddress } from '../../context/addresses';
import * as layout from '../../controls/layout.css';
import { copy } from '../../links/share';
import { ShareButton } from '../../links/share-button';
import { reminderLinks } from '../../model/people/reminders';
import { isReachable } from '../../model/store/guest-notes';
import * as styles from './reminders.css';

export interface ReminderMessage {
  /** The subject of an email. */
  readonly subject: string;
  readonly text: string;
}

export function GuestReminder({
  guestKey,
  notes = {},
  message,
  number,
  last,
  words,
  isPaused,
  onConfirm,
  onOpen,
  onNext,
}: {
  readonly guestKey: string;
  readonly notes: GuestNotes | undefined;
  readonly message: ReminderMessage;
  /** The phone number in E.164; `needsCode` if its country is unknown; `null` if it cannot be a number. */
  readonly number: string | null;
  /** How and when a message was last opened. `null` without one. */
  readonly last: string | null;
  readonly words: typeof reminders;
  /** Whether to ask before anything can be opened. */
  readonly isPaused: boolean;
  readonly onConfirm: () => void;
  readonly onOpen: (channel: ReminderChannel) => void;
  readonly onNext: () => void;
}) {
  const links = reminderLinks(notes, number, message);
  const { text } = message;
  const next = (
    <Button variant="secondary" onClick={onNext}>
      {words.next}
    </Button>
  );
  if (isPaused && last) {
    return (
      <Alert
        action={
          <div className={layout.buttons}>
            {next}
            <Button variant="secondary" onClick={onConfirm}>
              {words.again}
            </Button>
          </div>
        }
      >
        {words.already(last)}
      </Alert>
    );
  }
  return (
    <>
      <p>
        <Sentence>
          <span translate="no">
            {number?.startsWith('+') && (
              <a href={`tel:${number}`} className={layout.target}>
                {number}
              </a>
            )}
            {number?.startsWith('+') && notes.email && <span> · </span>}
            {notes.email && <span>{notes.email}</span>}
          </span>
          {notes.phone && number === null && words.notANumber(notes.phone ?? '')}
          {notes.phone && number === 'needsCode' && words.needsCode(notes.phone ?? '')}
          {!isReachable(notes) && words.noContact}{' '}
          <a href={guestAddress(guestKey)} className={layout.target}>
            {words.toGuest}
          </a>
        </Sentence>
      </p>
      {last && <p className={layout.subtle}>{words.last(last)}</p>}
      <blockquote className={styles.text}>{text}</blockquote>
      <div className={layout.buttons}>
        {Object.entries(links).map(([channel, href]) => (
          <a
            key={channel}
            href={href}
            target={channel === 'whatsapp' ? '_blank' : undefined}
            rel="noreferrer"
            className={buttonClass()}
            onClick={(event) => {
              // The second click of two would be for the next guest.
              if (event.detail > 1) event.preventDefault();
              else onOpen(channel as keyof typeof links);
            }}
          >
            {words.channels[channel as keyof typeof links]}
          </a>
        ))}
        <ShareButton data={{ text }} onShared={() => onOpen('share')} />
        <Button
          variant="secondary"
          onClick={async () => {
            if (await copy(text, guest.copied)) onOpen('copy');
          }}
        >
          {words.copy}
        </Button>
        {next}
      </div>
    </>
  );
}

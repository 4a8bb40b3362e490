import type { Phase } from '@invitation/domain/event/phases';
import { guestNews } from '@invitation/domain/words/hosts/guestNews';
import { reminders } from '@invitation/domain/words/hosts/reminders';
import { sendNews } from '@invitation/domain/words/hosts/sendNews';
import { Alert } from '@invitation/ui/basics/alert';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type HostsSite, useGuestList, useHosts } from '../../context/hosts-site';
import { WithNews, WithNotes } from '../../context/with-watched';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { PhaseNote, useSitePhase } from '../../controls/phase-note';
import { linkOf } from '../../links/link-of';
import { NoAddresses } from '../../links/no-addresses';
import { reminderText } from '../../links/share';
import { notesOfGuest } from '../../model/changes/notes-of-guest';
import { comesOrCame, type Guest, isUnanswered } from '../../model/people/guests';
import { openedFields, type Purpose, readersOf } from '../../model/people/reminders';
import { wholeNumbers } from '../../model/spreadsheet/contacts/whole-number';
import { textFor } from '../../model/store/news';
import { RemindersView } from './reminders-view';

export const RemindersPage = () => <MessagesPage purpose={{ kind: 'remind' }} />;

/** Sends thanks to the guests who said yes or have arrived. */
export const ThanksPage = () => <MessagesPage purpose={{ kind: 'thank' }} />;

/** Sends news to the guests whom they concern (B20). */
export function SendNewsPage() {
  const { guests, at } = useSearch({ from: '/news/send' });
  return (
    <WithNews>
      {(all) => {
        const news = all.find((each) => each.guests === guests && each.at.getTime() === at);
        if (news) return <MessagesPage key={`${guests} ${at}`} purpose={{ kind: 'news', news }} />;
        return (
          <>
            <PageHeading title={sendNews.title} />
            <Alert>{guestNews.gone}</Alert>
          </>
        );
      }}
    </WithNews>
  );
}

function guestsFor(
  site: HostsSite,
  guests: readonly Guest[],
  purpose: Purpose,
  phase: Phase,
): readonly Guest[] {
  const { events } = site;
  if (purpose.kind === 'news') return readersOf(events, guests, purpose.news, phase);
  return guests.filter((guest) =>
    purpose.kind === 'thank'
      ? comesOrCame(guest, events)
      : guest.invitation && linkOf(site, guest.invitation) && isUnanswered(events, guest),
  );
}

function textOf(site: HostsSite, { name, invitation }: Guest, purpose: Purpose): string {
  const language = invitation?.language;
  if (purpose.kind === 'news') return textFor(purpose.news.text, language);
  return reminderText(
    site.guestTexts,
    [language],
    (tag = language) => (invitation ? linkOf(site, { ...invitation, language: tag }) : ''),
    name,
    purpose.kind === 'thank' ? 'thanks' : 'reminder',
  );
}

function MessagesPage({ purpose }: { readonly purpose: Purpose }) {
  const { site, backend } = useHosts();
  const { guests, isLive } = useGuestList();
  const phase = useSitePhase();
  const [readNumber] = useState(() => wholeNumbers(site.events));
  const isOpen = phase === 'open';
  if (purpose.kind === 'remind' && !(isOpen && Object.values(site.addresses).some(Boolean))) {
    return (
      <>
        <PageHeading title={reminders.title} />
        {isOpen ? <NoAddresses /> : <PhaseNote />}
      </>
    );
  }
  return (
    <WithNotes>
      {(notes) => (
        <RemindersView
          purpose={purpose}
          guests={guestsFor(site, guests, purpose, phase)}
          notes={notes}
          isLive={isLive}
          readNumber={readNumber}
          messageFor={(guest) => {
            const { language, days = 'weekend' } = guest.invitation ?? {};
            const texts = site.guestTexts.find((each) => each.language === language);
            return {
              subject: (texts ?? site.guestTexts[0]).cards[days].title,
              text: textOf(site, guest, purpose),
            };
          }}
          onOpened={(guest, by, at) => {
            const own = notes.get(guest.key);
            return backend.write(
              notesOfGuest(guest, {
                answers: openedFields(purpose, own, by, at),
                seen: [own ?? null],
              }),
            );
          }}
        />
      )}
    </WithNotes>
  );
}

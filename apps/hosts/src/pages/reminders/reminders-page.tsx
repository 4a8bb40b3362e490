import { linkOf } from '../../links/link-of';
import { NoAddresses } from '../../links/no-addresses';
import { reminderText } from '../../links/share';
import { notesOfGuest } from '../../model/guest-notes';
import { comingOnAny, isUnanswered } from '../../model/guests';
import { openedFields, type Purpose } from '../../model/reminders';
import { useGuestList, useHosts } from '../../parts/hosts-site';
import { PhaseNote, phaseOf } from '../../parts/phase-note';
import { WithNotes } from '../../parts/with-notes';
import { RemindersView } from './reminders-view';

export const RemindersPage = () => <MessagesPage purpose="remind" />;

/** Thanks go to whoever said yes, or has arrived. */
export const ThanksPage = () => <MessagesPage purpose="thank" />;

function MessagesPage({ purpose }: { readonly purpose: Purpose }) {
  const { site, backend } = useHosts();
  const { guests, isLive } = useGuestList();
  const isThanks = purpose === 'thank';
  if (!isThanks && phaseOf(site) !== 'open') return <PhaseNote />;
  if (!isThanks && !Object.values(site.addresses).some(Boolean)) return <NoAddresses />;
  const listed = guests.filter((guest) =>
    isThanks
      ? comingOnAny(guest, site.events) > 0 || Object.keys(guest.arrivals).length > 0
      : guest.invitation && linkOf(site, guest.invitation) && isUnanswered(site.events, guest),
  );
  return (
    <WithNotes>
      {(notes) => (
        <RemindersView
          purpose={purpose}
          guests={listed}
          notes={notes}
          isLive={isLive}
          canShare={'share' in navigator}
          messageFor={({ name, invitation }) => {
            const language = invitation?.language;
            const texts = site.guestTexts.find((each) => each.language === language);
            return {
              subject: (texts ?? site.guestTexts[0]).cards[invitation?.days ?? 'weekend'].title,
              text: reminderText(
                site.guestTexts,
                [language],
                (tag = language) =>
                  invitation ? linkOf(site, { ...invitation, language: tag }) : '',
                name,
                isThanks ? 'thanks' : 'reminder',
              ),
            };
          }}
          onOpened={(guest, by, at) =>
            backend.write(
              notesOfGuest(guest, {
                answers: openedFields(purpose, by, at),
                seen: [notes.get(guest.key) ?? null],
              }),
            )
          }
        />
      )}
    </WithNotes>
  );
}

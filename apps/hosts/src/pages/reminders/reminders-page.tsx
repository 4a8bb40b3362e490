import { linkOf } from '../../links/link-of';
import { NoAddresses } from '../../links/no-addresses';
import { reminderText } from '../../links/share';
import { notesOfGuest } from '../../model/guest-notes';
import { isUnanswered } from '../../model/guests';
import { useGuestList, useHosts } from '../../parts/hosts-site';
import { WithNotes } from '../../parts/with-notes';
import { RemindersView } from './reminders-view';

export function RemindersPage() {
  const { site, backend } = useHosts();
  const { guests, isLive } = useGuestList();
  if (!Object.values(site.addresses).some(Boolean)) return <NoAddresses />;
  const unanswered = guests.filter(
    (guest) =>
      guest.invitation && linkOf(site, guest.invitation) && isUnanswered(site.events, guest),
  );
  return (
    <WithNotes>
      {(notes) => (
        <RemindersView
          guests={unanswered}
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
              ),
            };
          }}
          onOpened={(guest, remindedBy, remindedAt) =>
            backend.write(
              notesOfGuest(guest, {
                answers: { remindedAt, remindedBy },
                seen: [notes.get(guest.key) ?? null],
              }),
            )
          }
        />
      )}
    </WithNotes>
  );
}

import { languageLink } from '@invitation/domain/gate/invitation-link';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { common } from '@invitation/domain/words/hosts/common';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { useLook, useSince } from '../../context/last-look';
import { useSitePhase } from '../../controls/phase-note';
import { reminderText, share } from '../../links/share';
import type { Guest } from '../../model/people/guests';
import { LanguageField } from './language-field';
import { Overview } from './overview';
import * as styles from './overview.css';
import type { Reminder } from './unanswered';

export function OverviewPage() {
  const { site } = useHosts();
  const list = useGuestList();
  const phase = useSitePhase();
  useLook(list);
  const since = useSince();
  const { names, offered } = site.invitedTo;
  // Guests of the Saturday get no link to the other days.
  const reminders = (guests: readonly Guest[]): Reminder[] => {
    if (phase !== 'open') return [];
    const invitations = guests.flatMap(({ invitation }) => invitation ?? []);
    const invitedTo = (days: Invitation['days']) =>
      offered.length > 1 ? invitations.filter((each) => each.days === days) : invitations;
    const invited = offered.filter((days) => invitedTo(days).length > 0);
    return invited
      .filter((days) => site.addresses[days] !== '')
      .map((days) => ({
        days: invited.length > 1 ? names[days] : null,
        onShare: () =>
          share(
            reminderText(
              site.guestTexts,
              invitedTo(days).map(({ language }) => language),
              (language) => languageLink(site.addresses[days], language),
            ),
            common.reminderCopied,
          ),
      }));
  };
  return (
    <>
      <Overview list={list} since={since} reminders={reminders} />
      <div className={styles.language}>
        <LanguageField />
      </div>
    </>
  );
}

import { languageLink } from '@invitation/domain/gate/invitation-link';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { common } from '@invitation/domain/words/hosts/common';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { useLook, useSince } from '../../context/last-look';
import { nameOf } from '../../controls/guest-name';
import { PhaseNote, useSitePhase } from '../../controls/phase-note';
import { attempt, sendWithNotes, sendWithUndo } from '../../edit/attempt';
import { downloadCsv } from '../../fields/csv/download-csv';
import { copy, reminderText, share } from '../../links/share';
import { mergedInto, mergeReplies } from '../../model/changes/merge-replies';
import type { Guest } from '../../model/people/guests';
import { setUnknownPeople } from '../../model/people/unknown-people';
import { distinction } from '../../model/search/distinct';
import { moveNotes } from '../../model/store/guest-notes';
import { LanguageField } from './language-field';
import { loadNotes } from './load-notes';
import { Overview } from './overview';
import * as styles from './overview.css';
import type { Reminder } from './unanswered';

export function OverviewPage() {
  const hosts = useHosts();
  const { site, backend } = hosts;
  const list = useGuestList();
  const phase = useSitePhase();
  useLook(list);
  const since = useSince();
  const shape = {
    days: site.events,
    questions: site.questions,
    timeZone: site.events[0]?.timeZone,
  };
  const download = {
    guest: () =>
      downloadCsv(site, 'guests', async ({ csv }, headings) => {
        const all = { ...list, notes: await loadNotes(hosts) };
        return csv(shape, all, site.guestTexts.length > 1, site.namedGuests, headings);
      }),
    person: () =>
      downloadCsv(site, 'people', ({ peopleCsv }, headings) =>
        peopleCsv(shape, list.guests, headings),
      ),
  };
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
      <Overview
        list={list}
        since={since}
        note={<PhaseNote />}
        reminders={reminders}
        onCopyNames={(guests) => copy(guests.map(nameOf).join('\n'), words.namesCopied)}
        onMerge={(kept, others) => {
          const all = [kept, ...others];
          return sendWithNotes(
            backend,
            all,
            (notes) => [
              ...mergeReplies(site.events, kept, others),
              ...moveNotes(mergedInto(kept, others).key, all, notes),
            ],
            words.merged,
          );
        }}
        onDistinct={(guests) =>
          sendWithUndo(backend, distinction(guests, list.distinct), words.putAway)
        }
        onPeople={(guest, people) =>
          sendWithUndo(
            backend,
            [setUnknownPeople(site.events, guest, people)],
            words.savedPeople(people),
          )
        }
        onDownload={(by) => attempt(download[by])}
      />
      <div className={styles.language}>
        <LanguageField />
      </div>
    </>
  );
}

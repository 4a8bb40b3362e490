import type { Invitation } from '@invitation/domain/invitation';
import { languageLink } from '@invitation/domain/invitation-link';
import { common } from '@invitation/domain/words/hosts/common';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { buttonClass } from '@invitation/ui/button';
import { change, changeWithUndo } from '../../edit/change';
import { forgetDraft } from '../../edit/drafts';
import { copy, reminderText, share } from '../../links/share';
import { type Changes, replace, undo } from '../../model/changes';
import { distinction } from '../../model/distinct';
import type { Guest, RepliedGuest } from '../../model/guests';
import { mergeReplies } from '../../model/merge-replies';
import { setUnknownPeople } from '../../model/unknown-people';
import { ADDRESSES } from '../../parts/addresses';
import { nameOf } from '../../parts/guest-name';
import { useGuestList, useHosts } from '../../parts/hosts-site';
import { downloadCsv } from './download-csv';
import { LanguageField } from './language-field';
import { Overview } from './overview';
import * as styles from './overview.css';
import type { Reminder } from './unanswered';

export function OverviewPage() {
  const { site, backend } = useHosts();
  const list = useGuestList();
  const write = (done: string, changes: Changes, undoing: Changes) =>
    changeWithUndo({
      change: () => backend.write(changes),
      done,
      undo: () => backend.write(undoing),
    });
  const merge = async (kept: RepliedGuest, others: readonly Guest[]) => {
    const replacements = mergeReplies(site.events, kept, others);
    const isDone = await write(words.merged, replace(replacements), undo(replacements));
    for (const { path, to } of replacements) if (isDone && !to) forgetDraft(path);
    return isDone;
  };
  const keepApart = (guests: readonly Guest[]) => {
    const { change, undo } = distinction(guests, list.distinct);
    return write(words.putAway, change, undo);
  };
  const setPeople = (guest: RepliedGuest, people: number) => {
    const replacements = [setUnknownPeople(site.events, guest, people)];
    return write(words.savedPeople(people), replace(replacements), undo(replacements));
  };
  const { names, offered } = site.invitedTo;
  // Guests of the Saturday get no link to the other days.
  const reminders = (guests: readonly Guest[]): Reminder[] => {
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
        reminders={reminders}
        onCopyNames={(guests) => copy(guests.map(nameOf).join('\n'), words.namesCopied)}
        onMerge={merge}
        onDistinct={keepApart}
        onPeople={setPeople}
        onDownload={() => change(() => downloadCsv(site, list))}
      />
      {backend.session && (
        <a href={ADDRESSES.hosts} className={buttonClass({ variant: 'secondary' })}>
          {words.hosts}
        </a>
      )}
      <div className={styles.language}>
        <LanguageField />
      </div>
    </>
  );
}

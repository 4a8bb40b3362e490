import { common } from '@invitation/domain/words/hosts/common';
import { guests as words } from '@invitation/domain/words/hosts/guests';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import type { ComponentProps } from 'react';
import { guestAddress } from '../../context/addresses';
import { useHosts } from '../../context/hosts-site';
import { AnswerMarks, PeopleByDay } from '../../controls/answers/answer-mark';
import { Choice } from '../../controls/choice/choice';
import { GuestName, nameOf } from '../../controls/guest-name';
import { useHasGuestDraft } from '../../edit/drafts';
import { needsText } from '../../model/people/dietary-needs';
import type { Guest } from '../../model/people/guests';
import { tablesOf } from '../../model/people/seating';
import type { NotesByKey } from '../../model/store/guest-notes';
import { shownTable } from '../../model/text/shown-table';
import * as styles from './guest-row.css';

interface Props {
  readonly guest: Guest;
  readonly notes: NotesByKey;
}

/** A guest in a list, as a link to their page, and a button to correct the answer here. */
export const GuestRow = ({ onCorrect, ...props }: Props & { readonly onCorrect: () => void }) => (
  <span className={styles.line}>
    <a href={guestAddress(props.guest.key)} className={styles.root}>
      <GuestCells {...props} />
    </a>
    <button
      type="button"
      className={styles.correct}
      aria-label={`${words.correct}: ${nameOf(props.guest)}`}
      onClick={onCorrect}
    >
      <svg viewBox="0 0 24 24" className={styles.pencil} aria-hidden="true">
        <path d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3" />
      </svg>
    </button>
  </span>
);

export const GuestChoice = ({
  guest,
  notes,
  ...choice
}: Props & Omit<ComponentProps<typeof Choice>, 'children'>) => (
  <Choice {...choice}>
    <span className={styles.root}>
      <GuestCells guest={guest} notes={notes} />
    </span>
  </Choice>
);

const GuestCells = ({ guest, notes }: Props) => {
  const { events } = useHosts().site;
  const tables = tablesOf(guest, events, notes).map(shownTable);
  return (
    <>
      <span className={styles.who}>
        <span className={styles.name}>
          <GuestName guest={guest} />
          <DraftMark guestKey={guest.key} />
        </span>
        <span className={styles.details}>
          <IsolatedList texts={[...tables, ...detailsOf(guest)]} separator=" · " />
        </span>
        <PeopleByDay guest={guest} />
      </span>
      <AnswerMarks guest={guest} />
    </>
  );
};

/** Says that the guest's page has unsaved edits. */
const DraftMark = ({ guestKey }: { readonly guestKey: string }) =>
  useHasGuestDraft(guestKey) && <span className={styles.draft}>{words.draft}</span>;

function detailsOf(guest: Guest): string[] {
  const { reply, invitation } = guest;
  const details = [
    !reply && invitation && common.peopleCount(invitation.people),
    !reply && invitation?.members?.join(', '),
    reply?.guest && common.with(reply.guest).join(''),
    needsText(guest),
    !reply && common.hasNotAnswered,
  ];
  return details.filter((detail): detail is string => Boolean(detail));
}

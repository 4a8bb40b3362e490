import { common } from '@invitation/domain/words/hosts/common';
import { guests as words } from '@invitation/domain/words/hosts/guests';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import type { ComponentProps } from 'react';
import { guestAddress } from '../../context/addresses';
import { AnswerMarks, PeopleByDay } from '../../controls/answers/answer-mark';
import { Choice } from '../../controls/choice/choice';
import { GuestName } from '../../controls/guest-name';
import { useHasGuestDraft } from '../../edit/drafts';
import { needsText } from '../../people/dietary-needs';
import type { Guest } from '../../people/guests';
import * as styles from './guest-row.css';

/** A guest in a list, as a link to their page. */
export const GuestRow = ({ guest }: { readonly guest: Guest }) => (
  <a href={guestAddress(guest.key)} className={styles.root}>
    <GuestCells guest={guest} />
  </a>
);

/** A guest in a list, to choose. */
export const GuestChoice = ({
  guest,
  ...choice
}: { readonly guest: Guest } & Omit<ComponentProps<typeof Choice>, 'children'>) => (
  <Choice {...choice}>
    <span className={styles.root}>
      <GuestCells guest={guest} />
    </span>
  </Choice>
);

const GuestCells = ({ guest }: { readonly guest: Guest }) => (
  <>
    <span className={styles.who}>
      <span className={styles.name}>
        <GuestName guest={guest} />
        <DraftMark guestKey={guest.key} />
      </span>
      <span className={styles.details}>
        <IsolatedList texts={detailsOf(guest)} separator=" · " />
      </span>
      <PeopleByDay guest={guest} />
    </span>
    <AnswerMarks guest={guest} />
  </>
);

/** Says that something on the guest's page is typed and not saved. */
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

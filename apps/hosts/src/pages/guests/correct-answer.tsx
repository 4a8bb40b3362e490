import { common } from '@invitation/domain/words/hosts/common';
import { guests as words } from '@invitation/domain/words/hosts/guests';
import { Button } from '@invitation/ui/basics/button';
import { useEffect, useId, useRef } from 'react';
import { toast } from 'sonner';
import { guestAddress } from '../../context/addresses';
import * as card from '../../controls/card.css';
import { GuestName, nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { ReplyForm } from '../../fields/reply-form/reply-form';
import type { Guest } from '../../model/people/guests';
import * as styles from './correct-answer.css';

/** A dialog over the list, in which a host corrects or enters a guest's answer. */
export function CorrectAnswer({
  guest,
  onEnd,
}: {
  readonly guest: Guest;
  readonly onEnd: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  // A closed dialog gives the focus back, and calls `onEnd`.
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby={title} onClose={onEnd}>
      <h2 id={title} className={card.heading}>
        <GuestName guest={guest} />
      </h2>
      <ReplyForm
        guest={guest}
        only="days"
        onSaved={() => {
          toast.success(words.corrected(nameOf(guest)));
          close();
        }}
      />
      <p className={layout.between}>
        <a href={guestAddress(guest.key)} className={layout.target}>
          {words.everything}
        </a>
        <Button variant="secondary" onClick={close}>
          {common.close}
        </Button>
      </p>
    </dialog>
  );
}

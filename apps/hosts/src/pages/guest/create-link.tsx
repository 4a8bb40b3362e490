import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import { useShownSite } from '../../context/hosts-site';
import * as layout from '../../controls/layout.css';
import { daysToOffer } from '../../model/changes/invite-reply';
import type { RepliedGuest } from '../../model/people/guests';

type Days = Invitation['days'];

/** Gives a personal link to a guest who replied without one. A button for each site that it may lead to. */
export function CreateLink({
  guest,
  onInvite,
}: {
  readonly guest: RepliedGuest;
  /** Settles when it is done, or has failed. */
  readonly onInvite: (days: Days) => Promise<unknown>;
}) {
  const {
    events,
    invitedTo: { names, offered },
  } = useShownSite();
  const [isCreating, setCreating] = useState(false);
  const create = async (days: Days) => {
    setCreating(true);
    await onInvite(days);
    setCreating(false);
  };
  const choices = daysToOffer(events, guest, offered);
  const isQuestion = choices.length > 1;
  return (
    <>
      <p>{words.noPersonalLink}</p>
      {isQuestion && <b>{words.createLink}</b>}
      <div className={layout.buttons}>
        {choices.map((days) => (
          <Button
            key={days}
            variant="secondary"
            disabled={isCreating}
            aria-label={isQuestion ? `${words.createLink}: ${names[days]}` : undefined}
            onClick={() => void create(days)}
          >
            {isQuestion ? names[days] : words.createLink}
          </Button>
        ))}
      </div>
    </>
  );
}

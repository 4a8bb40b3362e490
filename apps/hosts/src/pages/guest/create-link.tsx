import type { Invitation } from '@invitation/domain/invitation';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Button } from '@invitation/ui/button';
import { useState } from 'react';
import type { RepliedGuest } from '../../model/guests';
import { daysToOffer } from '../../model/invite-reply';
import { useShownSite } from '../../parts/hosts-site';
import * as layout from '../../parts/layout.css';

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
  return (
    <>
      <p>{words.sharedPassword}</p>
      <div className={layout.buttons}>
        {choices.map((days) => (
          <Button
            key={days}
            variant="secondary"
            disabled={isCreating}
            onClick={() => void create(days)}
          >
            {choices.length > 1 ? `${words.createLink}: ${names[days]}` : words.createLink}
          </Button>
        ))}
      </div>
    </>
  );
}

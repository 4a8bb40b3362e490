import type { CelebrationEvent } from '@invitation/domain/event/event';
import { countsOn, possiblePeople } from '@invitation/domain/guest-list/arrivals';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/basics/button';
import type { MouseEvent } from 'react';
import type { DoorGuest } from './door-guests';

/** One tap for each count, and for all of them together. */
export const ArrivalChoice = ({
  guest: { arrivals },
  event: { day },
  onChoose,
}: {
  readonly guest: DoorGuest;
  readonly event: CelebrationEvent;
  readonly onChoose: (people: number, tap: MouseEvent) => void;
}) => {
  const counts = countsOn(arrivals, day);
  return possiblePeople(arrivals, day).map((people) => {
    const isSum = !counts.includes(people);
    return (
      <Button
        key={people}
        variant="secondary"
        aria-label={isSum ? undefined : words.peopleHere(people)}
        onClick={(tap) => onChoose(people, tap)}
      >
        {isSum ? words.together(people) : people}
      </Button>
    );
  });
};

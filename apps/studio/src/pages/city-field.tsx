import type { Place } from '@invitation/content/edit/places';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import * as form from '../form/form.css';
import * as styles from './studio.css';

/** A city with suggestions from a list on this computer. Typing decides nothing: only a chosen suggestion calls `onPlace`. */
export function CityField({
  typed,
  onPlace,
  ...input
}: ComponentProps<typeof TextField> & {
  readonly typed: string;
  readonly onPlace: (place: Place) => void;
}) {
  const [before] = useState(typed);
  const [chosen, setChosen] = useState<Place | null>(null);
  const isOpen = typed.trim().length > 1 && typed !== (chosen?.city ?? before);
  const { data = [] } = useQuery({
    queryKey: ['places', typed],
    queryFn: async (): Promise<readonly Place[]> =>
      (await fetch(`/studio/places?${new URLSearchParams({ name: typed })}`)).json(),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  const places = isOpen ? data : [];
  return (
    <div className={form.value}>
      <TextField {...input} autoComplete="off" />
      {places.length > 0 && (
        <ul className={styles.places} aria-label="Places of this name">
          {places.map((place) => (
            <li key={place.label}>
              <Button
                variant="secondary"
                onClick={() => {
                  setChosen(place);
                  onPlace(place);
                }}
              >
                {place.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={form.hint}>
        {chosen ? `The times are those of ${chosen.label}.` : ''}
      </p>
    </div>
  );
}

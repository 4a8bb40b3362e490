import type { NewDay } from '@invitation/content/edit/days';
import { TextField } from '@invitation/ui/basics/field';
import type { ComponentProps } from 'react';
import * as form from '../form/form.css';

/** The evening that most parties have. */
export const EMPTY_DAY: NewDay = {
  title: '',
  date: '',
  start: '18:00',
  end: '23:00',
  location: '',
};

type InputProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** What a couple says of a new day. */
export function DayInputs({ inputOf }: { readonly inputOf: (name: keyof NewDay) => InputProps }) {
  return (
    <>
      <TextField label="What’s happening" placeholder="Dinner" {...inputOf('title')} />
      <div className={form.dates}>
        <TextField label="Date" type="date" {...inputOf('date')} />
        <TextField label="Start" type="time" {...inputOf('start')} />
        <TextField label="End" type="time" {...inputOf('end')} />
      </div>
      <TextField label="Place" placeholder="The Marigold Room" {...inputOf('location')} />
    </>
  );
}

import { dayId } from '@invitation/content/edit/day-id';
import type { Edit } from '@invitation/content/edit/edit-content';
import type { Part } from '@invitation/content/edit/form';
import type { StudioState } from '@invitation/content/edit/studio-state';
import { dateText } from '@invitation/domain/build-time/schema/local-time';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import * as form from '../form/form.css';
import { PartFields } from '../form/part-fields';
import { useStudio } from '../store/studio-context';
import { placeKey } from '../store/studio-store';
import { NewDayForm } from './new-day-form';
import { textOf } from './picture-fields';

export const idOf = (file: string) => file.replace(/^days\/|\.yaml$/g, '');
export const nameOf = (day: Part) => textOf(day, 'title') || idOf(day.file);
const startOf = (day: Part) => `${textOf(day, 'date')}T${textOf(day, 'start')}`;

/** Removes a day, and the questions that are asked only about it. */
function withoutDay(file: string, { files }: StudioState): readonly [Edit, ...Edit[]] {
  const questions = files.find((each) => each.file === 'questions.yaml');
  const [list] = questions?.kind === 'group' ? questions.parts : [];
  const asked = list?.kind === 'list' ? list.items : [];
  const gone = asked.filter((item) => textOf(item, 'if') === idOf(file));
  // From the last one on, so that each is still in its place.
  const edits = gone.map(({ file, path }) => ({ file, path, value: null }));
  return [{ file, path: [], value: null }, ...edits.reverse()];
}

/** A couple picks the time of the end. The server adds the date to one after midnight. */
function withPickedEnd(day: Part): Part {
  if (day.kind !== 'group') return day;
  const parts = day.parts.map((part): Part => {
    if (!('value' in part) || part.path[0] !== 'end') return part;
    const [value = '', ...dates] = textOf(day, 'end').split('T').reverse();
    const isLater = dates.some((date) => date !== textOf(day, 'date'));
    const description = isLater
      ? 'This is on the next day, after midnight.'
      : 'A time that is not after the start is on the next day.';
    return { ...part, kind: 'time', value, description };
  });
  return { ...day, parts };
}

interface DayNameProps {
  readonly id: string;
  readonly name: string;
  /** The short names of the others. */
  readonly taken: readonly string[];
}

/** The short name of a day, which is its name in the replies. */
function DayName({ id, name, taken }: DayNameProps) {
  const { store, typed } = useStudio();
  const [to, setTo] = useState(id);
  const place = { file: `days/${id}.yaml`, path: ['date'] };
  const date = typed.get(placeKey(place))?.edit.value;
  // A day that is called after its weekday cannot have another date alone.
  const weekday = typeof date === 'string' ? dayId({ title: '', date }, taken) : '';
  return (
    <>
      {weekday !== '' && weekday !== id && (
        <Button
          variant="secondary"
          onClick={() => store.post('day-name', { from: id, to: weekday, date })}
        >{`Move ${name} to ${dateText(`${date}`, 'en-US')}`}</Button>
      )}
      <TextField
        label={`Short name of ${name}`}
        value={to}
        onChange={({ target }) => setTo(target.value.trim())}
      />
      {to !== id && (
        <>
          <p className={form.hint}>
            Replies to {id} are not counted for {to}: rename a day before guests have replied.
          </p>
          <Button
            variant="secondary"
            onClick={() => store.post('day-name', { from: id, to })}
          >{`Rename ${id} to ${to}`}</Button>
        </>
      )}
    </>
  );
}

/** The days of the celebration, in the order of their dates. */
export function DaysPage({ days }: { readonly days: readonly Part[] }) {
  const { state, store } = useStudio();
  const sorted = days.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  return (
    <div className={form.parts}>
      {sorted.map((day) => (
        <fieldset key={day.file} className={form.group}>
          <legend className={form.legend}>{nameOf(day)}</legend>
          <PartFields part={withPickedEnd(day)} />
          <DayName
            id={idOf(day.file)}
            name={nameOf(day)}
            taken={days.filter((each) => each !== day).map(({ file }) => idOf(file))}
          />
          {state && days.length > 1 && (
            <Button variant="secondary" onClick={() => store.change(withoutDay(day.file, state))}>
              {`Remove ${nameOf(day)}${
                withoutDay(day.file, state).length > 1 ? ' and the questions about it' : ''
              }`}
            </Button>
          )}
        </fieldset>
      ))}
      <NewDayForm taken={days.map(({ file }) => idOf(file))} />
    </div>
  );
}

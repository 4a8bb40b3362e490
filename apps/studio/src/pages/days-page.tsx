import type { Edit } from '@invitation/content/edit/edit-content';
import type { Part, Written } from '@invitation/content/edit/form';
import { nextDate } from '@invitation/content/edit/next-date';
import type { StudioState } from '@invitation/content/edit/studio-state';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useState } from 'react';
import { focusPart } from '../form/focus-part';
import * as form from '../form/form.css';
import { PartFields } from '../form/part-fields';
import { useStudio } from '../store/studio-context';
import { textOf } from './picture-fields';

const idOf = (file: string) => file.replace(/^days\/|\.yaml$/g, '');

/** A day like another, a day later. */
function dayAfter(part: Part): Readonly<Record<string, Written>> {
  const fields = part.kind === 'group' ? part.parts : [];
  const values = fields.flatMap((field): [string, Written][] =>
    'value' in field && field.value && field.path[0] !== 'label'
      ? [[String(field.path[0]), field.value]]
      : [],
  );
  const later = (text: string) => text.replace(/^\d{4}-\d\d-\d\d/, nextDate);
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'string' ? later(value) : value]),
  );
}

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

/** The days of the celebration. The name of a day's file is its name in the replies, so it is asked once. */
export function DaysPage({ days }: { readonly days: readonly Part[] }) {
  const { state, store } = useStudio();
  const [id, setId] = useState('');
  const last = days
    .toSorted((one, other) => textOf(one, 'date').localeCompare(textOf(other, 'date')))
    .at(-1);
  const add = async () => {
    const value = last ? dayAfter(last) : {};
    const place = { file: `days/${id}.yaml`, path: [] };
    if (!(await store.change([{ ...place, value }]))) return;
    setId('');
    focusPart(place);
  };
  return (
    <div className={form.parts}>
      {days.map((day) => (
        <fieldset key={day.file} className={form.group}>
          <legend className={form.legend}>{idOf(day.file)}</legend>
          <PartFields part={day} />
          {state && days.length > 1 && (
            <Button variant="secondary" onClick={() => store.change(withoutDay(day.file, state))}>
              {`Remove ${idOf(day.file)}${
                withoutDay(day.file, state).length > 1 ? ' and the questions about it' : ''
              }`}
            </Button>
          )}
        </fieldset>
      ))}
      <div className={form.group}>
        <TextField
          label="Short name for a new day"
          placeholder="sunday"
          value={id}
          onChange={({ target }) => setId(target.value.trim())}
        />
        <p className={form.hint}>
          One word, such as sunday or welcomeDrinks. It can’t change once guests have replied.
        </p>
        <Button variant="secondary" disabled={!/^[a-z][A-Za-z0-9]*$/.test(id)} onClick={add}>
          Add a day
        </Button>
      </div>
    </div>
  );
}

import type { Edit } from '@invitation/content/edit/edit-content';
import type { FileForm } from '@invitation/content/edit/studio-state';
import { Button } from '@invitation/ui/button';
import { TextField } from '@invitation/ui/field';
import { useState } from 'react';
import * as form from '../form/form.css';
import { PartFields } from '../form/part-fields';
import { useStudio } from '../store/studio-context';

const idOf = (file: string) => file.replace(/^days\/|\.yaml$/g, '');

/** The days of the celebration. The name of a day's file is its name in the replies, so it is asked once. */
export function DaysPage({ files }: { readonly files: readonly FileForm[] }) {
  const { store } = useStudio();
  const [id, setId] = useState('');
  const [first] = files;
  const add = async () => {
    const sample = first?.part.kind === 'group' ? first.part.sample : {};
    const refused = await store.change([
      { file: `days/${id}.yaml`, path: [], value: sample as Edit['value'] },
    ]);
    if (refused?.length === 0) setId('');
  };
  return (
    <div className={form.parts}>
      {files.map(({ file, part }) => (
        <fieldset key={file} className={form.group}>
          <legend className={form.legend}>{idOf(file)}</legend>
          <PartFields part={part} />
          {files.length > 1 && (
            <Button
              variant="secondary"
              onClick={() => store.change([{ file, path: [], value: null }])}
            >
              Remove {idOf(file)}
            </Button>
          )}
        </fieldset>
      ))}
      <div className={form.group}>
        <TextField
          label="Name of another day in the replies"
          placeholder="sunday"
          value={id}
          onChange={({ target }) => setId(target.value.trim())}
        />
        <p className={form.hint}>
          A short word, such as sunday or welcomeDrinks. It stays once there are replies.
        </p>
        <Button variant="secondary" disabled={!/^[a-z][A-Za-z0-9]*$/.test(id)} onClick={add}>
          Add a day
        </Button>
      </div>
    </div>
  );
}

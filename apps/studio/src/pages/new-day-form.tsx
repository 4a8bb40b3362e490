import { dayId } from '@invitation/content/edit/day-id';
import type { NewDay } from '@invitation/content/edit/days';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useForm } from 'react-hook-form';
import { focusPart } from '../form/focus-part';
import * as form from '../form/form.css';
import { useStudioStore } from '../store/studio-context';
import { DayInputs, EMPTY_DAY } from './day-inputs';

const REQUIRED = 'Please fill this in.';

/** A new day, which is written once it is complete. Its short name follows from its date, and can be chosen. */
export function NewDayForm({ taken }: { readonly taken: readonly string[] }) {
  const store = useStudioStore();
  const { register, handleSubmit, reset, watch, formState } = useForm<NewDay & { id: string }>({
    defaultValues: { ...EMPTY_DAY, id: '' },
  });
  const { errors } = formState;
  const [title, date] = watch(['title', 'date']);
  const proposed = dayId({ title, date }, taken);
  const add = handleSubmit(async ({ id, ...day }) => {
    const name = id.trim() || proposed;
    if (!(await store.post('day', { ...day, id: name }))) return;
    reset();
    focusPart({ file: `days/${name}.yaml`, path: [] });
  });
  return (
    <form className={form.group} onSubmit={add} noValidate aria-label="A new day">
      <h3 className={form.legend}>A new day</h3>
      <DayInputs
        inputOf={(name) => ({
          error: errors[name]?.message,
          ...register(name, { required: REQUIRED }),
        })}
      />
      <TextField label="Short name" placeholder={proposed || 'sunday'} {...register('id')} />
      <p className={form.hint}>
        One word, such as sunday or welcomeDrinks; empty for the weekday. It is the day’s name in
        the replies.
      </p>
      <Button type="submit">Add this day</Button>
    </form>
  );
}

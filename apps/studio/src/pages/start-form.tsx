import { CITIES, languageOfZone } from '@invitation/content/edit/place-of';
import type { Start } from '@invitation/content/edit/start';
import { searchText } from '@invitation/domain/record/text-forms';
import { ownName } from '@invitation/domain/words/language';
import { Button } from '@invitation/ui/basics/button';
import { SelectField, TextField } from '@invitation/ui/basics/field';
import { useFieldArray, useForm } from 'react-hook-form';
import * as form from '../form/form.css';
import { useStudio } from '../store/studio-context';
import { LANGUAGES } from './languages-page';

const EMPTY_DAY = { title: '', date: '', start: '18:00', end: '23:00', location: '' };
/** Where this computer is. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const EMPTY: Start = {
  hosts: '',
  party: 'party',
  language: languageOfZone(HERE),
  city: '',
  timeZone: CITIES.some(({ timeZone }) => timeZone === HERE) ? HERE : '',
  password: '',
  days: [EMPTY_DAY],
};
const REQUIRED = 'Please fill this in.';

/** Whether both may name one city, in two languages: Lisboa is Lisbon, but Portland is not Porto Velho. */
function isAlike(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return longer.startsWith(shorter.slice(0, Math.max(4, shorter.length - 2)));
}

/** A city decides the time zone, and mostly the language. */
const cityNamed = (name: string) =>
  CITIES.find((city) => searchText(city.name) === searchText(name)) ??
  CITIES.find((city) => isAlike(searchText(city.name), searchText(name)));

/** The first ten minutes (B22): what a couple's own site needs. Everything else keeps a default. */
export function StartForm({ onDone }: { readonly onDone: () => void }) {
  const { store } = useStudio();
  const { register, control, handleSubmit, setValue, formState } = useForm<Start>({
    defaultValues: EMPTY,
  });
  const days = useFieldArray({ control, name: 'days' });
  const { errors } = formState;
  const begin = handleSubmit(async (start) => {
    if (await store.post('start', start)) onDone();
  });
  const speak = (timeZone: string) => setValue('language', languageOfZone(timeZone));
  const follow = (name: string) => {
    const city = cityNamed(name);
    if (!city) return;
    setValue('timeZone', city.timeZone);
    speak(city.timeZone);
  };
  const required = { required: REQUIRED };
  return (
    <form className={form.parts} onSubmit={begin} noValidate>
      <p>
        This replaces the texts and days of the current site. You can change everything later, or
        undo it all.
      </p>
      <TextField
        label="Your names"
        placeholder="Ana & Rui"
        error={errors.hosts?.message}
        {...register('hosts', required)}
      />
      <SelectField label="What you celebrate" {...register('party')}>
        <option value="party">A party</option>
        <option value="birthday">A birthday</option>
        <option value="wedding">A wedding</option>
      </SelectField>
      <TextField
        label="City"
        placeholder="Lisboa"
        list="cities"
        error={errors.city?.message}
        {...register('city', { ...required, onChange: ({ target }) => follow(target.value) })}
      />
      <datalist id="cities">
        {CITIES.map(({ name, timeZone }) => (
          <option key={timeZone} value={name} />
        ))}
      </datalist>
      <SelectField
        label="Time zone"
        error={errors.timeZone?.message}
        {...register('timeZone', { ...required, onChange: ({ target }) => speak(target.value) })}
      >
        <option value="">Choose one</option>
        {CITIES.map(({ timeZone }) => (
          <option key={timeZone}>{timeZone}</option>
        ))}
      </SelectField>
      <SelectField label="Language of the site" {...register('language')}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {ownName(language)}
          </option>
        ))}
      </SelectField>
      {days.fields.map(({ id }, index) => (
        <fieldset key={id} className={form.group}>
          <legend className={form.legend}>{`Day ${index + 1}`}</legend>
          <TextField
            label="What’s happening"
            placeholder="Dinner"
            error={errors.days?.[index]?.title?.message}
            {...register(`days.${index}.title`, required)}
          />
          <TextField
            label="Date"
            type="date"
            error={errors.days?.[index]?.date?.message}
            {...register(`days.${index}.date`, required)}
          />
          <TextField
            label="Start"
            type="time"
            error={errors.days?.[index]?.start?.message}
            {...register(`days.${index}.start`, required)}
          />
          <TextField
            label="End"
            type="time"
            error={errors.days?.[index]?.end?.message}
            {...register(`days.${index}.end`, required)}
          />
          <TextField
            label="Place"
            placeholder="The Marigold Room"
            error={errors.days?.[index]?.location?.message}
            {...register(`days.${index}.location`, required)}
          />
          {days.fields.length > 1 && (
            <Button variant="secondary" onClick={() => days.remove(index)}>
              {`Remove day ${index + 1}`}
            </Button>
          )}
        </fieldset>
      ))}
      <Button variant="secondary" onClick={() => days.append(EMPTY_DAY)}>
        Add a day
      </Button>
      <TextField
        label="Password for your guests"
        placeholder="A word that is easy to type"
        autoComplete="off"
        error={errors.password?.message}
        {...register('password', required)}
      />
      <Button type="submit">Make our site</Button>
    </form>
  );
}

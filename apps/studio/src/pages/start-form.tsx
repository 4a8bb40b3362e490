import type { Start } from '@invitation/content/edit/start';
import { nextDate } from '@invitation/content/files/next-date';
import { languagePart, ownName } from '@invitation/domain/words/language';
import { Button } from '@invitation/ui/basics/button';
import { SelectField, TextField } from '@invitation/ui/basics/field';
import { useFieldArray, useForm } from 'react-hook-form';
import * as form from '../form/form.css';
import { useStudio } from '../store/studio-context';
import { CityField } from './city-field';
import { DayInputs, EMPTY_DAY } from './day-inputs';
import { LANGUAGES } from './languages-page';

const ZONES = Intl.supportedValuesOf('timeZone');
/** Where this computer is. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The language that this browser speaks; empty if the sites do not have it, or have two forms of it. */
function ownLanguage(): string {
  const spoken = navigator.language;
  const alike = LANGUAGES.filter((each) => languagePart(each) === languagePart(spoken));
  if (LANGUAGES.includes(spoken)) return spoken;
  return alike.length === 1 ? (alike[0] ?? '') : '';
}
const empty = (): Start => ({
  hosts: '',
  party: 'party',
  language: ownLanguage(),
  city: '',
  timeZone: ZONES.includes(HERE) ? HERE : '',
  password: '',
  days: [EMPTY_DAY],
});
const REQUIRED = 'Please fill this in.';

/** The first ten minutes (B22): what a couple's own site needs. Everything else keeps a default. */
export function StartForm({ onDone }: { readonly onDone: () => void }) {
  const { state, store } = useStudio();
  const { register, control, handleSubmit, setValue, getValues, watch, formState } = useForm<Start>(
    {
      defaultValues: state?.start ?? empty(),
    },
  );
  const days = useFieldArray({ control, name: 'days' });
  const { errors } = formState;
  const begin = handleSubmit(async (start) => {
    if (await store.post('start', start)) onDone();
  });
  const addDay = () =>
    days.append({ ...EMPTY_DAY, date: nextDate(getValues('days').at(-1)?.date ?? '') });
  const [city, timeZone] = watch(['city', 'timeZone']);
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
      <CityField
        label="City"
        placeholder="Lisboa"
        typed={city}
        onPlace={(place) => {
          setValue('city', place.city, { shouldValidate: true });
          setValue('timeZone', place.timeZone, { shouldValidate: true });
        }}
        error={errors.city?.message}
        {...register('city', required)}
      />
      <SelectField
        label="Time zone"
        error={errors.timeZone?.message}
        {...register('timeZone', required)}
      >
        <option value="">Choose one</option>
        {[...new Set([...ZONES, timeZone])].filter(Boolean).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <SelectField
        label="Language of the site"
        error={errors.language?.message}
        {...register('language', required)}
      >
        <option value="">Choose one</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {ownName(language)}
          </option>
        ))}
      </SelectField>
      {days.fields.map(({ id }, index) => (
        <fieldset key={id} className={form.group}>
          <legend className={form.legend}>{`Day ${index + 1}`}</legend>
          <DayInputs
            inputOf={(name) => ({
              error: errors.days?.[index]?.[name]?.message,
              ...register(`days.${index}.${name}`, required),
            })}
          />
          {days.fields.length > 1 && (
            <Button variant="secondary" onClick={() => days.remove(index)}>
              {`Remove day ${index + 1}`}
            </Button>
          )}
        </fieldset>
      ))}
      <Button variant="secondary" onClick={addDay}>
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

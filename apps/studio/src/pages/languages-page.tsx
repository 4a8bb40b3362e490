import type { Edit } from '@invitation/content/edit/edit-content';
import type { Field, Part } from '@invitation/content/edit/form';
import { translatedStarter } from '@invitation/content/edit/starter-texts';
import type { StudioState } from '@invitation/content/edit/studio-state';
import { ownName } from '@invitation/domain/words/language';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { SelectField } from '@invitation/ui/basics/field';
import * as form from '../form/form.css';
import { PartFields } from '../form/part-fields';
import { useStudio } from '../store/studio-context';
import * as styles from './studio.css';

export const LANGUAGES = Object.keys(WORDS);

const fieldsIn = (part: Part): readonly Field[] => {
  if (part.kind === 'group') return part.parts.flatMap(fieldsIn);
  return part.kind === 'list' ? part.items.flatMap(fieldsIn) : [part];
};

/** Gives each text the sites' languages; a new language begins with the text of the first. */
function inLanguages(
  { files, languages: [before = 'en-US'] }: StudioState,
  next: readonly string[],
): [Edit, ...Edit[]] {
  const [first = ''] = next;
  const celebration = files.find(({ file }) => file === 'celebration.yaml');
  const hosts = fieldsIn(celebration as Part).find(({ path }) => path[0] === 'hosts')?.value;
  const name = typeof hosts === 'string' ? hosts : (Object.values(hosts ?? {})[0] ?? '');
  const isSeveral = next.length > 1;
  const edit = (path: string, value: Edit['value']): Edit => ({
    file: 'celebration.yaml',
    path: [path],
    value,
  });
  const texts = files.flatMap((part) =>
    fieldsIn(part).flatMap(({ file, path, value, translation }): Edit[] => {
      if (value === null || value === '' || translation === undefined) return [];
      const written = typeof value === 'string' ? { [before]: value } : value;
      const [[spoken, one] = [before, '']] = Object.entries(written).sort(
        ([tag], [other]) => Number(other === first) - Number(tag === first),
      );
      const inOther = (each: string) =>
        translatedStarter(one, spoken as Language, each as Language, name);
      const all = Object.fromEntries(
        next.map((each) => [each, written[each] ?? inOther(each) ?? one]),
      );
      const isOwn = next.every((each) => written[each] !== undefined || !inOther(each));
      // A couple's own text is still to be translated.
      if (typeof value === 'string' && isOwn) return [];
      return [{ file, path, value: isSeveral ? all : one }];
    }),
  );
  return [
    edit('languages', isSeveral ? [...next] : null),
    edit('language', isSeveral ? null : first),
    ...texts,
  ];
}

/** One language, or several with the one for everybody else. Each text then has a field for each (B16). */
export function LanguagesPage({ parts }: { readonly parts: readonly Part[] }) {
  const { state, store } = useStudio();
  if (!state) return null;
  const { languages } = state;
  const [first = ''] = languages;
  const speak = (next: readonly string[]) => store.change(inLanguages(state, next));
  return (
    <div className={form.parts}>
      <fieldset className={form.group}>
        <legend className={form.legend}>The languages of your sites</legend>
        <div className={styles.palettes}>
          {LANGUAGES.map((tag) => {
            const isOn = languages.includes(tag);
            return (
              <label key={tag} className={styles.palette} lang={tag}>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isOn && languages.length === 1}
                  onChange={() =>
                    speak(isOn ? languages.filter((each) => each !== tag) : [...languages, tag])
                  }
                />
                <span>{ownName(tag)}</span>
              </label>
            );
          })}
        </div>
        <p className={form.hint}>
          If you choose several, every text gets a field for each, and guests see the site in their
          browser’s language.
        </p>
        {languages.length > 1 && (
          <SelectField
            label="Default language, for all other browsers"
            value={first}
            onChange={({ target: { value } }) =>
              speak([value, ...languages.filter((each) => each !== value)])
            }
          >
            {languages.map((tag) => (
              <option key={tag} value={tag}>
                {ownName(tag)}
              </option>
            ))}
          </SelectField>
        )}
      </fieldset>
      {parts.map(
        (part) => part.path[0] === 'timeZone' && <PartFields key="timeZone" part={part} />,
      )}
    </div>
  );
}

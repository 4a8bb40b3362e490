import type { Field, Written } from '@invitation/content/edit/form';
import type { Finding } from '@invitation/domain/build-time/read/read-yaml';
import { languageName } from '@invitation/domain/words/language';
import { Button } from '@invitation/ui/basics/button';
import { SelectField, TextAreaField, TextField } from '@invitation/ui/basics/field';
import { useStudio } from '../store/studio-context';
import { placeKey, sentenceOf } from '../store/studio-store';
import * as styles from './form.css';
import { useOwnFaults } from './use-own-faults';

const INPUT_TYPES: Partial<Record<Field['kind'], string>> = { date: 'date', time: 'time' };

interface InputProps {
  readonly field: Field;
  readonly label: string;
  readonly text: string;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
}

function Input({
  field: { kind, choices, names, example },
  label,
  text,
  fault,
  onType,
}: InputProps) {
  const shared = { label, ...(fault !== undefined && { error: fault }), value: text };
  if (choices.length > 0) {
    return (
      <SelectField {...shared} onChange={({ target }) => onType(target.value)}>
        {[...new Set([...choices, text])].map((option) => (
          <option key={option} value={option}>
            {names?.[option] ?? (option || '–')}
          </option>
        ))}
      </SelectField>
    );
  }
  const placeholder = example;
  if (kind === 'paragraph') {
    return (
      <TextAreaField
        {...shared}
        rows={4}
        placeholder={placeholder}
        onChange={({ target }) => onType(target.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      type={INPUT_TYPES[kind] ?? 'text'}
      placeholder={placeholder}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** @param language one of several, or `undefined` if the sites have one */
function textIn({ value, translation }: Field, language: string | undefined, isFirst: boolean) {
  if (typeof value !== 'string') return value?.[language ?? ''] ?? '';
  // A sentence in one language is still to be translated; a name is the same in each.
  return isFirst || translation === 'possible' ? value : '';
}

/** A value of the content: one input, or one for each language of the sites. What is typed is written once it has no fault. */
export function ValueField({ field: written }: { readonly field: Field }) {
  const { state, typed, store } = useStudio();
  const { file, path, isOptional, title, description, translation } = written;
  const typedHere = typed.get(placeKey({ file, path }));
  const field = typedHere ? { ...written, value: typedHere.edit.value as Written | null } : written;
  const languages = translation ? (state?.languages ?? []) : [];
  const isSeveral = languages.length > 1;
  const texts = (isSeveral ? languages : [languages[0]]).map(
    (language, index) => [language, textIn(field, language, index === 0)] as const,
  );
  const faultHere = useOwnFaults(written);
  const isInOne = texts.some(([, text]) => text === '') && texts.some(([, text]) => text !== '');
  const faultIn = (language: string | undefined, text: string) => {
    // A missing translation is reported where it is to be written.
    const warnings = isInOne && text !== '' ? [] : (state?.warnings ?? []);
    const findings = typedHere?.faults ?? [...(state?.faults ?? []), ...warnings];
    const own = [field.field, `${field.field}.${language}`, `${field.field}, ${language}`];
    const group = field.field.slice(0, Math.max(field.field.search(/[^., ]+$/), 0));
    // Those of its neighbours stand there.
    const isElsewhere = ({ file: other, field: name }: Finding) =>
      other !== file || !name.startsWith(group || field.field);
    const said = findings.flatMap((finding) => {
      if (finding.file === file && own.includes(finding.field)) return [finding.message];
      return typedHere && isElsewhere(finding) ? [sentenceOf(finding)] : [];
    });
    return said.join(' ') || (typedHere ? undefined : faultHere);
  };
  const write = (language: string | undefined, text: string) => {
    const all = texts.map(([each, before]) => [each, each === language ? text : before] as const);
    const [[, first = ''] = [], ...others] = all;
    // A text in one language is no fault yet, so that one can translate it later.
    const isInOne = others.every(([, each]) => each === '');
    const next = isInOne ? first : Object.fromEntries(all);
    store.type({ file, path, value: isOptional && next === '' ? null : next });
  };
  const isSame =
    translation === 'expected' &&
    texts.some(([, text], index) => index > 0 && text !== '' && text === texts[0]?.[1]);
  return (
    <div className={styles.value} data-file={file} data-path={path.join('.')}>
      <div className={styles.languages}>
        {texts.map(([language, text]) => (
          <Input
            key={language ?? ''}
            field={field}
            label={isSeveral ? `${title} (${languageName(`${language}`, 'en')})` : title}
            text={text}
            fault={faultIn(language, text)}
            onType={(next) => write(language, next)}
          />
        ))}
      </div>
      {typedHere?.isConflict && (
        <Button variant="secondary" onClick={() => store.forget(typedHere.edit)}>
          Use the other version
        </Button>
      )}
      {isSame && (
        <p className={styles.hint}>
          The same text in several languages. Translate it, unless it’s a name.
        </p>
      )}
      {description && <p className={styles.hint}>{description}</p>}
    </div>
  );
}

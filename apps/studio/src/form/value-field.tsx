import type { Field, Written } from '@invitation/content/edit/form';
import { SelectField, TextAreaField, TextField } from '@invitation/ui/field';
import { useStudio } from '../store/studio-context';
import { placeKey } from '../store/studio-store';
import * as styles from './form.css';

const INPUT_TYPES: Partial<Record<Field['kind'], string>> = { date: 'date', time: 'time' };
const YES_OR_NO = ['yes', 'no'];

interface InputProps {
  readonly field: Field;
  readonly label: string;
  readonly text: string;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
}

function Input({
  field: { kind, choices, example, isOptional },
  label,
  text,
  fault,
  onType,
}: InputProps) {
  const shared = { label, ...(fault !== undefined && { error: fault }), value: text };
  if (kind === 'choice' || kind === 'yesOrNo') {
    const options = kind === 'choice' ? choices : YES_OR_NO;
    return (
      <SelectField {...shared} onChange={({ target }) => onType(target.value)}>
        {(isOptional || !options.includes(text)) && <option value="">{text || '–'}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
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

const inLanguage = (value: Written | null, language: string): string =>
  typeof value === 'string' ? value : (value?.[language] ?? '');

/** A value of the content: one input, or one for each language of the sites. What is typed is written once it has no fault. */
export function ValueField({ field }: { readonly field: Field }) {
  const { state, typed, store } = useStudio();
  const { file, path, isOptional, title, description } = field;
  const own = typed.get(placeKey({ file, path: [...path] as string[] }));
  const value = (own ? own.edit.value : field.value) as Written | null;
  const said = own?.faults.map(({ message }) => message) ?? [];
  const known = [...(state?.faults ?? []), ...(state?.warnings ?? [])]
    .filter((each) => each.file === file && each.field === field.field)
    .map(({ message }) => message);
  const fault = (own ? said : known).join(' ') || undefined;
  const write = (next: Written) => {
    const isRemoved = next === '' && isOptional;
    store.type({ file, path: [...path] as string[], value: isRemoved ? null : next });
  };
  const languages = field.isTranslatable ? (state?.languages ?? []) : [];
  const label = title.charAt(0).toUpperCase() + title.slice(1);
  return (
    <div className={styles.value} data-file={file} data-path={path.join('.')}>
      {languages.length > 1 ? (
        languages.map((language) => (
          <Input
            key={language}
            field={field}
            label={`${label} (${language})`}
            text={inLanguage(value, language)}
            fault={fault}
            onType={(text) => {
              const texts = languages.map((each) => [each, inLanguage(value, each)]);
              write({ ...Object.fromEntries(texts), [language]: text });
            }}
          />
        ))
      ) : (
        <Input
          field={field}
          label={label}
          text={inLanguage(value, languages[0] ?? '')}
          fault={fault}
          onType={write}
        />
      )}
      {description && <p className={styles.hint}>{description}</p>}
    </div>
  );
}

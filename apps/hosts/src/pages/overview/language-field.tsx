import { common as words } from '@invitation/domain/words/hosts/common';
import { language } from '@invitation/domain/words/hosts/language';
import { ownName } from '@invitation/domain/words/language';
import { HOSTS_LANGUAGES, type HostsLanguage } from '@invitation/domain/words/run-time';
import { SelectField } from '@invitation/ui/basics/field';
import { chooseLanguage } from '../../context/language';

/** The language of the page, for all visits of this device. */
export const LanguageField = () => (
  <SelectField
    label={words.language}
    value={language}
    onChange={({ target }) => chooseLanguage(target.value as HostsLanguage)}
  >
    {HOSTS_LANGUAGES.map((tag) => (
      <option key={tag} value={tag} lang={tag}>
        {ownName(tag)}
      </option>
    ))}
  </SelectField>
);

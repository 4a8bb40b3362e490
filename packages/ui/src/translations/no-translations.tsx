// In place of `translations.tsx`, in a site with one language.
import type * as translations from './translations';

export const WithTranslations: typeof translations.WithTranslations = ({ children }) => (
  <>{children}</>
);

export const Translations: typeof translations.Translations = () => null;

import type { Translation } from '@invitation/domain/words/language';
import { createContext, type ReactNode, use } from 'react';
import * as styles from './translations.css';

const TranslationsContext = createContext<readonly Translation[]>([]);

/** Gives `Translations` the other languages of a site. */
export const WithTranslations = ({
  site,
  children,
}: {
  readonly site: { readonly translations?: readonly Translation[] };
  readonly children: ReactNode;
}) => <TranslationsContext value={site.translations ?? []}>{children}</TranslationsContext>;

/** Links to the same page in the site's other languages (B16). The script of the first paint follows them. */
export function Translations({ on = 'page' }: { readonly on?: 'page' | 'picture' }) {
  const translations = use(TranslationsContext);
  if (translations.length === 0) return null;
  const isOnPicture = on === 'picture';
  return (
    <footer
      className={isOnPicture ? styles.onPicture : styles.root}
      // A press on a picture pauses it.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {translations.map(({ language, name }) => (
        <a
          key={language}
          href={`#language=${language}`}
          hrefLang={language}
          lang={language}
          className={isOnPicture ? styles.linkOnPicture : styles.link}
        >
          {name}
        </a>
      ))}
    </footer>
  );
}

import { language } from '@invitation/domain/words/hosts/language';

/** E.g. `Ada, Grace, and Alan`. */
export const listOf = (texts: readonly string[]): string =>
  new Intl.ListFormat(language).format(texts);

// In place of `language.ts`, in a site with one language.
import type * as language from './language';

export const offeredLanguage: typeof language.offeredLanguage = () => null;

export const pageLanguage: typeof language.pageLanguage = () => undefined;

export const switchLanguage: typeof language.switchLanguage = async () => {};

export const onLanguageLink: typeof language.onLanguageLink = () => {};

export const keepLanguage: typeof language.keepLanguage = async () => {};

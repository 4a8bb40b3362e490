import type { Words } from './catalogue';
import * as languages from './languages';

export type Language = keyof typeof languages;

/** All languages by tag, for builds and tests: a site imports `@invitation/domain/words/GROUP` and gets one language. */
export const WORDS: Readonly<Record<Language, Words>> = languages;

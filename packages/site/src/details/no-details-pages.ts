// In place of `details-pages.ts`, in a site without the practical page.
import type * as pages from './details-pages';

export const DETAILS_PAGES = {} as typeof pages.DETAILS_PAGES;

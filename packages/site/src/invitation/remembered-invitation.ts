import type { Mode } from '@invitation/domain/mode';
import { withStorage } from '@invitation/domain/storage';

const ID_KEY = 'invitation';
const DAYS_KEY = 'invitation_days';

const withLocalStorage = <Result>(task: (storage: Storage) => Result, fallback: Result): Result =>
  withStorage(
    () => localStorage,
    task,
    () => fallback,
  );
/** Keeps the id of this page, which another tab does not change. `first-paint.ts` has its own copy of this module. */
const pageData = () => document.documentElement.dataset;

/** Stores the id of a personal link. It may be cut short. */
export function rememberInvitation(id: string): void {
  pageData().invitation = id;
  withLocalStorage((storage) => storage.setItem(ID_KEY, id), undefined);
}

/**
 * The id of the last personal link that was opened in this browser before the page was loaded, or in this page. `null`
 * without one.
 */
export function rememberedInvitation(): string | null {
  const data = pageData();
  data.invitation ??= withLocalStorage((storage) => storage.getItem(ID_KEY), null) ?? '';
  return data.invitation || null;
}

/** Stores the days of an invitation. They still count after the hosts have withdrawn it. */
export const rememberDays = (days: Mode): void =>
  withLocalStorage((storage) => storage.setItem(DAYS_KEY, days), undefined);

/** Whether the last invitation in this browser was for the Saturday only. */
export const isSaturdayRemembered = (): boolean =>
  withLocalStorage((storage) => storage.getItem(DAYS_KEY) === ('saturday' satisfies Mode), false);

/** Forgets the invitation of this page. Keeps that of a link in another tab. */
export function forgetInvitation(): void {
  const id = rememberedInvitation();
  pageData().invitation = '';
  withLocalStorage((storage) => {
    if (storage.getItem(ID_KEY) === id) storage.removeItem(ID_KEY);
  }, undefined);
}

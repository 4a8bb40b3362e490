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
/** Passes the id of a link on if the storage is blocked. */
const pageData = () => document.documentElement.dataset;

/** Stores the id of a personal link. It may be cut short. */
export function rememberInvitation(id: string): void {
  pageData().invitation = id;
  withLocalStorage((storage) => storage.setItem(ID_KEY, id), undefined);
}

/** The id of the last personal link that was opened in this browser, `null` without one. */
export const rememberedInvitation = (): string | null =>
  withLocalStorage((storage) => storage.getItem(ID_KEY), null) ?? pageData().invitation ?? null;

/** Stores the days of an invitation. They still count after the hosts have withdrawn it. */
export const rememberDays = (days: Mode): void =>
  withLocalStorage((storage) => storage.setItem(DAYS_KEY, days), undefined);

/** Whether the last invitation in this browser was for the Saturday only. */
export const isSaturdayRemembered = (): boolean =>
  withLocalStorage((storage) => storage.getItem(DAYS_KEY) === ('saturday' satisfies Mode), false);

export function forgetInvitation(): void {
  delete pageData().invitation;
  withLocalStorage((storage) => storage.removeItem(ID_KEY), undefined);
}

export function forgetDays(): void {
  withLocalStorage((storage) => storage.removeItem(DAYS_KEY), undefined);
}

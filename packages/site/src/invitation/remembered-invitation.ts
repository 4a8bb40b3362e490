import { withStorage } from '@invitation/domain/browser/storage';
import { isInvitationId, parseReplyLink } from '@invitation/domain/gate/invitation-link';
import type { Mode } from '@invitation/domain/mode/mode';
import { hasLeft } from '../session/former-guest';

/** In session storage, the id of this tab. In local storage, the last id that was known to exist. */
const ID_KEY = 'invitation';
const DAYS_KEY = 'invitation_days';
/** The id of a tab that continues without an invitation. No link has this id. */
const NONE = '/';
/** The prefix of an id whose link was opened in this tab, until its invitation is known to exist. */
const ARRIVED = '#';

/** Keeps the id of a browser without storage, because `first-paint.ts` and the site do not share variables. */
const page = () => document.documentElement.dataset;

const storedInTab = (): string | null =>
  page().invitation ?? withStorage('sessionStorage', (storage) => storage.getItem(ID_KEY), null);

const hasArrived = (): boolean => storedInTab()?.startsWith(ARRIVED) ?? false;

const tabInvitation = (): string | null => storedInTab()?.replace(ARRIVED, '') ?? null;

function setTabInvitation(id: string): void {
  page().invitation = id;
  withStorage('sessionStorage', (storage) => storage.setItem(ID_KEY, id));
}

/** Ignores invalid ids, which an earlier version remembered without a check. */
const rememberedInvitation = (): string | null => {
  const id = withStorage('localStorage', (storage) => storage.getItem(ID_KEY), null);
  return id !== null && (isInvitationId(id) || parseReplyLink(id)) ? id : null;
};

/** Sets the id of this tab only, because it may be cut short or unknown. @returns whether a reload keeps it */
export function openLink(id: string): boolean {
  const arrived = ARRIVED + id;
  setTabInvitation(arrived);
  return withStorage('sessionStorage', (storage) => storage.getItem(ID_KEY) === arrived, false);
}

/** Whether this tab has opened a link that the browser does not remember. */
export function isFirstVisit(): boolean {
  const id = tabInvitation();
  return hasArrived() && id !== null && isInvitationId(id) && id !== rememberedInvitation();
}

/** The tab's id, which no other tab changes, then the remembered one. */
export function invitationsToTry(): readonly string[] {
  const remembered = rememberedInvitation();
  const tab = tabInvitation() ?? remembered;
  if (tab === null || tab === NONE) return [];
  if (!hasArrived()) setTabInvitation(tab);
  return remembered === null || remembered === tab ? [tab] : [tab, remembered];
}

/** Remembers the id if this tab has just opened its link, or no other tab has forgotten it. Its days are never forgotten. */
export function rememberInvitation(id: string, days: Mode | null): void {
  const hasJustArrived = hasArrived() && tabInvitation() === id;
  setTabInvitation(id);
  if (hasLeft() || !(hasJustArrived || rememberedInvitation() === id)) return;
  withStorage('localStorage', (storage) => {
    storage.setItem(ID_KEY, id);
    if (days) storage.setItem(DAYS_KEY, days);
  });
}

export const isSaturdayRemembered = (): boolean =>
  withStorage(
    'localStorage',
    (storage) => storage.getItem(DAYS_KEY) === ('saturday' satisfies Mode),
    false,
  );

/** This tab continues with the remembered invitation, or without one. */
export function leaveInvitation(): void {
  const [, next = NONE] = invitationsToTry();
  setTabInvitation(next);
}

/** Forgets the id of this tab. An id that another tab has remembered stays. */
export function forgetInvitation(): void {
  const id = tabInvitation();
  setTabInvitation(NONE);
  withStorage('localStorage', (storage) => {
    if (storage.getItem(ID_KEY) === id) storage.removeItem(ID_KEY);
  });
}

export const forgetRemembered = (): void =>
  withStorage('localStorage', (storage) => storage.removeItem(ID_KEY));

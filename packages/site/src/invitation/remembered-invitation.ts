import { isInvitationId, parseReplyLink } from '@invitation/domain/invitation-link';
import type { Mode } from '@invitation/domain/mode';
import { withStorage } from '@invitation/domain/storage';
import { hasLeft } from '../session/former-guest';

/** In session storage the id of this tab, in local storage the last id that was known to exist. */
const ID_KEY = 'invitation';
const DAYS_KEY = 'invitation_days';
/** Instead of an id in a tab that goes on without one. No link has this id. */
const NONE = '/';
/** Before the id of a link that has arrived in this tab, until its invitation is known to exist. */
const ARRIVED = '#';

/** The page's own copy, for a browser without storage. `first-paint.ts` and the site do not share variables. */
const page = () => document.documentElement.dataset;

const storedInTab = (): string | null =>
  page().invitation ?? withStorage('sessionStorage', (storage) => storage.getItem(ID_KEY), null);

const hasArrived = (): boolean => storedInTab()?.startsWith(ARRIVED) ?? false;

const tabInvitation = (): string | null => storedInTab()?.replace(ARRIVED, '') ?? null;

function setTabInvitation(id: string): void {
  page().invitation = id;
  withStorage('sessionStorage', (storage) => storage.setItem(ID_KEY, id));
}

/** Ignores ids that an earlier version of the site remembered without reading them. */
const rememberedInvitation = (): string | null => {
  const id = withStorage('localStorage', (storage) => storage.getItem(ID_KEY), null);
  return id !== null && (isInvitationId(id) || parseReplyLink(id)) ? id : null;
};

/** Opens a personal link in this tab. Its id may be cut short or unknown, so the browser does not remember it yet. */
export const openLink = (id: string): void => setTabInvitation(ARRIVED + id);

/** Whether the link of an invitation that this browser does not remember has arrived in this tab. */
export function isFirstVisit(): boolean {
  const id = tabInvitation();
  return hasArrived() && id !== null && isInvitationId(id) && id !== rememberedInvitation();
}

/** The id of this tab, which another tab does not change, then the remembered one. */
export function invitationsToTry(): readonly string[] {
  const remembered = rememberedInvitation();
  const tab = tabInvitation() ?? remembered;
  if (tab === null || tab === NONE) return [];
  if (!hasArrived()) setTabInvitation(tab);
  return remembered === null || remembered === tab ? [tab] : [tab, remembered];
}

/**
 * Remembers a link that holds, if this tab has just opened it: one that is only read again may have been forgotten in
 * another tab. The days of an invitation still count after the hosts have withdrawn it.
 */
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

/** Continues in this tab with the remembered invitation instead of the link's, or without one. */
export function leaveInvitation(): void {
  const [, next = NONE] = invitationsToTry();
  setTabInvitation(next);
}

/** Forgets the invitation of this tab, whose link is broken. A link opened in another tab is kept. */
export function forgetInvitation(): void {
  const id = tabInvitation();
  setTabInvitation(NONE);
  withStorage('localStorage', (storage) => {
    if (storage.getItem(ID_KEY) === id) storage.removeItem(ID_KEY);
  });
}

/** Forgets the last invitation of this browser, whichever tab it was opened in. */
export const forgetRemembered = (): void =>
  withStorage('localStorage', (storage) => storage.removeItem(ID_KEY));

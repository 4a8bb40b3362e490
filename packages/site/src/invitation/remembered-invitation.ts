import { withStorage } from '@invitation/domain/browser/storage';
import { isInvitationId, parseReplyLink } from '@invitation/domain/gate/invitation-link';
import type { Mode } from '@invitation/domain/mode/mode';
import { hasLeft } from '../session/former-guest';

/** Session storage: the tab's id. Local storage: the last id that was known to exist. */
const ID_KEY = 'invitation';
const DAYS_KEY = 'invitation_days';
/** In a tab that continues without an invitation. No link has this id. */
const NONE = '/';
/** Before an id that has arrived in this tab, until its invitation is known to exist. */
const ARRIVED = '#';

/** For a browser without storage. `first-paint.ts` and the site do not share variables. */
const page = () => document.documentElement.dataset;

const storedInTab = (): string | null =>
  page().invitation ?? withStorage('sessionStorage', (storage) => storage.getItem(ID_KEY), null);

const hasArrived = (): boolean => storedInTab()?.startsWith(ARRIVED) ?? false;

const tabInvitation = (): string | null => storedInTab()?.replace(ARRIVED, '') ?? null;

function setTabInvitation(id: string): void {
  page().invitation = id;
  withStorage('sessionStorage', (storage) => storage.setItem(ID_KEY, id));
}

/** Ignores ids that an earlier version remembered without reading them. */
const rememberedInvitation = (): string | null => {
  const id = withStorage('localStorage', (storage) => storage.getItem(ID_KEY), null);
  return id !== null && (isInvitationId(id) || parseReplyLink(id)) ? id : null;
};

/** The id may be cut short or unknown, so that the browser does not remember it yet. @returns whether a reload keeps it */
export function openLink(id: string): boolean {
  const arrived = ARRIVED + id;
  setTabInvitation(arrived);
  return withStorage('sessionStorage', (storage) => storage.getItem(ID_KEY) === arrived, false);
}

/** Whether a link has arrived that this browser does not remember. */
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

/** Remembers a link that this tab has opened: another tab may have forgotten any other. The days outlast the invitation. */
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

/** A link that is opened in another tab is kept. */
export function forgetInvitation(): void {
  const id = tabInvitation();
  setTabInvitation(NONE);
  withStorage('localStorage', (storage) => {
    if (storage.getItem(ID_KEY) === id) storage.removeItem(ID_KEY);
  });
}

export const forgetRemembered = (): void =>
  withStorage('localStorage', (storage) => storage.removeItem(ID_KEY));

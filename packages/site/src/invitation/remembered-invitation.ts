import { isInvitationId } from '@invitation/domain/invitation-link';
import type { Mode } from '@invitation/domain/mode';
import { withStorage } from '@invitation/domain/storage';

/** In session storage the id of this tab, in local storage the last id that was known to exist. */
const ID_KEY = 'invitation';
const DAYS_KEY = 'invitation_days';
/** Instead of an id in a tab that goes on without one. No link has this id. */
const NONE = '/';

/** The page's own copy, for a browser without storage. `first-paint.ts` and the site do not share variables. */
const page = () => document.documentElement.dataset;

const tabInvitation = (): string | null =>
  page().invitation ?? withStorage('sessionStorage', (storage) => storage.getItem(ID_KEY), null);

function setTabInvitation(id: string): void {
  page().invitation = id;
  withStorage('sessionStorage', (storage) => storage.setItem(ID_KEY, id));
}

/** Ignores ids that an earlier version of the site remembered without reading them. */
const rememberedInvitation = (): string | null => {
  const id = withStorage('localStorage', (storage) => storage.getItem(ID_KEY), null);
  return id !== null && isInvitationId(id) ? id : null;
};

/** Opens a personal link in this tab. Its id may be cut short or unknown, so the browser does not remember it yet. */
export const openLink = (id: string): void => setTabInvitation(id);

/** The id of this tab, which another tab does not change, then the remembered one. */
export function invitationsToTry(): readonly string[] {
  const remembered = rememberedInvitation();
  const tab = tabInvitation() ?? remembered;
  if (tab === null || tab === NONE) return [];
  setTabInvitation(tab);
  return remembered === null || remembered === tab ? [tab] : [tab, remembered];
}

/** Remembers an invitation that exists. Its days still count after the hosts have withdrawn it. */
export function rememberInvitation(id: string, days: Mode): void {
  setTabInvitation(id);
  withStorage('localStorage', (storage) => {
    storage.setItem(ID_KEY, id);
    storage.setItem(DAYS_KEY, days);
  });
}

export const isSaturdayRemembered = (): boolean =>
  withStorage(
    'localStorage',
    (storage) => storage.getItem(DAYS_KEY) === ('saturday' satisfies Mode),
    false,
  );

/** Goes on in this tab with the remembered invitation instead of that of a link, or else without one. */
export function leaveInvitation(): void {
  const [, next = NONE] = invitationsToTry();
  setTabInvitation(next);
}

/** Forgets the invitation of this tab. Keeps that of a link in another tab. */
export function forgetInvitation(): void {
  const id = tabInvitation();
  setTabInvitation(NONE);
  withStorage('localStorage', (storage) => {
    if (storage.getItem(ID_KEY) === id) storage.removeItem(ID_KEY);
  });
}

import type { Backend, SessionUser } from '@invitation/backend/backend';

/** Sets the clock of the backend: any read tells the time of the server. @param account the account whose reply is read */
export const askTime = ({ rsvps }: Pick<Backend, 'rsvps'>, account: Promise<SessionUser>): void =>
  void account.then(({ uid }) => rsvps.read(uid)).catch(() => {});

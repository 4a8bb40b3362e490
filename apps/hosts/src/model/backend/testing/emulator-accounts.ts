import { ACCOUNTS, DOCUMENTS, requestAsAdministrator } from '@invitation/backend/mock-network';
import type { HostRole } from '../../store/hosts-backend';

export const PASSWORD = 'a long password';

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** Creates an account with a verified address, and returns the address. */
export async function createAccount(email = newEmail()): Promise<string> {
  await requestAsAdministrator(ACCOUNTS, 'POST', {
    email,
    password: PASSWORD,
    emailVerified: true,
  });
  return email;
}

/** @param role default: a host who may do everything */
export async function makeHost(email: string, role?: HostRole): Promise<string> {
  await requestAsAdministrator(`${DOCUMENTS}/hosts/${email}`, 'PATCH', {
    fields: { addedBy: { stringValue: email }, ...(role && { role: { stringValue: role } }) },
  });
  return email;
}

export const createHost = async () => makeHost(await createAccount());

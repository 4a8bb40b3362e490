import { common } from '@invitation/domain/words/hosts/common';
import type { Plan } from '../model/store/change';
import type { DocumentPath } from '../model/store/documents';
import type { HostsBackend } from '../model/store/hosts-backend';
import { HostsError } from '../model/store/hosts-errors';

/**
 * Writes the document of a form, and what goes with it. A form asks about a conflict of its own document. What its host decided by
 * another one is out of date.
 */
export async function writeOwn(
  backend: Pick<HostsBackend, 'writeGuests'>,
  own: DocumentPath,
  plan: Plan,
): Promise<void> {
  for (const [path, error] of await backend.writeGuests(plan)) {
    throw path === own ? error : new HostsError(common.changed);
  }
}

import type { HostRole } from '../../store/hosts-backend';

/** The copy of the guest list on this device. */
export interface CopyState {
  /** The role for which it was made. `null` without a copy. */
  readonly role: 'host' | HostRole | null;
  /**
   * A helper may not keep the copy of a host. `ending`: its changes are sent first. `kept`: they could not be sent, so the copy
   * stays until the next start.
   */
  readonly phase: 'used' | 'ending' | 'kept' | 'ended';
}

export type CopyEvent =
  /** A report of the guest list. */
  | {
      readonly type: 'reported';
      readonly role: 'host' | HostRole;
      readonly isLive: boolean;
      readonly isSignedIn: boolean;
    }
  | { readonly type: 'sent' }
  | { readonly type: 'not sent' };

export function reduceCopy(copy: CopyState, event: CopyEvent): CopyState {
  switch (event.type) {
    case 'reported': {
      const { role, isLive, isSignedIn } = event;
      if (copy.phase !== 'used' || !isLive) return copy;
      if (copy.role === 'host' && role === 'door') return { ...copy, phase: 'ending' };
      return isSignedIn && copy.role !== role ? { ...copy, role } : copy;
    }
    case 'sent':
      return copy.phase === 'ending' ? { ...copy, phase: 'ended' } : copy;
    case 'not sent':
      return copy.phase === 'ending' ? { ...copy, phase: 'kept' } : copy;
  }
}

import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { describe, expect, it } from 'vitest';
import { type CopyEvent, type CopyState, reduceCopy } from './copy-state';

const reported = (role: 'host' | 'door', isLive = true, isSignedIn = true): CopyEvent => ({
  type: 'reported',
  role,
  isLive,
  isSignedIn,
});
const after = (role: CopyState['role'], ...events: readonly CopyEvent[]) =>
  events.reduce<CopyState>(reduceCopy, { role, phase: 'used' });

describe('The copy on a device', () => {
  it('is of the role that the server says', () => {
    expect(after(null, reported('door')).role).toBe('door');
    expect(after('door', reported('host')).role).toBe('host');
    expect(after(null, reported('host', false)).role).toBeNull();
    expect(after('door', reported('host', true, false)).role).toBe('door');
  });

  it('ends when a host becomes a helper and all is sent', () => {
    expect(after('host', reported('door', false)).phase).toBe('used');
    expect(after('host', reported('door')).phase).toBe('ending');
    expect(after('host', reported('door'), { type: 'sent' }).phase).toBe('ended');
  });

  it('stays a host’s until the next start if something cannot be sent', () => {
    const kept = after('host', reported('door'), { type: 'not sent' }, reported('door'));
    expect(kept).toEqual({ role: 'host', phase: 'kept' });
  });

  it('of a host never becomes a helper’s, in any order of events', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant('reported' as const),
        role: fc.constantFrom('host' as const, 'door' as const),
        isLive: fc.boolean(),
        isSignedIn: fc.boolean(),
      }),
      fc.record({ type: fc.constantFrom('sent' as const, 'not sent' as const) }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const states = [after('host')];
        for (const each of events) states.push(reduceCopy(states.at(-1) ?? after('host'), each));
        expect(states.map(({ role }) => role)).not.toContain('door');
        const ended = states.findIndex(({ phase }) => phase === 'ended');
        if (ended >= 0) expect(new Set(states.slice(ended)).size).toBe(1);
      }),
    );
  });
});

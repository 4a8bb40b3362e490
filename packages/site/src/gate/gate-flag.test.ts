import { memoryStorage } from '@invitation/backend/memory-storage';
import { flagKey } from '@invitation/domain/gate/gate';
import { expect, it, vi } from 'vitest';
import { gateFlag } from './gate-flag';

it('The flag of the gate is set only with the value true', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const flag = gateFlag('ZWFzdA==');
  storage.setItem(flagKey('ZWFzdA=='), 'yes');
  expect(flag.isSet()).toBe(false);
  flag.set();
  expect(flag.isSet()).toBe(true);
  expect(storage.getItem(flagKey('ZWFzdA=='))).toBe('true');
  vi.unstubAllGlobals();
});

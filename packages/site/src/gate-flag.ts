import { FLAG_VALUE, flagKey } from '@invitation/domain/gate';

/** The flag that a browser keeps once its guest has passed the gate (A3). Where storage is blocked, it keeps none. */
export const gateFlag = (encodedPassword: string) => ({
  isSet(): boolean {
    try {
      return localStorage.getItem(flagKey(encodedPassword)) === FLAG_VALUE;
    } catch {
      return false;
    }
  },
  set(): void {
    try {
      localStorage.setItem(flagKey(encodedPassword), FLAG_VALUE);
    } catch {
      // The gate opens all the same, and asks again after a reload.
    }
  },
});

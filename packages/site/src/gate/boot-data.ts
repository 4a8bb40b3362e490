import type { PhasesByMode } from '@invitation/domain/event/phases';

export interface BootData {
  /** UTF-8 in base64. */
  readonly password: string;
  /** `undefined` without dates between phases (B21). */
  readonly phases?: PhasesByMode;
  /** Properties of `link` elements for an unlocked guest, by path. */
  readonly links: Readonly<Record<string, readonly Partial<HTMLLinkElement>[]>>;
}

export const BOOT_DATA_ID = 'boot-data';

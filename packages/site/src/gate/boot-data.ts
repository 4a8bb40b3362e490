import type { PhasesByMode } from '@invitation/domain/phases';

/** In the page's HTML as JSON. */
export interface BootData {
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
  /** Properties of the `link` elements for an unlocked guest, by path. */
  /** The dates of the phases, if there are any (B21). */
  readonly phases?: PhasesByMode;
  readonly links: Readonly<Record<string, readonly Partial<HTMLLinkElement>[]>>;
}

export const BOOT_DATA_ID = 'boot-data';

/**
 * Features that a build leaves out because its content does not use them. It defines each one (`tooling/vite/src/content/features.ts`)
 * and drops the code behind it. Nothing defines them elsewhere, so tests, stories and the hosts' page have every feature.
 */
declare global {
  /** The hosts ask no questions (B17). */
  var WITHOUT_QUESTIONS: boolean | undefined;
  /** Invitations name nobody (B14). */
  var WITHOUT_NAMED_GUESTS: boolean | undefined;
  /** No practical page (B18). */
  var WITHOUT_DETAILS: boolean | undefined;
  /** No account number for gifts. */
  var WITHOUT_ACCOUNT: boolean | undefined;
  /** No dates between phases (B21). */
  var WITHOUT_PHASES: boolean | undefined;
  /** Guests never see their table (B15). */
  var WITHOUT_TABLES: boolean | undefined;
  /** One language (B16). */
  var WITHOUT_TRANSLATIONS: boolean | undefined;
  /** No photographs for the story viewer (B11). */
  var WITHOUT_ALBUM: boolean | undefined;
}

export type Feature = {
  [Name in keyof typeof globalThis]: Name extends `WITHOUT_${infer Rest}` ? Rest : never;
}[keyof typeof globalThis];

// Modules that tooling/vite generates from a content folder, for an app's `site.ts`.

declare module 'content:weekend' {
  export const content: import('../src/start-content').StartContent;
}

/** Only what the guests of the Saturday-only site may know. */
declare module 'content:saturday' {
  export const content: import('../src/start-content').StartContent;
}

declare module 'content:hosts' {
  type Texts = import('../src/event/card-texts').GuestTexts &
    Pick<import('./read/site-content').SiteContent, 'events' | 'questions'>;
  /** One for each language. The first is the default. */
  export const texts: readonly [Texts, ...Texts[]];
  export const celebration: import('../src/event/celebration').Celebration;
  export const hasSaturdaySite: boolean;
  /** Whether invitations may name people. */
  export const namedGuests: boolean;
  export const phases: import('../src/event/phases').Phases | null;
  export const tablesFrom: string | null;
}

declare module 'content:colours' {
  export const dayColours: import('../src/event/palette').Palette;
  export const nightColours: import('../src/event/palette').Palette;
}

// The modules that tooling/vite makes of a content folder, for the `site.ts` of an app.

declare module 'content:weekend' {
  export const celebration: import('./site-content').SiteContent['celebration'];
  export const replyBy: import('./site-content').SiteContent['replyBy'];
  export const events: import('./site-content').SiteContent['events'];
  export const otherDays: import('./site-content').SiteContent['otherDays'];
  export const questions: import('./site-content').SiteContent['questions'];
  export const translations: readonly import('../src/language').Translation[];
  /** The texts of the Saturday-only site that differ. */
  export const saturdayTexts: {
    readonly celebration: Partial<import('./site-content').SiteContent['celebration']>;
    readonly replyBy?: import('../src/reply-by').ReplyBy;
  };
}

declare module 'content:weekend-album' {
  export const stories: import('./site-content').SiteContent['stories'];
}

declare module 'content:weekend-details' {
  export const details: import('../src/details').DetailsBySite;
}

/** Only what the guests of the Saturday-only site may know. */
declare module 'content:saturday' {
  export const celebration: import('./site-content').SiteContent['celebration'];
  export const replyBy: import('./site-content').SiteContent['replyBy'];
  export const events: import('./site-content').SiteContent['events'];
  export const otherDays: import('./site-content').SiteContent['otherDays'];
  export const questions: import('./site-content').SiteContent['questions'];
  export const translations: readonly import('../src/language').Translation[];
}

declare module 'content:saturday-album' {
  export const stories: import('./site-content').SiteContent['stories'];
}

declare module 'content:saturday-details' {
  export const details: import('../src/details').DetailsBySite;
}

declare module 'content:hosts' {
  type Texts = import('../src/card-texts').GuestTexts &
    Pick<import('./site-content').SiteContent, 'events' | 'questions'>;
  /** One for each language. The first is the default. */
  export const texts: readonly [Texts, ...Texts[]];
  export const hasSaturdaySite: boolean;
}

declare module 'content:colours' {
  export const dayColours: import('../src/palette').Palette;
  export const nightColours: import('../src/palette').Palette;
}

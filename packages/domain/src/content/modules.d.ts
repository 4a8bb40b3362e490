// The modules that tooling/vite makes of a content folder, for the `site.ts` of an app.

declare module 'content:weekend' {
  export const celebration: import('./site-content').SiteContent['celebration'];
  export const replyBy: import('./site-content').SiteContent['replyBy'];
  export const events: import('./site-content').SiteContent['events'];
  export const otherDays: import('./site-content').SiteContent['otherDays'];
  export const questions: import('./site-content').SiteContent['questions'];
  export const translations: readonly import('../language').Translation[];
  /** The texts of the Saturday-only site that differ. */
  export const saturdayTexts: {
    readonly celebration: Partial<import('./site-content').SiteContent['celebration']>;
    readonly replyBy?: import('../reply-by').ReplyBy;
  };
}

declare module 'content:weekend-album' {
  export const stories: import('./site-content').SiteContent['stories'];
}

declare module 'content:weekend-details' {
  export const details: import('../details').DetailsBySite;
}

/** Only what the guests of the Saturday-only site may know. */
declare module 'content:saturday' {
  export const celebration: import('./site-content').SiteContent['celebration'];
  export const replyBy: import('./site-content').SiteContent['replyBy'];
  export const events: import('./site-content').SiteContent['events'];
  export const otherDays: import('./site-content').SiteContent['otherDays'];
  export const questions: import('./site-content').SiteContent['questions'];
  export const translations: readonly import('../language').Translation[];
}

declare module 'content:saturday-album' {
  export const stories: import('./site-content').SiteContent['stories'];
}

declare module 'content:saturday-details' {
  export const details: import('../details').DetailsBySite;
}

declare module 'content:hosts' {
  export const language: import('./site-content').Content['language'];
  /** Empty for a site in one language. */
  export const languages: import('./site-content').Content['languages'];
  /** In place of the name, in a reminder for many. */
  export const everyone: string;
  export const reminder: import('./site-content').Content['reminder'];
  export const cards: ReturnType<typeof import('../card-texts').cardTexts>;
}

declare module 'content:colours' {
  export const dayColours: import('../palette').Palette;
  export const nightColours: import('../palette').Palette;
}

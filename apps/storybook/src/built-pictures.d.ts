declare module 'virtual:built-pictures' {
  type Svgs = Readonly<Record<'day' | 'night', string>>;
  export const linkPictures: Svgs;
  export const icons: Svgs;
}

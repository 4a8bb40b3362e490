export const pictureHost = { base: '/pictures' } as const;

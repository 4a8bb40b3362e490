import { iconOf } from '@invitation/vite/content/files';
import { FIXTURES, loadContent } from '@invitation/vite/content/folder';
import { previewSvg } from '@invitation/vite/page/link-preview';
import type { Plugin } from 'vite';

const ID = 'virtual:built-pictures';

/** The pictures that a build draws for chats and home screens, as SVGs by theme. */
export const builtPictures = (): Plugin => ({
  name: 'invitation:built-pictures',
  resolveId: { filter: { id: /^virtual:built-pictures$/ }, handler: () => `\0${ID}` },
  load: {
    filter: { id: /^\0virtual:built-pictures$/ },
    handler() {
      const { weekend, colours } = loadContent(FIXTURES);
      const link = (theme: 'day' | 'night') =>
        previewSvg(weekend.celebration, theme, colours[theme]);
      const pictures = {
        linkPictures: { day: link('day'), night: link('night') },
        icons: { day: iconOf('full', FIXTURES), night: iconOf('saturday', FIXTURES) },
      };
      return Object.entries(pictures)
        .map(([name, svgs]) => `export const ${name} = ${JSON.stringify(svgs)};`)
        .join('\n');
    },
  },
});

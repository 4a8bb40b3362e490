import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const FILE_NAME = 'apple-touch-icon.png';
/** The width of the icon on an iPhone, in pixels. Other phones scale it. */
const WIDTH = 180;
/** At a density of 72, each unit of the SVG is a pixel. */
const SVG_DENSITY = (72 * WIDTH) / 32;

/**
 * Draws a page's icon as a PNG too, because phones show no SVG on their home screen.
 *
 * @param source an SVG of 32 by 32, relative to the app
 */
export function touchIcon(source: string): Plugin {
  return {
    name: 'invitation:touch-icon',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: `/${FILE_NAME}` },
        injectTo: 'head',
      },
    ],
    async generateBundle() {
      const icon = sharp(resolve(this.environment.config.root, source), { density: SVG_DENSITY })
        .resize(WIDTH, WIDTH)
        // Phones round the corners themselves.
        .flatten({ background: '#ffffff' });
      this.emitFile({
        type: 'asset',
        fileName: FILE_NAME,
        source: await icon.png({ palette: true }).toBuffer(),
      });
    },
  };
}

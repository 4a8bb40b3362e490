import sharp from 'sharp';
import type { Plugin } from 'vite';

const FILE_NAME = 'apple-touch-icon.png';
const MANIFEST = 'manifest.webmanifest';
/** The width of the icon on an iPhone, in pixels. Other phones scale it. */
const WIDTH = 180;
/** At a density of 72, each unit of the SVG is a pixel. */
const SVG_DENSITY = (72 * WIDTH) / 32;

/** Phones round the corners themselves, so the colour at the icon's upper edge fills them. */
async function drawIcon(svg: string): Promise<Buffer> {
  const icon = sharp(Buffer.from(svg), { density: SVG_DENSITY }).resize(WIDTH, WIDTH);
  const edge = { left: WIDTH / 2, top: 2, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await icon.clone().extract(edge).raw().toBuffer();
  return icon.flatten({ background: { r, g, b } }).png({ palette: true }).toBuffer();
}

/** What a phone's home screen shows of a site. */
export interface HomeScreen {
  readonly name: string;
  readonly shortName: string;
  readonly colour: string;
}

/**
 * Draws an icon as a PNG, because phones show no SVG on their home screen.
 *
 * @param readIcon returns an SVG of 32 by 32
 */
export function touchIcon(readIcon: () => string, homeScreen?: () => HomeScreen): Plugin {
  const link = (rel: string, href: string) =>
    ({ tag: 'link', attrs: { rel, href: `/${href}` }, injectTo: 'head' }) as const;
  return {
    name: 'invitation:touch-icon',
    apply: 'build',
    transformIndexHtml: () => [
      link('apple-touch-icon', FILE_NAME),
      ...(homeScreen ? [link('manifest', MANIFEST)] : []),
    ],
    async generateBundle() {
      const source = await drawIcon(readIcon());
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source });
      if (!homeScreen) return;
      const { name, shortName, colour } = homeScreen();
      const manifest = {
        name,
        short_name: shortName,
        start_url: '/',
        // On an iPhone, an installed app would have separate storage, and not know the guest.
        display: 'browser',
        background_color: colour,
        theme_color: colour,
        icons: [
          { src: `/${FILE_NAME}`, sizes: `${WIDTH}x${WIDTH}`, type: 'image/png' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      };
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
    },
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES_FOLDER } from '@invitation/domain/words/language';

export interface BuiltSite {
  readonly page: string;
  /** The page in each language, for a site with several (B16). */
  readonly translations?: readonly string[];
  readonly appCheck: boolean;
  /** The origin of the pictures, if it is not the site's own. */
  readonly pictureHost?: string;
}

/** The name of the `meta` element with `pictureHost`. */
export const PICTURE_HOST = 'picture-host';

/** The host of Firebase App Check. Only builds with App Check contain it. */
const APP_CHECK_SERVICE = 'content-firebaseappcheck';

/** Reads a built site from a folder such as `apps/full/dist`. Throws if it contains no build. */
export function readBuiltSite(folder: string): BuiltSite {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    throw new Error(`There is no build in ${folder}. Run \`npx pnpm build\` first.`);
  }
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const languages = join(folder, LANGUAGES_FOLDER);
  const html = readFileSync(page, 'utf8');
  const [, pictureHost] =
    new RegExp(`<meta name="${PICTURE_HOST}" content="([^"]+)">`).exec(html) ?? [];
  return {
    page: html,
    ...(pictureHost !== undefined && { pictureHost }),
    ...(existsSync(languages) && {
      translations: readdirSync(languages).map((language) =>
        readFileSync(join(languages, language, 'index.html'), 'utf8'),
      ),
    }),
    appCheck: scripts.some((name) =>
      readFileSync(join(assets, name), 'utf8').includes(APP_CHECK_SERVICE),
    ),
  };
}

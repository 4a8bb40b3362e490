import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf } from '@invitation/domain/build-time/read/read-yaml';
import { picturesOf } from '@invitation/domain/build-time/read/site-content';
import { jsonSchemaOf, SCHEMAS } from '@invitation/domain/build-time/schema/schema';
import { warningsOf } from '@invitation/domain/build-time/warnings';
import type { Logger, Plugin } from 'vite';
import {
  CONTENT,
  ContentError,
  FIXTURES,
  readContent,
  readRenamed,
  unreadFiles,
} from '../content/folder';
import { onContentChange } from '../content/follow-content';
import { SITES, type SiteName } from '../content/sites';
import { exitWith } from '../exit-with';
import { pictureFaults } from './pictures';
import { placeOfPicture } from './place-of-picture';
import { sampleLeft } from './sample-left';

/** @param isPublished makes a missing alternative text a fault. @returns warnings, one a line. @throws ContentError */
export async function checkContent(
  contentFolder: string,
  isPublished: boolean,
  now = new Date(),
): Promise<string> {
  const parsed = readRenamed(contentFolder);
  const faults = [
    ...unreadFiles(contentFolder),
    ...parsed.faults,
    ...(isPublished ? parsed.missingTexts : []),
  ];
  if (!existsSync(join(contentFolder, 'favicon.svg'))) {
    const message = 'is missing. Draw the icon that browsers show beside the title.';
    faults.push({ file: 'favicon.svg', line: null, field: '', message });
  }
  // The files of an image CDN are not in the folder.
  if (parsed.source?.celebration.pictureHost.startsWith('/')) {
    const found = await pictureFaults(join(contentFolder, 'pictures'), picturesOf(parsed.source));
    for (const { file, field, message } of found) {
      const nowhere = { file: `pictures/${file}`, line: null, field: '', message };
      faults.push((field && placeOfPicture(parsed, file, field, message)) || nowhere);
    }
  }
  if (faults.length > 0) throw new ContentError(contentFolder, faults);
  const warnings = (parsed.content?.languages ?? []).map((language) =>
    listOf(warningsOf(readContent(contentFolder, language), readContent(FIXTURES), now)),
  );
  warnings.push(listOf(sampleLeft(contentFolder, parsed)));
  return [...new Set(warnings.flatMap((list) => list.split('\n')))].filter(Boolean).join('\n');
}

/** The JSON Schemas of the content files, for editors. Git ignores them. */
function writeSchemas(): void {
  const folder = join(CONTENT, '.schemas');
  mkdirSync(folder, { recursive: true });
  for (const kind of Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]) {
    writeFileSync(join(folder, `${kind}.json`), `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`);
  }
}

/** The last list of warnings. A server that restarts does not repeat it. */
let reported = '';

function report(list: string, { warn }: Logger): void {
  if (list !== '' && list !== reported) {
    warn(`Look at these values of the content again:\n${list}`);
  }
  reported = list;
}

/** Only the first site prints warnings, once, and again when they change. */
export function contentCheck(name: SiteName, contentFolder: string): Plugin {
  const isFirst = name === SITES[0];
  return {
    name: 'invitation:content-check',
    async configResolved({ command, logger }) {
      const isBuild = command === 'build';
      const check = checkContent(contentFolder, isBuild);
      // In `dev`, the error passes: if a restart fails, Vite keeps the old server running.
      const warnings = await (isBuild ? check.catch(exitWith) : check);
      if (isFirst) report(warnings, logger);
      if (!isBuild) writeSchemas();
    },
    configureServer(server) {
      if (!isFirst) return;
      onContentChange(server, contentFolder, async () => {
        const list = await checkContent(contentFolder, false).catch(({ message }) => message);
        report(list, server.config.logger);
      });
    },
  };
}

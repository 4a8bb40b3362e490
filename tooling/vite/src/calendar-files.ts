import { calendarFilePath } from '@invitation/domain/calendar';
import { type CalendarIdentity, calendarFile } from '@invitation/domain/calendar-file';
import type { CelebrationEvent } from '@invitation/domain/event';
import type { Language } from '@invitation/domain/words/words';
import type { Site } from '@invitation/site/site';
import type { Plugin } from 'vite';
import { loadContent } from './content-folder';
import { loadSite } from './load-site';

/** The calendar files of a site by path: one for each day, and one for all days of the site (B8). */
export function calendarFiles(
  events: readonly CelebrationEvent[],
  calendar: CalendarIdentity,
): ReadonlyMap<string, string> {
  return new Map([
    ...events.map(
      (event) => [calendarFilePath(event.day), calendarFile([event], calendar)] as const,
    ),
    [calendarFilePath('celebration'), calendarFile(events, calendar)],
  ]);
}

export function calendarFilesPlugin(contentFolder: string, language?: Language): Plugin {
  return {
    name: 'invitation:calendar-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/calendar/')) return next();
        try {
          const { site } = (await server.ssrLoadModule('/src/site.ts')) as { site: Site };
          const { calendar } = loadContent(contentFolder, language).weekend;
          const file = calendarFiles(site.events, calendar).get(request.url);
          if (file === undefined) return next();
          response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
          response.end(file);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      const { site } = await loadSite(this.environment.config, contentFolder, language);
      const { calendar } = loadContent(contentFolder, language).weekend;
      for (const [path, source] of calendarFiles(site.events, calendar)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}

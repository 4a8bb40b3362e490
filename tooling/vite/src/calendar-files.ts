import { calendarFilePath } from '@invitation/domain/calendar';
import { type CalendarIdentity, calendarFile } from '@invitation/domain/calendar-file';
import type { CelebrationEvent } from '@invitation/domain/event';
import type { Language } from '@invitation/domain/words/words';
import type { Plugin } from 'vite';
import { siteContent } from './content-folder';
import type { SiteName } from './hosting/hosting';

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

export function calendarFilesPlugin(
  name: SiteName,
  contentFolder: string,
  language?: Language,
): Plugin {
  const files = () => {
    const { events, calendar } = siteContent(name, contentFolder, language);
    return calendarFiles(events, calendar);
  };
  return {
    name: 'invitation:calendar-files',
    configureServer(server) {
      server.middlewares.use('/calendar', (request, response, next) => {
        const file = files().get(request.originalUrl ?? '');
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
        response.end(file);
      });
    },
    generateBundle() {
      for (const [path, source] of files()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}

import {
  type CalendarIdentity,
  calendarFile,
} from '@invitation/domain/build-time/read/calendar-file';
import { calendarFilePath } from '@invitation/domain/calendar/calendar';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { Language } from '@invitation/domain/words/words';
import type { Plugin } from 'vite';
import { siteContent } from './folder';
import { revisedAt } from './revised-at';
import type { SiteName } from './sites';

type Days = readonly CelebrationEvent[];

/** The sets of days that the thank-you page links to: each single day, and every set that `calendarDays` can return. */
function linkedDays(shown: Days): readonly Days[] {
  const sets = Array.from({ length: 2 ** shown.length }, (_, set) =>
    shown.filter((_, index) => set & (1 << index)),
  );
  return sets.filter((days) => days.length === 1 || days.some(({ asked }) => asked));
}

/** The calendar files of a site by path: one for each day, and one for each set of days (B8). */
export function calendarFiles(
  events: Days,
  calendar: CalendarIdentity,
): ReadonlyMap<string, string> {
  // In Saturday-only mode, the weekend's site shows fewer days.
  const everyones = events.filter(({ guests }) => guests === 'everyone');
  return new Map(
    [events, everyones]
      .flatMap(linkedDays)
      .map((days) => [calendarFilePath(days), calendarFile(days, calendar)]),
  );
}

export function calendarFilesPlugin(
  name: SiteName,
  contentFolder: string,
  language?: Language,
): Plugin {
  const files = () => {
    const { events, calendar } = siteContent(name, contentFolder, language);
    return calendarFiles(events, { ...calendar, revised: revisedAt(contentFolder) });
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

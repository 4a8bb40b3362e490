/** What changes with `calendar.revised`. */
const REVISION = /^(DTSTAMP|LAST-MODIFIED|SEQUENCE):.*\r\n/gm;
/** The sites are reached in a fraction of it. */
const PATIENCE_MS = 5_000;

const sequenceOf = (file: string): number => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1] ?? 0);
const withoutRevision = (file: string): string => file.replaceAll(REVISION, '');

/** The text of a calendar file of the deployed site; `null` if it has none, or is out of reach. */
async function deployedFile(url: URL, language: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { 'accept-language': language },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const isCalendar = response.headers.get('content-type')?.startsWith('text/calendar');
    return response.ok && isCalendar ? await response.text() : null;
  } catch {
    return null;
  }
}

/**
 * Days that changed since the last deployment, although the content does not say so. Calendars would keep the old day.
 *
 * @param site the address of the deployed site
 * @param files the calendar files of the new build by path, in the site's default language
 */
export async function revisionFaults(
  site: string,
  language: string,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  const faults = await Promise.all(
    [...files].map(async ([path, file]) => {
      const deployed = await deployedFile(new URL(path, site), language);
      const isChanged = deployed !== null && withoutRevision(deployed) !== withoutRevision(file);
      if (!isChanged || sequenceOf(file) > sequenceOf(deployed)) return [];
      const now = `${new Date().toISOString().slice(0, 19)}Z`;
      return [
        `${path} differs from the one that guests have, and their calendars would keep the old day. Set calendar.revised in celebration.yaml to the present time, ${now}.`,
      ];
    }),
  );
  return faults.flat();
}

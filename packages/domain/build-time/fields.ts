import * as z from 'zod';

/** @param limit in UTF-16 code units */
export const shownText = (limit: number) =>
  z
    .string({ error: 'is missing. Write a text.' })
    .refine((text) => text.trim() !== '', {
      error: 'is empty. Write a text for guests.',
      abort: true,
    })
    .refine((text) => text === text.trim(), 'has white space around it. Remove it.')
    .refine(({ length }) => length <= limit, {
      error: ({ input }) =>
        `has ${String(input).length} characters. Keep it to ${limit}, so that it fits on a phone.`,
    });

export const httpsLink = z
  .string({ error: 'is missing. Write an address that begins with https://.' })
  .refine(
    // With one slash, browsers take it for an address on this site.
    (link) => URL.canParse(link) && /^https:\/\//i.test(link),
    'is not an https: address. Copy the full address of the page, including https://.',
  );

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Intl also accepts offsets such as +02:00, which have no daylight saving time.
    return /^[A-Z]/i.test(name);
  } catch {
    return false;
  }
};

export const timeZoneName = z
  .string({ error: 'is missing. Use an IANA name, such as Europe/Lisbon.' })
  .refine(isTimeZone, {
    abort: true,
    error: ({ input }) => {
      const city = String(input).replaceAll(' ', '_').toLowerCase();
      const own = Intl.supportedValuesOf('timeZone').find((zone) =>
        zone.toLowerCase().endsWith(`/${city}`),
      );
      return `"${input}" is not a time zone. Use an IANA name, such as ${own ?? 'Europe/Lisbon: https://en.wikipedia.org/wiki/List_of_tz_database_time_zones'}.`;
    },
  });

import * as z from 'zod';

const trimmed = (text: string): string => text.trim();

const isOneLine = (text: string): boolean => !/[\n\v\f\r\x85\u2028\u2029]/.test(text);
const hasControlCharacter = (text: string): boolean => /(?![\s\x85])\p{Cc}/u.test(text);

/** Trims white space. @param limit in UTF-16 code units */
export const shownText = (limit: number) =>
  z
    .string({ error: 'is missing. Write a text.' })
    .overwrite(trimmed)
    .refine((text) => text !== '', { error: 'is empty. Write a text for guests.', abort: true })
    .refine(
      (text) => !hasControlCharacter(text),
      'has a character that cannot be shown. Type the text again.',
    )
    .refine(({ length }) => length <= limit, {
      error: ({ input }) =>
        `has ${String(input).length} characters. Keep it to ${limit}, so that it fits on a phone.`,
    });

/** For a title, a name, a place or a label. @param limit in UTF-16 code units */
export const lineText = (limit: number) =>
  shownText(limit).refine(isOneLine, 'has several lines. Write one.');

/** May be empty. Trims white space. @param limit in UTF-16 code units */
export const optionalText = (limit: number) =>
  z
    .string()
    .overwrite(trimmed)
    .refine(isOneLine, 'has several lines. Write one.')
    .refine(({ length }) => length <= limit, `is too long. Keep it to ${limit} characters.`)
    .default('');

const isHttpsAddress = (link: string): boolean =>
  // With one slash, browsers look for the address on this site. They also drop line breaks inside an address.
  /^https:\/\/\S+$/i.test(link) && URL.canParse(link) && new URL(link).hostname.includes('.');

/** Encodes spaces, because people type them into addresses and browsers accept them. */
export const httpsLink = z
  .string({ error: 'is missing. Write an address that begins with https://.' })
  .overwrite((link) => link.trim().replaceAll(' ', '%20'))
  .refine(isHttpsAddress, {
    error: ({ input }) =>
      !/[:@]/.test(String(input)) && isHttpsAddress(`https://${input}`)
        ? `lacks https://. Write https://${input}.`
        : 'is not an https: address. Copy the full address of the page, including https://.',
  });

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

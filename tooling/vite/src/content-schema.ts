import { httpsLink, shownText, timeZoneName } from '@invitation/domain/day';
import { decodePassword } from '@invitation/domain/gate';
import { CONTROL_PAIRS, type Palette, TEXT_PAIRS } from '@invitation/domain/palette';
import { parse, wcagContrast } from 'culori';
import * as z from 'zod';

/** Longest word of a title, in UTF-16 code units. About twelve fit into a line on a phone of 320 pixels. */
const WORD_LIMIT = 18;
/** Longest lines, in UTF-16 code units. A title of 80 takes six lines on a phone of 320 pixels. */
const LIMITS = { label: 40, title: 80, sentence: 300, paragraph: 1000 };
/** Longest line of the postmark: more does not fit into its ring. */
const POSTMARK_LIMIT = 8;
/** WCAG 2.2: contrast of text (1.4.3), and of controls and the ring of the focus (1.4.11). */
const CONTRAST = { text: 4.5, control: 3 };

const title = shownText(LIMITS.title).refine(
  (text) => text.split(/\s+/).every(({ length }) => length <= WORD_LIMIT),
  `has a word of more than ${WORD_LIMIT} characters, which takes several lines on a small phone. Choose a shorter one.`,
);
const sentence = shownText(LIMITS.sentence);

const password = z
  .string({ error: 'is missing. Write it as UTF-8 in base64.' })
  .check((context) => {
    const fault = (message: string) =>
      context.issues.push({ code: 'custom', message, input: context.value });
    try {
      const decoded = decodePassword(context.value);
      if (decoded.trim() === '') fault('is empty. Choose a word that guests can type.');
      else if (decoded !== decoded.trim()) {
        fault('has white space around it, which guests do not see. printf adds none, unlike echo.');
      }
      if (decoded !== decoded.normalize('NFC')) {
        fault(
          'has an accent as a character of its own, which keyboards do not type. Type the password anew before you encode it.',
        );
      }
    } catch (error) {
      fault(error instanceof Error ? error.message : String(error));
    }
  });

const picture = z.object({
  url: z.string({ error: 'is missing. Write the address of the picture, without an ending.' }),
  width: z.int('is to be the width in pixels.').positive('is to be more than 0.'),
  height: z.int('is to be the height in pixels.').positive('is to be more than 0.'),
  alt: sentence,
});

const celebration = z.object({
  hosts: shownText(LIMITS.title),
  gateTitle: title,
  gateSubtitle: sentence,
  rsvpTitle: title,
  rsvpSubtitle: sentence,
  preview: sentence,
  password,
  postmark: z
    .array(shownText(POSTMARK_LIMIT))
    .min(1, 'has no line. Write the city.')
    .max(2, 'has more than two lines. Write the city in one or two.'),
  skyline: z.enum(['street', 'none'], { error: "is to be 'street' or 'none'." }),
  registry: z.object({
    heading: title,
    text: shownText(LIMITS.paragraph),
    paymentLabel: shownText(LIMITS.label),
    paymentLink: httpsLink,
  }),
  storyText: sentence,
  profilePicture: picture,
  thankYouPicture: picture,
});

const colour = z
  .string({ error: 'is missing. Write a colour, such as #8c1f34.' })
  .refine((text) => parse(text) !== undefined, {
    abort: true,
    error: ({ input }) => `"${input}" is no colour. Write one such as #8c1f34.`,
  });
const COLOURS = [
  'page',
  'card',
  'ink',
  'muted',
  'line',
  'border',
  'accent',
  'accentStrong',
  'onAccent',
  'glow',
  'danger',
  'dangerSurface',
  'success',
  'successSurface',
] as const satisfies readonly (keyof Palette)[];

const palette = z.record(z.enum(COLOURS), colour).check(({ value, issues }) => {
  const check = (pairs: typeof TEXT_PAIRS, limit: number, use: string) => {
    for (const [front, behind] of pairs) {
      const contrast = wcagContrast(value[front], value[behind]);
      if (contrast >= limit) continue;
      issues.push({
        code: 'custom',
        path: [front],
        message: `has a contrast of ${contrast.toFixed(2)} on ${behind}; ${use} needs ${limit}. Make one of the two darker or lighter.`,
        input: value,
      });
    }
  };
  check(TEXT_PAIRS, CONTRAST.text, 'text');
  check(CONTROL_PAIRS, CONTRAST.control, 'a control');
});

const story = z.object({
  id: z.string({ error: 'is missing. Write the name of the picture.' }).min(1, 'is empty.'),
  type: z.literal('image', { error: "is to be 'image'." }),
  url: z.string({ error: 'is missing. Write the address of the picture, without an ending.' }),
  duration: z.number().positive('is to be more than 0 milliseconds.').optional(),
  alt: sentence,
});

const stories = z
  .array(story)
  .min(1, 'is empty. Name one picture at least.')
  .check(({ value, issues }) => {
    for (const field of ['id', 'url', 'alt'] as const) {
      value.forEach((one, at) => {
        const first = value.findIndex((other) => other[field] === one[field]);
        if (first === at) return;
        issues.push({
          code: 'custom',
          path: [at, field],
          message: `"${one[field]}" is that of story ${first + 1} too. Each has its own.`,
          input: value,
        });
      });
    }
  });

const calendar = z.object({
  domain: z
    .string({ error: 'is missing. Choose a name, as of a domain.' })
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'is to look like a domain, e.g. ada-and-grace.example.'),
  revised: z.iso.datetime({ error: 'is to be a time in UTC, as in 2025-06-01T16:00:00Z.' }),
});

const pictureHost = z.object({
  base: z
    .string({ error: 'is missing.' })
    .refine(
      (base) => base === '/pictures' || /^https:\/\/.+[^/]$/.test(base),
      "is to be '/pictures', or an https: address without a slash at its end.",
    ),
});

/** What each file of a content folder exports, but for the days: those check themselves. */
export const FILES = {
  'celebration.ts': z.object({ celebration }),
  'colours.ts': z.object({ dayColours: palette, nightColours: palette }),
  'stories.ts': z.object({ stories }),
  'calendar.ts': z.object({ calendar }),
  'time-zone.ts': z.object({ timeZone: timeZoneName }),
  'picture-host.ts': z.object({ pictureHost }),
};

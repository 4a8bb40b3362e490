import { httpsLink, shownText, timeZoneName } from '@invitation/domain/content-fields';
import { decodePassword } from '@invitation/domain/gate';
import { CONTROL_PAIRS, type Palette, TEXT_PAIRS } from '@invitation/domain/palette';
import { parse, wcagContrast } from 'culori';
import * as z from 'zod';

/** In UTF-16 code units. A line of a title on a phone of 320 pixels has about twelve. */
const TITLE_WORD_LIMIT = 18;
/** In UTF-16 code units. A title of 80 has six lines on a phone of 320 pixels. */
const LENGTH_LIMITS = { label: 40, title: 80, sentence: 300, paragraph: 1000 };
/** In UTF-16 code units. A longer line does not fit into the ring of the postmark. */
const POSTMARK_LIMIT = 8;
/** WCAG 2.2: contrast of text (1.4.3), and of controls and the focus ring (1.4.11). */
const MIN_CONTRAST = { text: 4.5, control: 3 };

const title = shownText(LENGTH_LIMITS.title).refine(
  (text) => text.split(/\s+/).every(({ length }) => length <= TITLE_WORD_LIMIT),
  `has a word of more than ${TITLE_WORD_LIMIT} characters, which takes several lines on a small phone. Choose a shorter one.`,
);
const sentence = shownText(LENGTH_LIMITS.sentence);

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
          'has an accent as a separate character, which keyboards do not type. Type the password again before you encode it.',
        );
      }
    } catch (error) {
      fault(error instanceof Error ? error.message : String(error));
    }
  });

const picture = z.object({
  url: z.string({ error: 'is missing. Write the address of the picture, without an ending.' }),
  width: z.int('must be the width in pixels.').positive('must be more than 0.'),
  height: z.int('must be the height in pixels.').positive('must be more than 0.'),
  alt: sentence,
});

const celebration = z.object({
  hosts: shownText(LENGTH_LIMITS.title),
  gateTitle: title,
  gateSubtitle: sentence,
  gateHelp: sentence,
  rsvpTitle: title,
  rsvpSubtitle: sentence,
  preview: sentence,
  password,
  postmark: z
    .array(shownText(POSTMARK_LIMIT))
    .min(1, 'has no line. Write the city.')
    .max(2, 'has more than two lines. Write the city in one or two.'),
  skyline: z.enum(['street', 'none'], { error: "must be 'street' or 'none'." }),
  registry: z.object({
    heading: title,
    text: shownText(LENGTH_LIMITS.paragraph),
    paymentLabel: shownText(LENGTH_LIMITS.label),
    paymentLink: httpsLink,
  }),
  declinedText: sentence,
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
    for (const [foreground, background] of pairs) {
      const contrast = wcagContrast(value[foreground], value[background]);
      if (contrast >= limit) continue;
      issues.push({
        code: 'custom',
        path: [foreground],
        message: `has a contrast of ${contrast.toFixed(2)} on ${background}; ${use} needs ${limit}. Make one of the two darker or lighter.`,
        input: value,
      });
    }
  };
  check(TEXT_PAIRS, MIN_CONTRAST.text, 'text');
  check(CONTROL_PAIRS, MIN_CONTRAST.control, 'a control');
});

const story = z.object({
  id: z.string({ error: 'is missing. Write the name of the picture.' }).min(1, 'is empty.'),
  type: z.literal('image', { error: "must be 'image'." }),
  url: z.string({ error: 'is missing. Write the address of the picture, without an ending.' }),
  duration: z.number().positive('must be more than 0 milliseconds.').optional(),
  alt: sentence,
});

const stories = z
  .array(story)
  .min(1, 'is empty. Name at least one picture.')
  .check(({ value, issues }) => {
    for (const field of ['id', 'url', 'alt'] as const) {
      value.forEach((one, index) => {
        const first = value.findIndex((other) => other[field] === one[field]);
        if (first === index) return;
        issues.push({
          code: 'custom',
          path: [index, field],
          message: `"${one[field]}" is also used by story ${first + 1}. Use another one.`,
          input: value,
        });
      });
    }
  });

const calendar = z.object({
  domain: z
    .string({ error: 'is missing. Write a name that looks like a domain.' })
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must look like a domain, e.g. ada-and-grace.example.'),
  revised: z.iso.datetime({ error: 'must be a time in UTC, e.g. 2025-06-01T16:00:00Z.' }),
});

const pictureHost = z.object({
  base: z
    .string({ error: 'is missing.' })
    .refine(
      (base) => base === '/pictures' || /^https:\/\/.+[^/]$/.test(base),
      "must be '/pictures', or an https: address without a slash at its end.",
    ),
});

const replyBy = z.object(
  { date: z.string(), closesAt: z.string(), help: z.string() },
  { error: 'must be null or defineReplyBy({ … }).' },
);

/** The schemas of the content files. Days are missing here, because `defineDay` checks them. */
export const FILES = {
  'celebration.ts': z.object({ celebration }),
  'colours.ts': z.object({ dayColours: palette, nightColours: palette }),
  'stories.ts': z.object({ stories }),
  'calendar.ts': z.object({ calendar }),
  'time-zone.ts': z.object({ timeZone: timeZoneName }),
  'picture-host.ts': z.object({ pictureHost }),
  'reply-by.ts': z.object({ replyBy: z.nullable(replyBy) }),
};

// The content (B11) is described only here. Scalars are read as text, so that a password such as 0123 stays as it is.
import { clampChroma, formatHex, parse } from 'culori';
import * as z from 'zod';
import type { Registry, SiteTexts } from '../../src/event/celebration';
import { DAY_GUESTS } from '../../src/event/event';
import { COLOURS, type Palette } from '../../src/event/palette';
import { isVisible } from '../../src/record/visible';
import { languagePart } from '../../src/words/language';
import { type Language, WORDS } from '../../src/words/words';
import { faintColours } from '../drawing/contrast';
import { PALETTE_NAMES } from '../drawing/palettes';
import { places } from '../drawing/places';
import { httpsLink, lineText, optionalText, shownText, timeZoneName } from './fields';
import type { Translation } from './in-language';
import { dateField, timeField, timeOrDateTimeField } from './local-time';
import { readSimpleMarkdown } from './simple-markdown';

/** In UTF-16 code units. A title of 80 has six lines on a phone of 320 pixels. */
const LENGTH_LIMITS = {
  word: 20,
  label: 40,
  title: 80,
  sentence: 300,
  paragraph: 1000,
  page: 5000,
};
const TITLE_WORD_LIMIT = 18;
/** In UTF-16 code units: two lines on a phone of 320 pixels. */
const CAPTION_LIMIT = 60;
/** In UTF-16 code units. Longer lines do not fit into the ring of the postmark. */
export const POSTMARK_LIMIT = 8;
/** In UTF-16 code units: three lines of a card on a phone of 320 pixels. */
const DAY_LIMITS = { title: 60, location: 200, description: 600 };
/** In UTF-16 code units. An IBAN has up to 42, with its spaces. */
const ACCOUNT_LIMIT = 60;

const described =
  (translation?: Translation) =>
  <Schema extends z.ZodType>(
    schema: Schema,
    title: string,
    example: string,
    description?: string,
  ): Schema =>
    schema.meta({
      title,
      examples: [example],
      ...(description && { description }),
      ...(translation && { translation }),
    });

const about = described();
/** For texts that guests read, in each language of the content. */
const text = described('expected');
/** For texts that may be the same in each language, such as a name or a place. */
const name = described('possible');

/** `unknownNames` reports any other names. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'is missing. Write it as in the sample.' });

const titleText = lineText(LENGTH_LIMITS.title).refine(
  (text) => text.split(/\s+/).every(({ length }) => length <= TITLE_WORD_LIMIT),
  `has a word of more than ${TITLE_WORD_LIMIT} characters, which takes several lines on a small phone. Choose a shorter one.`,
);
const sentence = shownText(LENGTH_LIMITS.sentence).meta({ input: 'paragraph' });

const reminder = sentence.refine(
  (text) => text.includes('{name}') && text.includes('{link}'),
  'must contain {name} and {link}, where the name of the guest and the link will be.',
);

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const oneOf = <const Choice extends string>(names: readonly Choice[]) =>
  z.enum(names, { error: `must be ${choices.format(names)}.` });

const isYes = (text: string): boolean => /^(yes|true|on)$/i.test(text);
const yesOrNoText = z
  .string({ error: 'must be yes or no.' })
  .regex(/^(yes|no|true|false|on|off)$/i, 'must be yes or no.');
const yesOrNo = yesOrNoText.transform(isYes).meta({ input: 'yesOrNo' });

const numberOf = (unit: string, example: string) =>
  z
    .string({ error: `is missing. Write a number of ${unit}.` })
    .regex(/^[1-9]\d*$/, `must be a number of ${unit}, such as ${example}.`)
    .transform(Number);

const pixels = numberOf('pixels', '600');

const password = z
  .string({ error: 'is missing. Choose a word that guests can type.' })
  .refine(isVisible, {
    error: 'is empty. Choose a word that guests can type.',
    abort: true,
  })
  .refine(
    (text) => text === text.trim(),
    'has white space around it, which guests do not see. Remove it.',
  )
  .refine(
    // Some editors turn straight quotation marks, which YAML would leave out, into these.
    (text) => !/^[“”„‟«»‘’‚‛].*[“”‟«»‘’]$/.test(text),
    'has quotation marks around it, which guests would have to type. Write it without them.',
  )
  .refine(
    (text) => text === text.normalize('NFC'),
    'has an accent as a separate character, which keyboards do not type. Type the password again.',
  );

const FORMAT = /\.(?:jpe?g|png|webp|avif|hei[cf]|gif)$/i;
const pictureName = z
  .string({ error: 'is missing. Write the name of the picture, without width and ending.' })
  .regex(/^[\w.-]+$/, 'must be the name of a file in pictures/, without width and ending.')
  .refine((name) => !FORMAT.test(name), {
    error: ({ input }) => `has an ending. Write ${String(input).replace(FORMAT, '')}.`,
  });

/** Hosts can preview a picture without this text, but not publish it. */
const altText = optionalText(LENGTH_LIMITS.sentence);

const picture = (subject: string, example: { file: string; width: string; alt: string }) =>
  group({
    file: about(pictureName, `${subject}: the name of its files`, example.file),
    width: about(pixels, `${subject}: width in pixels`, example.width),
    height: about(pixels, `${subject}: height in pixels`, example.width),
    alt: text(
      altText,
      `${subject}: what it shows`,
      example.alt,
      'For people who do not see the picture.',
    ),
  });

/** Adds a missing #. People leave it out, because an unquoted one begins a comment. */
const withHash = (text: string): string =>
  text.replace(/^(?:[\da-f]{3}|[\da-f]{6})$/i, (digits) => `#${digits}`);

/** Converts to `#rrggbb`, the only notation that the link preview's renderer knows. */
function asHex(text: string): string {
  const colour = /^#(?:[\da-f]{3}){1,2}$/i.test(text) ? undefined : parse(text);
  return colour ? formatHex(clampChroma(colour, 'oklch')) : text;
}

const isOpaque = (text: string): boolean => (parse(text)?.alpha ?? 1) === 1;
const TRANSPARENT = 'is transparent. Use a color that covers what is behind it, such as "#8c1f34".';

const colour = z
  .string({ error: 'is missing. Write a color, such as "#8c1f34".' })
  .overwrite(withHash)
  .refine((text) => parse(text) !== undefined, {
    abort: true,
    error: ({ input }) => `"${input}" is not a color. Use one such as "#8c1f34", in quotes.`,
  })
  .refine(isOpaque, { error: TRANSPARENT, abort: true })
  .overwrite(asHex)
  .meta({ input: 'colour' });

type ColourShape = { [Name in keyof Palette]: typeof colour };

const palette = group(
  Object.fromEntries(
    Object.entries(COLOURS).map(([name, use]) => [name, about(colour, use, '#8c1f34')]),
  ) as ColourShape,
).check(({ value, issues }) => {
  for (const { name, message } of faintColours(value)) {
    issues.push({ code: 'custom', path: [name], message, input: value });
  }
});

const replyBy = {
  date: about(dateField, 'The last day for replies', '2025-09-15', 'Replies close at its end.'),
  help: text(sentence, 'Whom to ask afterwards', 'To join us after all, call Nora.'),
};

const afterwards = {
  date: about(
    dateField.optional(),
    'The day from which your sites say thank you',
    '2025-10-06',
    'From the end of the last day by default, and never before it.',
  ),
  text: text(
    sentence.optional(),
    'Your thank-you text, also shown on the first screen',
    'Thank you for two days that we will never forget.',
  ),
  album: about(
    httpsLink.optional(),
    'The address of an album that you share with your guests',
    'https://photos.app.goo.gl/example',
  ),
};

const registry = {
  heading: text(titleText, 'The heading about gifts', 'Registry'),
  text: text(
    shownText(LENGTH_LIMITS.paragraph).meta({ input: 'paragraph' }),
    'What you say about gifts',
    'A song is enough.',
  ),
  links: z
    .array(
      group({
        label: text(lineText(LENGTH_LIMITS.label), 'A button', 'Contribute via PayPal'),
        link: about(httpsLink, 'The page that it opens', 'https://www.paypal.com/donate'),
      }),
    )
    .optional(),
  account: group({
    label: text(lineText(LENGTH_LIMITS.label), 'What the number is', "Nora's account (IBAN)"),
    number: about(
      lineText(ACCOUNT_LIMIT),
      'A number for guests to copy',
      'DE02 1203 0000 0000 2020 51',
    ),
  }).optional(),
} satisfies Record<keyof Registry, z.ZodType>;

/** Texts that the Saturday-only site may word differently. */
const texts = {
  gateTitle: text(titleText, 'The title of the first screen', "Nora & Sam's Birthday Party"),
  gateSubtitle: name(sentence, 'The line below it', 'East Village, NYC', 'A place or a sentence.'),
  gateHelp: text(sentence, 'Whom to ask for the password', 'Ask Nora or Sam.'),
  rsvpTitle: text(titleText, 'The title of the form', 'Celebrate with Nora & Sam'),
  rsvpSubtitle: text(sentence, 'The sentence below it', "We can't wait to celebrate with you"),
  preview: text(
    sentence,
    'One sentence for link previews, which anyone may see',
    'You are invited to celebrate with Nora & Sam in New York.',
  ),
  declinedText: text(
    sentence,
    'The text for guests who decline every day',
    'You will be missed, and we will raise a glass to you.',
  ),
  storyText: text(
    sentence,
    'The sentence above the button to the pictures',
    'The years that led up to this one, in pictures.',
  ),
} satisfies Record<keyof SiteTexts, z.ZodType<string>>;

export const SITE_TEXTS = Object.keys(texts) as (keyof SiteTexts)[];

const override = group({
  ...texts,
  registry: group(registry).partial(),
  replyBy: group({ help: replyBy.help }).partial(),
  afterwards: group({ text: afterwards.text }),
  thankYouAlt: text(altText.unwrap(), 'What the thank-you picture shows', 'Two glasses'),
  profileAlt: text(altText.unwrap(), 'What the profile picture shows', 'Nora and Sam'),
}).partial();

const languageTag = z.enum(Object.keys(WORDS) as [Language, ...Language[]], {
  error: `must be one of ${Object.keys(WORDS).join(', ')}.`,
});

/** The city in capitals, split at slashes. Without a slash, a city too long for one line is split at the most even space. */
function postmarkLines(city: string): string[] {
  const lines = city.toUpperCase().split('/');
  const [words = ''] = lines;
  if (lines.length > 1 || words.length <= POSTMARK_LIMIT) return lines.map((line) => line.trim());
  const breaks = [...words.matchAll(/\s+/g)].map(({ index }) => index);
  const middle = words.length / 2;
  const [best] = breaks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? [words] : [words.slice(0, best), words.slice(best).trim()];
}

export const celebrationSchema = group({
  hosts: name(lineText(LENGTH_LIMITS.title), 'Your names, as on the invitation', 'Nora & Sam'),
  language: about(
    languageTag.default('en-US'),
    'The language of the sites',
    'en-US',
    'Your own texts are as you write them.',
  ),
  languages: z
    .array(about(languageTag, 'A language', 'pt-PT'), {
      error: 'must be a list, such as [pt-PT, en-GB].',
    })
    .min(2, 'has fewer than two languages. Write language instead.')
    .refine(
      (tags) => new Set(tags.map(languagePart)).size === tags.length,
      'has two forms of one language, which the hosting does not tell apart. Choose one of them.',
    )
    .optional()
    .meta({
      title: 'The languages of the sites, if there are several',
      description:
        'Instead of language. Guests get the one of their browser, or else the first. Write each text in each of them, such as { pt-PT: Olá, en-GB: Hello }.',
      examples: [['pt-PT', 'en-GB']],
    }),
  timeZone: about(timeZoneName, 'The time zone of your celebration', 'America/New_York'),
  ...texts,
  storyText: texts.storyText.optional(),
  reminder: text(
    reminder,
    'A reminder for guests who have not answered',
    'Hi {name}, can you come? Please tell us here: {link}',
    'The hosts share it from their page, with the name and the link of a guest.',
  ),
  password: about(password, "The password of your guests' sites", 'eastvillage'),
  postmark: z
    .preprocess(
      (city) => (typeof city === 'string' ? postmarkLines(city) : city),
      z
        .array(about(lineText(POSTMARK_LIMIT), 'A line of the stamp', 'YORK'), {
          error: 'is missing. Write the city, such as New York.',
        })
        .min(1, 'has no line. Write the city.')
        .max(2, 'has more than two lines. Write the city in one or two.'),
    )
    .meta({
      title: 'The city on the stamp',
      description: `In one or two lines of at most ${POSTMARK_LIMIT} letters. A slash begins the second one: BARCE / LONA.`,
      translation: 'possible' satisfies Translation,
      examples: [['NEW', 'YORK']],
    }),
  skyline: about(
    oneOf(['drawing', ...(Object.keys(places) as (keyof typeof places)[]), 'none']),
    'The drawing at the bottom of the pages',
    'drawing',
    'A place, which also chooses the drawing on the stamp; skyline.svg and stamp.svg, or a garland and a flower without them; or none.',
  ),
  repliesOpen: about(
    dateField.optional(),
    'The day from which guests can reply',
    '2025-06-02',
    'Until then the sites are a save-the-date, and days may lack time, place and description.',
  ),
  replyBy: group(replyBy).optional().meta({ title: 'The last day for replies' }),
  afterwards: group(afterwards).optional().meta({ title: 'Your thanks afterwards' }),
  tablesFrom: about(
    dateField.optional(),
    'The day from which guests see their table',
    '2025-10-01',
    'Publish the tables on your own page. Without the day, no guest sees one.',
  ),
  registry: group(registry).optional().meta({ title: 'Gifts' }),
  thankYouPicture: picture('The thank-you picture', {
    file: 'thank-you',
    width: '600',
    alt: 'Nora and Sam raise their glasses to you',
  })
    .optional()
    .meta({ title: 'The thank-you picture' }),
  profilePicture: picture('The profile picture', {
    file: 'profile',
    width: '84',
    alt: 'Nora and Sam',
  })
    .optional()
    .meta({ title: 'The profile picture' }),
  pictureHost: about(
    z
      .string({ error: 'is missing. Write /pictures.' })
      .overwrite((base) => httpsLink.safeParse(base).data ?? base)
      .refine(
        (base) =>
          base === '/pictures' || (httpsLink.safeParse(base).success && !/[?#]|\/$/.test(base)),
        'must be /pictures, or an https: address without ? and #, and without a slash at its end.',
      ),
    'Where the pictures are',
    '/pictures',
    'An image CDN has the same files under an https: address.',
  ),
  calendar: group({
    domain: about(
      z
        .string({ error: 'is missing. Write a name that looks like a domain.' })
        .regex(
          /^[a-z\d-]+(\.[a-z\d-]+)+$/i,
          'must look like a domain, such as nora-and-sam.example.',
        ),
      'The name of your celebration in calendars',
      'nora-and-sam.example',
      'Choose it once: after a change, calendars show each day twice.',
    ),
  }),
  saturdaySite: about(
    yesOrNo,
    'Whether there is a site for guests who are not invited to all days',
    'yes',
  ),
  namedGuests: about(
    yesOrNoText.default('no').transform(isYes).meta({ input: 'yesOrNo' }),
    'Whether invitations list people by name',
    'no',
    'Guests then say who comes, what each of them eats, and the names of the people they bring.',
  ),
  saturday: override.optional().meta({ title: 'Texts that differ on the Saturday-only site' }),
  palette: about(
    z
      .string()
      .overwrite(withHash)
      .refine(
        (text) => PALETTE_NAMES.some((name) => name === text) || parse(text) !== undefined,
        `must be ${choices.format(PALETTE_NAMES)}, or the color of your buttons, such as "#1d4e89".`,
      )
      .refine(isOpaque, TRANSPARENT)
      .optional(),
    'The colors of the sites',
    'harbour',
    `${choices.format(PALETTE_NAMES)}, or the color of your buttons. Instead of colours.`,
  ),
  colours: group({ day: palette, night: palette }).optional().meta({ title: 'Colors' }),
});

/** @param known wraps the fields that guests may learn later */
const dayShape = (known: (schema: z.ZodType<string>) => z.ZodType<string>) => ({
  title: text(lineText(DAY_LIMITS.title), 'the title', 'Birthday Party'),
  label: name(
    lineText(LENGTH_LIMITS.word).optional(),
    'a short name for labels',
    'Friday',
    'The weekday by default.',
  ),
  date: about(dateField, 'the date', '2025-10-03'),
  start: about(known(timeField), 'the start, in local time', '16:45'),
  end: about(
    known(timeOrDateTimeField),
    'the end, for calendars',
    '22:00',
    'With its date if after midnight: 2025-10-04T02:00.',
  ),
  shownEnd: name(
    known(
      lineText(LENGTH_LIMITS.word).transform((text) =>
        /^(time|none)$/i.test(text) ? text.toLowerCase() : text,
      ),
    ),
    'how guests see the end time',
    'close',
    "time, none, or a word as in '6pm to close'.",
  ),
  location: name(known(lineText(DAY_LIMITS.location)), 'the place', 'The Marigold Room'),
  mapLink: about(
    known(httpsLink),
    'the link to a map of the place',
    'https://maps.google.com/?q=Lisbon',
  ),
  description: text(
    known(shownText(DAY_LIMITS.description).meta({ input: 'paragraph' })),
    'a sentence or two for guests',
    'Drinks, small plates and a dance floor.',
  ),
  guests: about(
    oneOf(DAY_GUESTS),
    'who is invited',
    'everyone',
    'everyone: also on the Saturday-only site. weekend: only for guests of the whole weekend.',
  ),
  asked: about(yesOrNo, 'whether the form asks about it', 'yes'),
  thankYouCard: about(yesOrNo, 'whether the thank-you page has its card', 'no'),
});

export const daySchema = group(dayShape((schema) => schema));

/** For content with `repliesOpen` (B21). A field that guests learn later may be missing, and is then an empty text. */
export const saveTheDateSchema = group(dayShape((schema) => schema.default('')));

export const albumSchema = group({
  pictures: z
    .array(
      group({
        file: about(pictureName, 'The name of its files', 'beach'),
        alt: text(altText, 'What it shows', 'A striped parasol on the beach'),
        saturday: text(
          altText.unwrap().optional(),
          'The same for the Saturday-only site',
          'A parasol',
        ),
        caption: text(
          optionalText(CAPTION_LIMIT),
          'Its caption',
          'The last train home',
          'Shown on the picture; empty for none. Do not repeat what it shows.',
        ),
        seconds: about(
          numberOf('seconds', '6'),
          'How long it is shown, in seconds',
          '6',
        ).optional(),
      }),
      { error: 'is missing. List the pictures.' },
    )
    .check(({ value, issues }) => {
      for (const field of ['file', 'alt'] as const) {
        value.forEach((one, index) => {
          const first = value.findIndex((other) => other[field] === one[field]);
          if (first === index || one[field] === '') return;
          const message = `"${one[field]}" is also used by picture ${first + 1}. Use another one.`;
          issues.push({ code: 'custom', path: [index, field], message, input: value });
        });
      }
    })
    .default([]),
});

/** In UTF-16 code units: a question has two lines on a phone, an option one. */
const QUESTION_LIMITS = { label: 80, option: 40, text: 500 };
const MAX_QUESTIONS = 10;
const OPTIONS = { min: 2, max: 12 };

const question = group({
  id: about(
    z.string({ error: 'is missing. Write a short name, such as meal.' }),
    'The name of the answer in the replies',
    'meal',
    'Keep it once there are replies.',
  ),
  label: text(lineText(QUESTION_LIMITS.label), 'What guests read', 'Which meals would you like?'),
  kind: about(
    oneOf(['text', 'choice', 'numbers']),
    'What kind of answer it has',
    'numbers',
    'numbers: how many of each option, such as meals.',
  ),
  limit: about(
    numberOf('characters', '200').refine(
      (limit) => limit <= QUESTION_LIMITS.text,
      `is too large. Write at most ${QUESTION_LIMITS.text}.`,
    ),
    'How many characters a text may have',
    '200',
  ).default(QUESTION_LIMITS.text),
  options: z
    .array(text(lineText(QUESTION_LIMITS.option), 'An option', 'Fish'))
    .max(OPTIONS.max, `has more than ${OPTIONS.max} options. Remove some.`)
    .refine(
      (options) => new Set(options).size === options.length,
      'has an option twice. Remove one.',
    )
    .meta({ least: OPTIONS.min })
    .default([]),
  noun: text(
    lineText(QUESTION_LIMITS.option).optional(),
    'What numbers count, in the plural',
    'meals',
    'For the line below them: 2 of 3 meals chosen.',
  ),
  site: about(
    oneOf(['weekend', 'saturday', 'both']),
    'The guests who are asked',
    'weekend',
    'weekend, saturday (only the Saturday-only site) or both.',
  ).default('both'),
  if: about(z.string().optional(), 'Only for guests who come on this day', 'friday'),
  each: about(
    oneOf(['person']).optional(),
    'Whether each named guest answers separately',
    'person',
    'Others give one text, or how many of each option.',
  ),
}).check(({ value: { kind, options, noun, each }, issues, ...context }) => {
  const fault = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: context });
  const isCounted = kind === 'numbers' || (kind === 'choice' && each !== undefined);
  if (noun !== undefined && !isCounted) {
    fault('noun', 'belongs to the kind numbers. Remove it.');
  }
  if (each && kind === 'numbers') {
    fault('each', 'does not go with the kind numbers. Write kind: choice.');
  }
  const isText = kind === 'text';
  if (isText ? options.length === 0 : options.length >= OPTIONS.min) return;
  fault(
    'options',
    isText
      ? 'belongs to the kinds choice and numbers. Remove it.'
      : `has fewer than ${OPTIONS.min} options. Write ${OPTIONS.min} to ${OPTIONS.max}.`,
  );
});

export const questionsSchema = group({
  questions: z
    .array(question)
    .max(MAX_QUESTIONS, `has more than ${MAX_QUESTIONS} questions. Remove some.`)
    .default([]),
});

const markdown = z
  .string({ error: 'is missing. Write a text.' })
  // A text of several lines ends with a line break.
  .trim()
  .pipe(shownText(LENGTH_LIMITS.page))
  .transform((text, { addIssue }) => {
    const blocks = readSimpleMarkdown(text);
    if (typeof blocks !== 'string') return blocks;
    addIssue({ code: 'custom', message: blocks, input: text });
    return z.NEVER;
  })
  .meta({ input: 'paragraph' });

const sections = z
  .array(
    group({
      heading: text(titleText, 'The heading of a section', 'Getting here'),
      text: text(
        markdown,
        'Its text',
        'Take the [L train](https://new.mta.info) to First Avenue.',
        'Paragraphs with empty lines between them, lists, and links to https, mailto and tel.',
      ),
      picture: picture('The picture of a section', {
        file: 'hotel',
        width: '600',
        alt: 'The hotel and its red door',
      }).optional(),
    }),
  )
  .min(1, 'is empty. Write a section, or leave the page out.')
  .optional();

export const detailsSchema = group({ weekend: sections, saturday: sections });

export type CelebrationSource = z.output<typeof celebrationSchema>;
export type DaySource = z.output<typeof daySchema>;
export type AlbumSource = z.output<typeof albumSchema>;
export type QuestionSource = z.output<typeof question>;
export type DetailsSource = z.output<typeof detailsSchema>;

export const SCHEMAS = {
  celebration: celebrationSchema,
  day: daySchema,
  album: albumSchema,
  questions: questionsSchema,
  details: detailsSchema,
};

/** Annotations that describe a text and its translations together. */
const ANNOTATIONS = ['title', 'description', 'examples', 'default'] as const;

/** For editors. They read a value such as 600 as a number, so each text may be one. */
export const jsonSchemaOf = (kind: keyof typeof SCHEMAS) =>
  z.toJSONSchema(SCHEMAS[kind], {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // zod keeps the description of a transformed value on the pipe.
      if (zodSchema instanceof z.ZodPipe) Object.assign(jsonSchema, zodSchema.meta());
      if (zodSchema instanceof z.ZodPipe && jsonSchema.type === 'array') {
        Object.assign(jsonSchema, { type: ['array', 'string'] });
      }
      if (jsonSchema.type === 'string' && !jsonSchema.enum) {
        Object.assign(jsonSchema, { type: ['string', 'number'] });
      }
      delete jsonSchema.input;
      delete jsonSchema.least;
      if (!jsonSchema.translation) return;
      delete jsonSchema.translation;
      const value = { ...jsonSchema };
      for (const name of ANNOTATIONS) delete value[name];
      for (const name of Object.keys(value)) delete jsonSchema[name];
      const properties = Object.fromEntries(Object.keys(WORDS).map((tag) => [tag, value]));
      jsonSchema.anyOf = [value, { type: 'object', properties, additionalProperties: false }];
    },
  });

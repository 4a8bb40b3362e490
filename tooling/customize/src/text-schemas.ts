import { FILES } from '@invitation/vite/content-schema';

const { shape } = FILES['celebration.ts'].shape.celebration;
const registry = shape.registry.shape;

/** The texts of `celebration.ts` and their schemas, by their path in the file. */
export const TEXT_SCHEMAS = {
  hosts: shape.hosts,
  gateTitle: shape.gateTitle,
  gateSubtitle: shape.gateSubtitle,
  preview: shape.preview,
  'registry.paymentLabel': registry.paymentLabel,
  'registry.paymentLink': registry.paymentLink,
  gateHelp: shape.gateHelp,
  rsvpTitle: shape.rsvpTitle,
  rsvpSubtitle: shape.rsvpSubtitle,
  declinedText: shape.declinedText,
  storyText: shape.storyText,
  'registry.heading': registry.heading,
  'registry.text': registry.text,
  'profilePicture.alt': shape.profilePicture.shape.alt,
  'thankYouPicture.alt': shape.thankYouPicture.shape.alt,
} as const;

/** The path of a text in `celebration.ts`. */
export type TextField = keyof typeof TEXT_SCHEMAS;

export const TEXT_FIELDS = Object.keys(TEXT_SCHEMAS) as TextField[];

export const passwordSchema = shape.password;
export const postmarkSchema = shape.postmark;
export const timeZoneSchema = FILES['time-zone.ts'].shape.timeZone;

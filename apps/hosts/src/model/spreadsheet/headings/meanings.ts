import type { HeadingKind } from './vocabulary';

/** What a column can say about a guest, in the order of the choices. */
export const MEANINGS = [
  'name',
  'firstName',
  'lastName',
  'namePart',
  'party',
  'days',
  'people',
  'adults',
  'companions',
  'children',
  'members',
  'language',
  'phone',
  'email',
  'address',
  'table',
  'seats',
  'tags',
  'note',
  'id',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Meanings that no column of an exported table has, although a question in it can have such a heading. */
const NOT_EXPORTED: readonly (Meaning | '')[] = [
  'firstName',
  'lastName',
  'namePart',
  'party',
  'adults',
  'companions',
  'children',
];
export const isInExport = (meaning: Meaning | ''): boolean => !NOT_EXPORTED.includes(meaning);

/** How one heading is read. */
export interface Heading {
  /** `reply` for answers that another service has collected, `ignored` for columns that no invitation needs. */
  readonly kind: HeadingKind | 'reply' | 'ignored';
  /** The smaller, the surer. */
  readonly rank: number;
  /** Whom it is about, if not the guest of the row, e.g. `children 2`. */
  readonly who?: string;
  /** Which one of several addresses it belongs to, e.g. `home`. */
  readonly group?: string;
}

const MEANING_OF: Readonly<Partial<Record<Heading['kind'], Meaning | ''>>> = {
  display: 'name',
  secondLastName: 'lastName',
  middleName: 'namePart',
  infix: 'namePart',
  title: 'namePart',
  suffix: 'namePart',
  nickname: 'namePart',
  partyId: 'party',
  plusOneOf: 'party',
  age: 'children',
  mobile: 'phone',
  homePhone: 'phone',
  workPhone: 'phone',
  workEmail: 'email',
  street: 'address',
  street2: 'address',
  houseNumber: 'address',
  city: 'address',
  region: 'address',
  postcode: 'address',
  country: 'address',
  need: 'note',
  meal: 'note',
  reply: '',
  ignored: '',
};

export const meaningOf = (kind: Heading['kind']): Meaning | '' =>
  MEANING_OF[kind] ?? (kind as Meaning);

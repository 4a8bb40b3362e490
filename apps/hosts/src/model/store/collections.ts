import { isInvitationId } from '@invitation/domain/gate/invitation-link';
import {
  type Arrivals,
  arrivalsDocument,
  arrivalsSchema,
} from '@invitation/domain/guest-list/arrivals';
import { type GuestNotes, guestNotesSchema } from '@invitation/domain/guest-list/guest-notes';
import { type GuestTable, parseTable } from '@invitation/domain/guest-list/guest-table';
import { INVITATION_DAYS } from '@invitation/domain/guest-list/invitation';
import { NEWS_LIMIT, parseNews } from '@invitation/domain/guest-list/news';
import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/guest-list/stored-invitation';
import { columnsOf } from '@invitation/domain/party/columns';
import { documentOf } from '@invitation/domain/record/questions';
import type { Fields, RecordShape, StoredRsvp } from '@invitation/domain/record/record';
import { parseStoredRsvp } from '@invitation/domain/rsvp/rsvp';
import { applyFields } from '@invitation/domain/rsvp/save';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { newsDocument, newsFields, type SentNews } from './news';
import type { KeyedValue } from './read-document';

/** An RSVP with the key of its document. */
export type Reply = StoredRsvp & { readonly key: string };

/** A personal invitation with its id, which is also the key of its reply (B14). */
export type PersonalInvitation = StoredInvitation & { readonly id: string };

/** How many people have arrived with the guest of this key. */
export interface GuestArrivals {
  readonly key: string;
  readonly people: Arrivals;
}

/** The ids of documents in `distinct`, e.g. `ada~bob`. Each is for two guests whom a host has marked as different people. */
export type Distinct = ReadonlySet<string>;

/** The contents of a guest list, in the form that pages use. */
export interface GuestListItems {
  readonly replies: readonly Reply[];
  readonly invitations: readonly PersonalInvitation[];
  readonly arrivals: readonly GuestArrivals[];
  readonly distinct: Distinct;
  readonly notes: ReadonlyMap<string, GuestNotes>;
  readonly tables: ReadonlyMap<string, GuestTable>;
  readonly news: readonly SentNews[];
}

/** The arguments of Firestore's `set`: data, and the paths of the fields that it replaces. */
export interface StoredForm {
  readonly data: Fields;
  readonly mergeFields: string[];
}

/**
 * The particulars of a collection.
 *
 * `Value` is a document in memory, `Item` the same with its key. A document is changed by `fields` of its value.
 */
export interface Collection<Value extends object, Item extends object = KeyedValue<Value>> {
  /** Default: `isDocumentId`. */
  readonly isKey?: (key: string) => boolean;
  /**
   * @param data as any SDK of Firestore, the embedded backend or a backup has it
   * @returns `null` if it is not readable
   * @throws ZodError
   */
  readonly parse: (data: Fields, shape: RecordShape, key: string) => Value | null;
  readonly item: (key: string, value: Value) => Item;
  /** Default: the value itself. */
  readonly fields?: (value: Value) => Fields;
  /** The keys and the fields of the documents in a guest list. */
  readonly documents: (list: Partial<GuestListItems>) => Iterable<readonly [string, Fields]>;
  /** The stored form of changed fields. Default: as they are. @param current all fields before the change */
  readonly stored?: (fields: Fields, shape: RecordShape, current: Fields | null) => StoredForm;
  /** Why the rules would refuse a document although its fields are valid. */
  readonly fault?: (fields: Fields) => string | null;
  /** Hosts' notes or published data of a guest, which must not outlast the guest. */
  readonly isNotes?: true;
}

const collection = <Value extends object, Item extends object>(row: Collection<Value, Item>) => row;

const keyed = <Value>(key: string, value: Value): KeyedValue<Value> => ({ key, value });

/** Firestore's limits of an id: https://firebase.google.com/docs/firestore/quotas#limits */
export const isDocumentId = (key: string) => /^(?!\.{1,2}$|__.*__$)[^/]{1,500}$/s.test(key);

/** The collections of the guest list: replies (A3), invitations (B14), news (B20), and what only hosts know (B15). */
export const COLLECTIONS = {
  rsvps: collection({
    parse: (data, shape, key) => parseStoredRsvp(shape, key, data),
    item: (key, rsvp): Reply => ({ ...rsvp, key }),
    documents: ({ replies = [] }) => replies.map(({ key, ...rsvp }) => [key, rsvp]),
    stored: (fields, shape, current) =>
      documentOf(shape, columnsOf(shape, fields, applyFields(current, fields))),
    fault: ({ name }) => (name ? null : words.nameMissing),
  }),
  invitations: collection({
    isKey: isInvitationId,
    parse: (data) => storedInvitationSchema.parse(data),
    item: (id, invitation): PersonalInvitation => ({ ...invitation, id }),
    documents: ({ invitations = [] }) =>
      invitations.map(({ id, ...invitation }) => [id, invitation]),
  }),
  arrivals: collection({
    parse: (data, { days }) => arrivalsSchema(days).parse(data),
    item: (key, people): GuestArrivals => ({ key, people }),
    documents: ({ arrivals = [] }) => arrivals.map(({ key, people }) => [key, people]),
    stored: arrivalsDocument,
  }),
  distinct: collection({
    // Accepts any data: such a document only dismisses a suggestion, so nobody would correct it.
    parse: (data) => data,
    item: keyed,
    documents: ({ distinct = new Set() }) => [...distinct].map((id) => [id, pairOf(id)]),
  }),
  guestNotes: collection({
    parse: (data) => guestNotesSchema.parse(data),
    item: keyed,
    documents: ({ notes = new Map() }) => notes,
    isNotes: true,
  }),
  tables: collection({
    parse: parseTable,
    item: keyed,
    documents: ({ tables = new Map() }) => tables,
    isNotes: true,
  }),
  news: collection({
    isKey: (key) => INVITATION_DAYS.some((guests) => guests === key),
    parse: parseNews,
    item: keyed,
    fields: newsFields,
    documents: ({ news = [] }) =>
      [...new Set(news.map(({ guests }) => guests))].map((guests) => [
        guests,
        newsFields(news.filter((each) => each.guests === guests)),
      ]),
    stored: (fields, _, current) => newsDocument(applyFields(current, fields)),
    fault: (fields) =>
      Object.values(fields).filter((text) => text !== null).length > NEWS_LIMIT
        ? words.newsFull(NEWS_LIMIT)
        : null,
  }),
};

type Collections = typeof COLLECTIONS;
export type CollectionName = keyof Collections;

/** A document of a collection with its key. */
export type ItemOf<Name extends CollectionName> = ReturnType<Collections[Name]['item']>;

/** The collections that only some pages need. */
export type WatchedName = 'guestNotes' | 'tables' | 'news';
export type WatchedValue<Name extends WatchedName> = ItemOf<Name>['value'];

/** The two keys in an id of `Distinct`, e.g. `ada~bob`. Keys contain no `~`, unless somebody made one in the Firebase console. */
export function pairOf(id: string): { readonly one: string; readonly other: string } {
  const [one = '', other = ''] = id.split('~');
  return { one, other };
}

/** 192 bits, so nobody can guess an id (B14). In base64url they need no padding. */
const ID_BYTES = 24;
/** At least 128 bits in base64url. The uid of a guest has this form too. Firestore refuses ids such as `__a__`. */
const ID_PATTERN = /^(?!__.*__$)[\w-]{22,128}$/;

/** Tells whether a text has the form of an id. A link that was cut short has a shorter one. */
export const isInvitationId = (text: string): boolean => ID_PATTERN.test(text);

export function newInvitationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  const id = toBase64Url(btoa(String.fromCodePoint(...bytes)));
  return isInvitationId(id) ? id : newInvitationId();
}

/** Without padding. */
const toBase64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The link to a guest's own reply (B19). */
export interface ReplyLink {
  /** The key of the reply's document: the uid of the guest's account. */
  readonly reply: string;
  readonly secret: string;
}

/** In place of the id of an invitation. */
export const replyLinkId = ({ reply, secret }: ReplyLink): string => `reply=${reply}.${secret}`;

/** @returns `null` for a link that was cut short, and for the id of an invitation */
export function parseReplyLink(id: string): ReplyLink | null {
  const [, reply, secret] = /^reply=([\w-]{1,128})\.([\w-]{22,64})$/.exec(id) ?? [];
  return reply && secret ? { reply, secret } : null;
}

/** The key of the reply that a link opens. */
export const replyKeyOf = (id: string): string => parseReplyLink(id)?.reply ?? id;

/**
 * A fragment never reaches a server (B14).
 *
 * @param address of the site, without a fragment, e.g. `https://invitation.example/`
 * @param id of an invitation, or of a guest's own reply as `replyLinkId` returns it
 * @param encodedPassword the gate's password, UTF-8 in base64
 * @param language a tag such as `pt-PT`; default: the guest's browser chooses
 */
export const invitationLink = (
  address: string,
  id: string,
  encodedPassword: string,
  language?: string,
): string =>
  `${address}#${id.includes('=') ? id : `invitation=${id}`}&password=${toBase64Url(encodedPassword)}${language ? `&language=${language}` : ''}`;

/** A link that opens a site in a language (B16). */
export const languageLink = (address: string, language?: string): string =>
  language ? `${address}#language=${language}` : address;

/** Messengers and mail programs write `=` as `%3D`, some of them twice (`%253D`). */
const decode = (text: string): string =>
  text.replace(/%(?:25)*([\da-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * A part of a link's fragment, without what a program adds behind it, such as the padding of base64 or a full stop.
 *
 * @returns `null` if the fragment does not have it
 */
export function readLinkPart(
  fragment: string,
  name: 'invitation' | 'reply' | 'password' | 'language',
): string | null {
  const found = new RegExp(`\\b${name}=([^&;?#]*)`, 'i').exec(decode(fragment));
  return found?.[1]?.replace(/[^\w-]+$/, '') ?? null;
}

export interface InvitationLink {
  /** As in the link: it may be cut short, or empty. For the link to a reply, see `replyLinkId`. */
  readonly id: string;
  readonly unlocks: boolean;
}

/**
 * @param encodedPassword the gate's password, UTF-8 in base64
 * @returns `null` if the fragment has neither part of a personal link
 */
export function readInvitationLink(
  fragment: string,
  encodedPassword: string,
): InvitationLink | null {
  const reply = readLinkPart(fragment, 'reply');
  const id = readLinkPart(fragment, 'invitation') ?? (reply === null ? null : `reply=${reply}`);
  const password = readLinkPart(fragment, 'password');
  if (id === null && password === null) return null;
  return { id: id ?? '', unlocks: password === toBase64Url(encodedPassword) };
}

/** 192 bits, so that nobody can guess an id (B14). */
const ID_BYTES = 24;
/** At least 128 bits in base64url, or a guest's uid. Firestore refuses ids such as `__a__`. */
const ID_PATTERN = /^(?!__.*__$)[\w-]{22,128}$/;

/** Whether the text has the form of an id. One that was cut to fewer than 22 characters does not. */
export const isInvitationId = (text: string): boolean => ID_PATTERN.test(text);

/** Random bytes in base64url. */
export const randomId = (bytes: number): string =>
  toBase64Url(btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(bytes)))));

export function newInvitationId(): string {
  const id = randomId(ID_BYTES);
  return isInvitationId(id) ? id : newInvitationId();
}

const toBase64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export interface ReplyLink {
  /** The uid of the guest's account. */
  readonly reply: string;
  readonly secret: string;
}

/** The id of a link to a reply, in place of an invitation's id. */
export const replyLinkId = ({ reply, secret }: ReplyLink): string => `reply=${reply}.${secret}`;

/** @returns `null` for an invitation's id, and for a link that was cut short */
export function parseReplyLink(id: string): ReplyLink | null {
  const [, reply, secret] = /^reply=([\w-]{1,128})\.([\w-]{22,64})$/.exec(id) ?? [];
  return reply && secret ? { reply, secret } : null;
}

/** The key of the reply that the link opens. */
export const replyKeyOf = (id: string): string => parseReplyLink(id)?.reply ?? id;

/**
 * A personal link. Its data is in the fragment, which never reaches a server (B14).
 *
 * @param address without a fragment, e.g. `https://invitation.example/`
 * @param id an invitation id, or the result of `replyLinkId`
 * @param language a tag such as `pt-PT`; default: the browser chooses
 */
export const invitationLink = (
  address: string,
  id: string,
  encodedPassword: string,
  language?: string,
): string =>
  `${address}#${id.includes('=') ? id : `invitation=${id}`}&password=${toBase64Url(encodedPassword)}${language ? `&language=${language}` : ''}`;

export const languageLink = (address: string, language?: string): string =>
  language ? `${address}#language=${language}` : address;

/**
 * Undoes what messengers and mail programs do to links. They write `=` as `%3D` or even `%253D`, and put invisible characters into
 * long ones. A link has only ASCII characters.
 */
const decode = (text: string): string =>
  text
    .replace(/%(?:25)*([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[^!-~]/g, '');

/** Cuts what programs append to a link, such as the padding of base64 or a full stop. @returns `null` if the part is missing */
export function readLinkPart(
  fragment: string,
  name: 'invitation' | 'reply' | 'password' | 'language',
): string | null {
  const found = new RegExp(`\\b${name}=([^&;?#]*)`, 'i').exec(decode(fragment));
  return found?.[1]?.replace(/[^\w-]+$/, '') ?? null;
}

export interface InvitationLink {
  /** An invitation id or the result of `replyLinkId`. It may be cut short, or empty. */
  readonly id: string;
  readonly unlocks: boolean;
}

/** @returns `null` if the fragment has neither part of a personal link */
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

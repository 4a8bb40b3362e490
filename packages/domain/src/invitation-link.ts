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

const FRAGMENT_PREFIX = '#invitation=';

/**
 * A fragment never reaches a server (B14).
 *
 * @param address of the site, without a fragment, e.g. `https://invitation.example/`
 * @param encodedPassword the gate's password, UTF-8 in base64
 * @param language a tag such as `pt-PT`; default: the guest's browser chooses
 */
export const invitationLink = (
  address: string,
  id: string,
  encodedPassword: string,
  language?: string,
): string =>
  `${address}${FRAGMENT_PREFIX}${id}&password=${toBase64Url(encodedPassword)}${language ? `&language=${language}` : ''}`;

/** A link that opens a site in a language (B16). */
export const languageLink = (address: string, language?: string): string =>
  language ? `${address}#language=${language}` : address;

export interface InvitationLink {
  /** As in the link: it may be cut short. */
  readonly id: string;
  readonly unlocks: boolean;
}

/** @param encodedPassword the gate's password, UTF-8 in base64 */
export function readInvitationLink(hash: string, encodedPassword: string): InvitationLink | null {
  if (!hash.startsWith(FRAGMENT_PREFIX)) return null;
  const parameters = new URLSearchParams(hash.slice(1));
  return {
    id: parameters.get('invitation') ?? '',
    unlocks: parameters.get('password') === toBase64Url(encodedPassword),
  };
}

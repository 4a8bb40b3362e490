/** The limit of RFC 5321. */
const EMAIL_LIMIT = 254;

/** The security rules have the same pattern. A slash is valid in an address, but not in a document's id. */
const EMAIL = /^[a-z0-9.!#$%&'*+=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The address in lower case, as Firebase stores it; `null` if it is not valid. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= EMAIL_LIMIT && EMAIL.test(email) ? email : null;
}

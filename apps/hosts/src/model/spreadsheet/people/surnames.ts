export const wordCount = (text: string): number => text.split(' ').length;

const PARTICLE =
  /^(?:de|da|do|dos|das|del|della|di|du|la|le|van|von|der|den|ten|ter|zu|zur|af|el|al|y|e|bin|ibn|st\.?)$/i;

/** E.g. `van der Berg` of `Rita van der Berg`. Empty for one word. */
export function surnameOf(name: string): string {
  const words = name.split(' ');
  let at = words.length - 1;
  while (at > 1 && PARTICLE.test(words[at - 1] ?? '')) at--;
  if (at > 1 && /^[eyi]$/.test(words[at] ?? '')) at--;
  return at > 0 ? words.slice(at).join(' ') : '';
}

/** In `Ada and Bruno Silva`, both have the last name. Who has one before the end keeps it. */
export function withLastNames(names: readonly string[], lastName: string): readonly string[] {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  const own = surnameOf(last);
  const isShared =
    before.every((name) => wordCount(name) === 1) &&
    // `de Souza` is a last name, but `(maybe)` is not.
    /^\p{L}/u.test(own) &&
    !/^\p{Ll}/u.test(last);
  const surname = lastName || (isShared ? own : '');
  if (surname === '' || last === '') return names;
  return [
    ...before.map((name) => (wordCount(name) === 1 ? `${name} ${surname}` : name)),
    lastName ? `${last} ${lastName}` : last,
  ];
}

/** E.g. `Ada, Bruno & Tom Silva`. */
export function joinedNames(names: readonly string[]): string {
  const surname = surnameOf(names[0] ?? '');
  const isShared =
    surname !== '' && names.length > 1 && names.every((name) => surnameOf(name) === surname);
  const shown = isShared
    ? names.map((name, at) =>
        at < names.length - 1 ? name.slice(0, -surname.length).trim() : name,
      )
    : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} & ${last}`;
}

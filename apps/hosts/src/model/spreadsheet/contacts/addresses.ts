import { type Column, filledCells } from '../headings/column';

type Parts = Readonly<Partial<Record<Column['kind'], string>>>;

/** The countries that write the state after the city, and the postcode after the state. */
const AMERICAN = /^(?:us|usa|united states.*|canada|ca|australia|au|mexico|brasil|brazil|br)$/i;

/** One line, in the order of the country. A numeric postcode without a state is before the city, as in most of Europe. */
function joinAddress(parts: Parts): string {
  const {
    address,
    street = '',
    street2 = '',
    houseNumber = '',
    city = '',
    region = '',
    postcode = '',
    country = '',
  } = parts;
  if (address) return address;
  const isAmerican =
    AMERICAN.test(country) || /^[A-Z]{2,3}$/.test(region) || /[A-Z]\d/i.test(postcode);
  const place = isAmerican
    ? [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : [[postcode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  return [[street, houseNumber].filter(Boolean).join(' '), street2, place, country]
    .filter(Boolean)
    .join(', ');
}

/** The address of a row; the home address, if there are several. */
export function addressIn(columns: readonly Column[], cells: readonly string[]): string {
  const groups = new Map<string, Record<string, string>>();
  for (const { column, cell: written } of filledCells(columns, cells)) {
    const { meaning, group, kind } = column;
    if (meaning !== 'address') continue;
    const cell = written.replaceAll(/[^\S\n]+/g, ' ');
    const parts = groups.get(group) ?? {};
    groups.set(group, { ...parts, [kind]: parts[kind] ? `${parts[kind]}, ${cell}` : cell });
  }
  const texts = [...groups]
    .sort(([one], [two]) => Number(one.startsWith('work')) - Number(two.startsWith('work')))
    .map(([, parts]) => joinAddress(parts))
    .filter(Boolean);
  return texts[0] ?? '';
}

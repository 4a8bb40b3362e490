import ICAL from 'ical.js';
import { asText } from './separated';

/** Headings that the import knows. */
const HEADINGS = [
  'display name',
  'first name',
  'last name',
  'suffix',
  'mobile',
  'phone',
  'work phone',
  'email',
  'street',
  'city',
  'state',
  'postal code',
  'country',
  'labels',
  'notes',
];

/** The contacts in a vCard file (versions 2.1, 3 and 4) as a list, one in each row. */
export function contactsAsText(text: string): string {
  const cards = text
    // Phones write version 2.1 with soft line breaks at any place.
    .replaceAll(/=\r?\n/g, '')
    .split(/^(?=BEGIN:VCARD)/im)
    .filter((card) => /^BEGIN:VCARD/i.test(card));
  return asText([HEADINGS, ...cards.map(contactRow)]);
}

function contactRow(text: string): readonly string[] {
  const card = new ICAL.Component(ICAL.parse(prepared(text)) as unknown[]);
  const values = (name: string) =>
    card.getAllProperties(name).map((property) => ({
      value: property.getFirstValue() as unknown,
      types: [property.getParameter('type') ?? []].flat().join(' ').toLowerCase(),
    }));
  const textOf = (value: unknown): string => [value ?? ''].flat().join(' ').trim();
  const parts = (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.map(textOf) : String(value ?? '').split(';');
  const [n] = values('n');
  const [last = '', first = '', , , suffix = ''] = parts(n?.value);
  const phones = values('tel').map(({ value, types }) => ({
    number: textOf(value).replace(/^tel:/i, ''),
    types,
  }));
  const mobile = phones.find(({ types }) => /cell|iphone|mobile/.test(types));
  const work = phones.find(({ types }) => /work/.test(types) && types !== mobile?.types);
  const others = phones.filter(
    (phone) => phone !== mobile && phone !== work && !/fax|pager/.test(phone.types),
  );
  const [adr] = [...values('adr')].sort(
    (one, two) => Number(/work/.test(one.types)) - Number(/work/.test(two.types)),
  );
  const [, extended = '', street = '', city = '', region = '', postcode = '', country = ''] = parts(
    adr?.value,
  );
  const hasName = first !== '' || last !== '';
  return [
    hasName ? '' : textOf(values('fn')[0]?.value),
    first,
    last,
    suffix,
    mobile?.number ?? '',
    others.map(({ number }) => number).join('; '),
    work?.number ?? '',
    values('email')
      .map(({ value }) => textOf(value))
      .join('; '),
    [street, extended].filter(Boolean).join(', '),
    city,
    region,
    postcode,
    country,
    values('categories')
      .flatMap(({ value }) => value)
      .map(textOf)
      .join('; '),
    textOf(values('note')[0]?.value),
  ];
}

/** Version 2.1 sets types without a name, and letters as their bytes. The library reads neither. */
const prepared = (card: string): string =>
  card
    .split(/\r?\n(?![ \t])/)
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([^:;]+)((?:;[^:]*)?):([\s\S]*)$/.exec(line) ?? [];
      if (parameters === '') return line;
      const all = parameters.slice(1).split(';');
      const isQuoted = all.some((each) => /quoted-printable/i.test(each));
      const kept = all
        .filter((each) => !/quoted-printable|^charset=/i.test(each))
        .map((each) => (each.includes('=') ? each : `TYPE=${each}`));
      return `${[name, ...kept].join(';')}:${isQuoted ? fromBytes(value) : value}`;
    })
    .join('\r\n');

const fromBytes = (value: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(
      value.replaceAll(/[^=]|=[\dA-F]{2}/gi, (part) =>
        part.length === 3 ? String.fromCharCode(Number.parseInt(part.slice(1), 16)) : part,
      ),
      (sign) => sign.charCodeAt(0),
    ),
  );

import { searchText } from '@invitation/domain/text-forms';

/** What a column can say of a guest, in the order of the choices. */
export const MEANINGS = [
  'name',
  'days',
  'people',
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

/**
 * What people write above columns in English, German, Spanish and Portuguese, and what exports write, as `simple` makes it. The
 * first ones are surest: beside a column `name`, `guest` is something else.
 */
const HEADINGS: Readonly<Record<Meaning, string>> = {
  name: 'name names namen nome nomes nombre nombres fullname nomecompleto nombrecompleto guestname guest guests guestnames gast gaste convidado convidados invitado invitados invitee household family familie familia haushalt',
  days: 'days invitedto eingeladenzu invitadoa convidadopara tage dias day tag event events evento eventos invitedfor',
  people:
    'people personen personas pessoas partysize size numberofpeople numberofguests headcount anzahl anzahlpersonen personenzahl anzahlgaste numerodepersonas numerodepessoas npersonas npessoas nodepessoas nodepersonas adults pax seats plazas lugares',
  members:
    'members peoplesnames namenderpersonen nombresdelaspersonas nomesdaspessoas mitglieder miembros membros',
  language: 'language lang sprache idioma lingua lengua',
  phone:
    'phone phonenumber telephone tel mobile mobilephone mobilenumber cell cellphone whatsapp telefon telefonnummer handy handynummer mobil mobilnummer telefono movil telefonomovil celular telefone telemovel notelefone numerodetelefone numerodetelefono',
  email:
    'email emailaddress mail emailadresse correo correoelectronico emailaddresses enderecodeemail',
  address:
    'address postaladdress mailingaddress streetaddress street adresse anschrift postanschrift strasse direccion direccionpostal domicilio morada endereco',
  table: 'table tablenumber tableno tisch tischnummer tischnr mesa nomesa numerodemesa nodamesa',
  seats:
    'tablesforindividuals tablesofsinglepeople tischeeinzelnerpersonen mesasdecadapersona mesasdecadapessoa',
  tags: 'tags stichworter schlagworter schlagworte stichworte etiquetas labels group groups gruppe gruppen grupo grupos category categories kategorie categoria',
  note: 'note notes notiz notizen nota notas comment comments remarks bemerkung bemerkungen anmerkung anmerkungen kommentar comentario comentarios observacao observacoes observaciones',
  id: 'id',
};

/** Without case, accents, spaces and signs, e.g. `partysize` and `email`. */
const simple = (heading: string): string => searchText(heading).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The smaller, the surer; -1 for any other heading. */
const rankOf = (meaning: Meaning, heading: string): number =>
  HEADINGS[meaning].split(' ').indexOf(simple(heading));

/** What the host has chosen for columns, by their places. Empty for a column that is left out. */
export type ColumnChoices = ReadonlyMap<number, Meaning | ''>;

/**
 * What each column says. Two columns never say the same: what the host chose counts first, then the surer heading, then the first
 * column.
 *
 * @param allowed what the list can say on this site
 */
export function readHeadings(
  headings: readonly string[],
  allowed: readonly Meaning[],
  chosen: ColumnChoices = new Map(),
): readonly (Meaning | '')[] {
  const read = headings.map((_, at) => chosen.get(at) ?? '');
  for (const meaning of allowed) {
    if (read.includes(meaning)) continue;
    const [best] = headings
      .map((heading, at) => ({ at, rank: rankOf(meaning, heading) }))
      .filter(({ at, rank }) => rank >= 0 && !chosen.has(at) && !read[at])
      .sort((one, other) => one.rank - other.rank);
    if (best) read[best.at] = meaning;
  }
  return read;
}

/** The column of an exported table that says what a guest is invited to. */
const INVITED_TO = /^(invitedto|eingeladenzu|invitadoa|convidadopara)$/;
/** Beside it, only exports have the time of the last reply. */
const LAST_REPLY = /^(lastrsvp|lastreply|letzteantwort|ultimarespuesta|ultimaresposta)$/;

/** Where a table that the page has written says what guests are invited to. -1 in every other list. */
export function exportedDays(headings: readonly string[]): number {
  const names = headings.map(simple);
  const isExported = names.some((name) => LAST_REPLY.test(name));
  return isExported ? names.findIndex((name) => INVITED_TO.test(name)) : -1;
}

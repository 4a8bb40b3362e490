import { describe, expect, it } from 'vitest';
import { textOf } from '../read/read-file';
import { guestsOf, planOf } from './read-list';

/** Each guest as `card: people = member, child*`. `?` stands for a number of people that the host is asked for. */
const LISTS: readonly (readonly [title: string, text: string, guests: readonly string[]])[] = [
  [
    'a plus one with permission and a name',
    'First Name,Last Name,Plus One Allowed,Plus One Name\nKit,Adler,Y,Sam Ortiz\nMoe,Katz,Y,\n',
    ['Kit Adler & Sam Ortiz: 2 = Kit Adler, Sam Ortiz', 'Moe Katz: 2 = Moe Katz'],
  ],
  [
    'children by number and by name',
    'Nom;Prénom;Nb adultes;Nb enfants;Enfants (prénoms);Bébés\nRoux;Paul et Claire;2;2;Léa (6 ans), Tom (3 ans);1\n',
    ['Paul Roux, Claire Roux, Léa & Tom: 5 = Paul Roux, Claire Roux, Léa*, Tom*'],
  ],
  [
    'a row for each plus one',
    'Name,Type,Plus one of,Is plus one\nDee Walsh,Adult,,\nSam Poe,Adult,Dee Walsh,Yes\nPlus one,Adult,Dee Walsh,Yes\nMia Roe,Child,,\n',
    ['Dee Walsh & Sam Poe: 3 = Dee Walsh, Sam Poe', 'Mia Roe: 1 = Mia Roe*'],
  ],
  [
    'boxes that are ticked',
    'Guest,+1?,Plus one name\nGil Tam,checked,Fay Wood\nMoe Katz,checked,\nAl Roe,unchecked,\n',
    ['Gil Tam & Fay Wood: 2 = Gil Tam, Fay Wood', 'Moe Katz: 2 = Moe Katz', 'Al Roe: 1'],
  ],
  [
    'every way to write a plus one',
    'Name,+1\nAl Ames,?\nBo Byrd,maybe\nCy Cox,yes - Fran\nDi Dean,wife (Mary)\nEd East,no plus one\nFlo Funk,introducé(e)\nGus Gray,her boyfriend\n',
    [
      'Al Ames: 2 = Al Ames',
      'Bo Byrd: 2 = Bo Byrd',
      'Cy Cox & Fran: 2 = Cy Cox, Fran',
      'Di Dean & Mary: 2 = Di Dean, Mary',
      'Ed East: 1',
      'Flo Funk: 2 = Flo Funk',
      'Gus Gray: 2 = Gus Gray',
    ],
  ],
  [
    'a name for the guest of a guest',
    "First,Last,Bringing a guest? Y/N,Guest's name\nAl,Ash,Y,Bea Birch\nCal,Elm,N,\n",
    ['Al Ash & Bea Birch: 2 = Al Ash, Bea Birch', 'Cal Elm: 1'],
  ],
  [
    'households in one line',
    'Tobias Lenz mit Begleitung\nMike (plus one)\nUncle Bob w/ Aunt May\nHans u. Erika Kurz\nDr. Tom Weber und Frau\nSarah Poe + bf\nThe Roe Family of 5\nMary with the dog\nVe Lin\nJohn U. Smith\n',
    [
      'Tobias Lenz: 2 = Tobias Lenz',
      'Mike: 2 = Mike',
      'Uncle Bob & Aunt May: 2 = Uncle Bob, Aunt May',
      'Hans & Erika Kurz: 2 = Hans Kurz, Erika Kurz',
      'Dr. Tom Weber: 2 = Dr. Tom Weber',
      'Sarah Poe: 2 = Sarah Poe',
      'The Roe Family: 5',
      'Mary with the dog: ?',
      'Ve Lin: ?',
      'John U. Smith: ?',
    ],
  ],
  [
    'families with their people behind a colon, and numbers',
    'Familie Braun: Peter, Silke, Jan (12), Lisa (8)\nKids: Tim, Mia\nNachbarn Schulz (2 Erw. + 1 Kind)\nBo Lee – 3 (1 kid)\nCarl Okoye: 2 adults, 2 kids\nBudget left: 200\n',
    [
      'Familie Braun: 4 = Peter, Silke, Jan*, Lisa*',
      'Tim, Mia: 2 = Tim*, Mia*',
      'Nachbarn Schulz: 3',
      'Bo Lee: 3',
      'Carl Okoye: 4',
      'Budget left: 200: ?',
    ],
  ],
  [
    'names between commas',
    'John Smith, Jane Smith\nAl Ames, Bo Byrd, Cy Cox\nvan der Berg, Anna Maria\nMartin King, Jr.\n',
    [
      'John Smith, Jane Smith: 2 = John Smith, Jane Smith',
      'Al Ames, Bo Byrd, Cy Cox: 3 = Al Ames, Bo Byrd, Cy Cox',
      'van der Berg, Anna Maria: ?',
      'Martin King, Jr.: ?',
    ],
  ],
  [
    'several people in the cell of the first name',
    'LAST NAME,FIRST NAME(S),NUMBER INVITED\nCox,Cy; Di (5); Eli,3\nDavis,Dee + Guest,\nLee,Bo +1,\nReed,Tom & Mary Ann,\nCosta e Silva,Ana & Rui,\nEvans family,,5\nPoe family,,\n',
    [
      'Cy, Di & Eli Cox: 3 = Cy Cox, Di Cox*, Eli Cox',
      'Dee Davis: 2 = Dee Davis',
      'Bo Lee: 2 = Bo Lee',
      'Tom & Mary Ann Reed: 2 = Tom Reed, Mary Ann Reed',
      'Ana & Rui Costa e Silva: 2 = Ana Costa e Silva, Rui Costa e Silva',
      'Evans family: 5',
      'Poe family: ?',
    ],
  ],
  [
    'who is a child, by age and by yes or no',
    'Household,First Name,Last Name,Age,Is child?\nHolt,Amy,Holt,41,No\nHolt,Ben,Holt,9,Yes\nHolt,Cy,Holt,6 months,\nHolt,Di,Holt,13,No\nHolt,Ed,Holt,0,\n',
    ['Amy, Ben, Cy, Di & Ed Holt: 5 = Amy Holt, Ben Holt*, Cy Holt*, Di Holt, Ed Holt*'],
  ],
  [
    'columns of adults and their last names',
    'Family,Adult 1,Adult 2,Child 1\nFrost,Jack Frost,Jill Frost,Ivy\nPage,Elle Page,+1,\n',
    ['Jack Frost, Jill Frost & Ivy: 3 = Jack Frost, Jill Frost, Ivy*', 'Elle Page: 2 = Elle Page'],
  ],
  [
    'the partner in Dutch',
    'Achternaam;Voornaam;Partner voornaam;Partner achternaam\nde Boer;Jan;Els;Visser\n',
    ['Jan de Boer & Els Visser: 2 = Jan de Boer, Els Visser'],
  ],
  [
    'numbers in the columns of days',
    'Household,Friday,Saturday,Sunday\nThe Kims,2,4,4\n',
    ['The Kims: 4'],
  ],
  [
    'numbers that include children',
    'Cognome e Nome;N. Invitati;Di cui bambini\nRossi Mario;4 (incl. baby);1\nVerdi Ugo;2 + bambino;\nNeri Ida;1 + accompagnatore;\nFamiglia Bianchi;4 (2 bambini);2\n',
    ['Rossi Mario: 4 = Rossi Mario', 'Verdi Ugo: 3', 'Neri Ida: 2', 'Famiglia Bianchi: 4'],
  ],
  [
    'total numbers in German',
    'Einladung an;Personen ges.;davon Kinder;Anzahl Erw.\nFam. Kurz;4;2;\nEva Lang;;;2\n',
    ['Fam. Kurz: 4', 'Eva Lang: 2'],
  ],
  [
    'families without a number, beside empty columns',
    'Invitado;Acompañante;Niños\nLos García;;\nAna Ruiz;;\n',
    ['Los García: ?', 'Ana Ruiz: 1'],
  ],
  [
    'a label of a party with its people',
    'Party Name,Party Members,Max Guests\n"Nash, Joe & Kim","Joe Nash, Kim Nash",2\n',
    ['Joe Nash & Kim Nash: 2 = Joe Nash, Kim Nash'],
  ],
  [
    'ids of another program',
    'Guest ID,Party ID,First name,Last name\n1001,P-1,Tia,Moor\n1002,P-1,Noah,Moor\n',
    ['Tia & Noah Moor: 2 = Tia Moor, Noah Moor'],
  ],
  [
    'titles of people, which is no name of an envelope',
    'Anrede;Vorname;Nachname;Kinder\nHerr;Jürgen;Vogt;Lena\nFrau;Ute;Kern;\n',
    ['Jürgen Vogt & Lena: 2 = Jürgen Vogt, Lena*', 'Ute Kern: 1'],
  ],
  [
    'questions as headings',
    'Timestamp,What is your full name?,How many people (including yourself)?,Names of additional guests\n2026/03/01,Rosa Lima,3,Teo Lima\n',
    ['Rosa & Teo Lima: 3 = Rosa Lima, Teo Lima'],
  ],
  [
    'a Turkish list',
    'Ad Soyad;Kişi Sayısı;Masa No\nAyşe Yılmaz;2;5\nİbrahim Çelik ve ailesi;4;6\nTOPLAM;6;\n',
    ['Ayşe Yılmaz: 2', 'İbrahim Çelik ve ailesi: 4'],
  ],
  [
    'two lists side by side',
    "Bride's Guests,Groom's Guests\nAl Ames,Xi Xu\nCy & Di Cox,\n",
    ['Al Ames: ?', 'Xi Xu: ?', 'Cy & Di Cox: 2 = Cy Cox, Di Cox'],
  ],
  [
    'first and last names without headings',
    'Ada\tSilva\tada@example.com\tfamily\nBo\tLee\t\twork\n',
    ['Ada Silva: 1', 'Bo Lee: 1'],
  ],
  [
    'the receivers of a mail',
    'Ada Silva <ada@example.com>, "Lee, Bo" <bo@example.com>\n',
    ['Ada Silva: ?', 'Lee, Bo: ?'],
  ],
  [
    'a table of Markdown, and headings of tables',
    '| Name | People |\n|------|:-----:|\n| Table 1 | |\n| Ada Silva | 2 |\n',
    ['Ada Silva: 2'],
  ],
];

const briefOf = (names: string, people: number | undefined, members: readonly string[] = []) =>
  `${names}: ${people ?? '?'}${members.length > 0 ? ` = ${members.join(', ')}` : ''}`;

describe.each(LISTS)('%s', (_, text, guests) => {
  it('becomes these invitations', async () => {
    const plan = planOf(await textOf(text), { days: 'weekend' });
    const rows = [...plan.added, ...plan.waitingRows].sort((one, other) => one.row - other.row);
    const read = rows.map(({ card }) =>
      briefOf(
        card.name,
        card.people,
        card.members?.map((name) => (card.children?.includes(name) ? `${name}*` : name)),
      ),
    );
    expect(read).toEqual(guests);
  });
});

it('keeps every contact: one in its field, the others in the note', async () => {
  const text =
    'Name;Mail(s);Phone / Email\nAda;ada@example.com, a@work.example;(212) 555-0110 ext. 12\nBo;;bo@example.com\nCy;+1 303-555-0170;\n';
  expect(guestsOf(planOf(text))).toMatchObject([
    {
      email: 'ada@example.com',
      phone: '(212) 555-0110',
      note: 'Mail(s): a@work.example\nPhone / Email: (212) 555-0110 ext. 12',
    },
    { email: 'bo@example.com' },
    { phone: '+1 303-555-0170' },
  ]);
  const card =
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\nEMAIL:ana@example.com\r\nEMAIL:a@work.example\r\nEND:VCARD\r\n';
  expect(guestsOf(planOf(await textOf(card)))).toMatchObject([{ note: 'email: a@work.example' }]);
});

it('reads a column without a word above by its cells', () => {
  const read = planOf(',Name,,📞\n1,Ada,ada@example.com,212-555-0101\n2,Bo,bo@example.com,\n');
  expect(guestsOf(read)[0]).toMatchObject({ email: 'ada@example.com', phone: '212-555-0101' });
});

it('tells of numbers that it cannot read, also beside other columns of people', () => {
  const { faults } = planOf('Name,Party size,Kids\nBo,1 (maybe 2),\nCy,4/5,\n');
  expect(faults.map(({ row }) => row)).toEqual([2, 3]);
});

it('does not read Sunday as the word for only', () => {
  const { unknownDays } = planOf('Gast;Wann?\nBo;Sa + So\nAnna;Fr, Sa, So\n');
  expect(unknownDays).toEqual(['Sa + So']);
});

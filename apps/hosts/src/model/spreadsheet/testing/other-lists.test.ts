import { describe, expect, it } from 'vitest';
import { textOf } from '../read/read-file';
import { guestsOf, planOf } from './read-list';

/** Lists of the same kinds in other words, with the names on each invitation and its number of people. */
const LISTS: readonly (readonly [
  title: string,
  text: string,
  guests: readonly (readonly [names: string, people: number])[],
])[] = [
  [
    'an Italian list with companions and children',
    'Nome;Cognome;Cellulare;Indirizzo;CAP;Città;Accompagnatore;Bambini;Tavolo\nGiulia;Rossi;347 123 4567;Via Roma 1;20100;Milano;Marco Bianchi;2;5\nLuca;Verdi;;;;;;;6\nChiara;Neri;+39 347 765 4321;;;;sì;0;\nTotale;;;;;;;;\n',
    [
      ['Giulia Rossi|Marco Bianchi', 4],
      ['Luca Verdi', 1],
      ['Chiara Neri', 2],
    ],
  ],
  [
    'a Dutch list with the particle in its own column',
    'Voornaam;Tussenvoegsel;Achternaam;Aantal personen;Telefoonnummer;Opmerkingen\nJan;van der;Berg;2;06 12345678;oom\nEva;;Smit;1;;\nPieter;de;Vries;4;;\nTotaal;;;7;;\n',
    [
      ['Jan van der Berg', 2],
      ['Eva Smit', 1],
      ['Pieter de Vries', 4],
    ],
  ],
  [
    'families by adults and children',
    'Familie;Personen;Erwachsene;Kinder;Telefon\nFamilie Schmidt;4;2;2;0171 2345678\nFamilie Öztürk;3;;;\nOma Hilde;1;;;\nSumme;8;;;\n',
    [
      ['Familie Schmidt', 4],
      ['Familie Öztürk', 3],
      ['Oma Hilde', 1],
    ],
  ],
  [
    'pipes below a title',
    'Guest list for the wedding\n\nName|How many?|Phone #|Group\nAnna Kim|2|+44 7700 900123|uni\nBen Cole|one|07700 900124|work\n',
    [
      ['Anna Kim', 2],
      ['Ben Cole', 1],
    ],
  ],
  [
    'lines with numbers, bullets and boxes',
    'Gästeliste:\n\n1. Anna Weiß\n2. Karl Groß + Begleitung\n3) Familie Bauer (4)\n- Oma Hilde\n• Herr und Frau Lang\n* Jonas & Mia Klein\n☐ Peter Pan x2\n\nGesamt: 12\n',
    [
      ['Anna Weiß', 1],
      ['Karl Groß', 2],
      ['Familie Bauer', 4],
      ['Oma Hilde', 1],
      ['Herr und Frau Lang', 2],
      ['Jonas Klein|Mia Klein', 2],
      ['Peter Pan', 2],
    ],
  ],
  [
    'messages of a chat',
    '[12/03/2026, 10:15:32] Nora: Ada Silva\n[12/03/2026, 10:15:40] Nora: Carl Okoye +1\n[12/03/2026, 10:16:01] Sam: The Costas (4)\n',
    [
      ['Ada Silva', 1],
      ['Carl Okoye', 2],
      ['The Costas', 4],
    ],
  ],
  [
    'last names first, as the heading says',
    '"Guest Name (Last, First)",Party Size,E-mail\n"Silva, Ada",2,ada@example.com\n"Okoye, Carl",1,\n"van Berg, Ann",1,ann@example.com\n"Lee, Bo & Kim",2,\n',
    [
      ['Ada Silva', 2],
      ['Carl Okoye', 1],
      ['Ann van Berg', 1],
      ['Bo Lee|Kim Lee', 2],
    ],
  ],
  [
    'last names first',
    'Name,Table\n"Silva, Ada",1\n"Okoye, Carl",1\n"Lee, Bo",2\n',
    [
      ['Ada Silva', 1],
      ['Carl Okoye', 1],
      ['Bo Lee', 1],
    ],
  ],
  [
    'a column for each guest of an envelope',
    'Envelope,Guest 1,Guest 2,Guest 3,Guest 4,Address\nThe Silva Family,Ada Silva,Bruno Silva,Tom Silva,,"12 Elm St, Albany"\nMr. Carl Okoye,Carl Okoye,Guest,,,\nMs. Ann Lee,Ann Lee,,,,\n',
    [
      ['The Silva Family|Ada Silva|Bruno Silva|Tom Silva', 3],
      ['Carl Okoye', 2],
      ['Ann Lee', 1],
    ],
  ],
  [
    'numbers of invitations in merged cells',
    'Invitation #,First name,Last name,Age group\n1,Ada,Silva,Adult\n,Bruno,Silva,Adult\n,Tom,Silva,Child\n2,Carl,Okoye,Adult\n3,Ann,Lee,Adult\n,Guest,,Adult\n',
    [
      ['Ada Silva|Bruno Silva|Tom Silva', 3],
      ['Carl Okoye', 1],
      ['Ann Lee', 2],
    ],
  ],
  [
    'two last names, adults and children',
    'Nombre,Primer Apellido,Segundo Apellido,Nº de adultos,Nº de niños,Móvil,Correo electrónico,Alergias\nAna,García,López,2,1,600 123 456,ana@example.es,gluten\nLuis,Pérez,,1,0,,,\nTOTAL,,,3,1,,,\n',
    [
      ['Ana García López', 3],
      ['Luis Pérez', 1],
    ],
  ],
  [
    'a French list below a title',
    'Liste des invités\n;;;\nInvités;Nombre de personnes;Tél. portable;Adresse postale;Remarques\nM. et Mme Dupont;2;06 12 34 56 78;"3 rue de la Paix\n75002 Paris";amis\nJeanne Martin et Paul Petit;2;;;\nLucie Bernard + 1;;;;\nTotal;6;;;\n',
    [
      ['M. et Mme Dupont', 2],
      ['Jeanne Martin|Paul Petit', 2],
      ['Lucie Bernard', 2],
    ],
  ],
  [
    'partners and children in columns of their names',
    'Relationship To Couple,Title,First Name,Last Name,Suffix,Partner Title,Partner First Name,Partner Last Name,Partner Suffix,Child 1 First Name,Child 1 Last Name,Child 2 First Name,Child 2 Last Name,Wedding,Street Address,City,State / Region,Zip / Postal Code,Country,Email Address,Phone Number\nPartner 1 Family,Mr.,Tom,Reed,,Mrs.,Ines,Reed,,Lily,,,,Invited,1 Main St,Reno,NV,89501,US,tom@example.com,775-555-0101\nFriend,,Kofi,Mensah,,,,,,,,,,Invited,,,,,,,\n',
    [
      ['Tom Reed|Ines Reed|Lily', 3],
      ['Kofi Mensah', 1],
    ],
  ],
  [
    'households and answers',
    'First Name,Last Name,Group,Household,RSVP Status,Meal Choice,Phone\nTom,Reed,Family,Reed,Attending,Beef,775-555-0101\nInes,Reed,Family,Reed,Attending,Fish,\nKofi,Mensah,Work,,No Response,,\n',
    [
      ['Tom Reed|Ines Reed', 2],
      ['Kofi Mensah', 1],
    ],
  ],
  [
    'names and numbers without headings',
    'Ada Silva,2,ada@example.com\nCarl Okoye,1,carl@example.com\nAnn Lee,3,\n',
    [
      ['Ada Silva', 2],
      ['Carl Okoye', 1],
      ['Ann Lee', 3],
    ],
  ],
  [
    'one line with semicolons',
    'Ada Silva; Carl Okoye +1; Ann Lee; The Costas (4)\n',
    [
      ['Ada Silva', 1],
      ['Carl Okoye', 2],
      ['Ann Lee', 1],
      ['The Costas', 4],
    ],
  ],
  [
    'one line with commas',
    'Ada Silva, Carl Okoye +1, Ann Lee, Grandma\n',
    [
      ['Ada Silva', 1],
      ['Carl Okoye', 2],
      ['Ann Lee', 1],
      ['Grandma', 1],
    ],
  ],
  [
    'columns of days in Portuguese',
    'Convidado;Nº pessoas;Sexta;Sábado;Domingo;Telemóvel\nMaria Sousa;2;sim;sim;sim;912345678\nJosé Costa e Silva;1;não;sim;não;\nRita e Paulo Lopes;;;x;;\n',
    [
      ['Maria Sousa', 2],
      ['José Costa e Silva', 1],
      ['Rita Lopes|Paulo Lopes', 2],
    ],
  ],
  [
    'a family name with its members',
    'Family Name,Members,Kids,Side\nReed,"Tom, Ines",Lily (5),Bride\nMensah,Kofi,,Groom\nCole,"Ben and Amy, Zoe (child)",,Bride\n',
    [
      ['Tom Reed|Ines Reed|Lily', 3],
      ['Kofi Mensah', 1],
      ['Ben Cole|Amy Cole|Zoe Cole', 3],
    ],
  ],
  [
    'headings in capitals',
    'GUEST FULL NAME,PARTY SIZE (INCL. KIDS),CELL #,EMAIL ADDR,MAILING ADDRESS,TABLE NO.\nADA SILVA,2,212.555.0101,ADA@EXAMPLE.COM,12 ELM ST,3\n',
    [['ADA SILVA', 2]],
  ],
  [
    'numbers of plus ones',
    'Name,Number of Plus Ones,RSVP Deadline\nAda Silva,1,2026-05-01\nCarl Okoye,0,2026-05-01\nAnn Lee,2,2026-05-01\n',
    [
      ['Ada Silva', 2],
      ['Carl Okoye', 1],
      ['Ann Lee', 3],
    ],
  ],
  [
    'line ends of an old Mac',
    'Nombre\tAcompañante\tNiños\tNotas\rAda Silva\tBruno Silva\tTom, Mia\ttía\rCarl Okoye\tsí\t\t\rAnn Lee\tno\t\t\r',
    [
      ['Ada Silva|Bruno Silva|Tom|Mia', 4],
      ['Carl Okoye', 2],
      ['Ann Lee', 1],
    ],
  ],
  [
    'sections and a grand total',
    "Name,People\nNora's family:,\nAda Silva,2\nCarl Okoye,1\nFriends:,\nAnn Lee,1\nGrand Total,4\n",
    [
      ['Ada Silva', 2],
      ['Carl Okoye', 1],
      ['Ann Lee', 1],
    ],
  ],
  [
    'row numbers, and a sum without a name',
    'No.,Name,No. of Pax,Contact No.\n1,Ada Silva,2,+65 9123 4567\n2,Carl Okoye,1,\n3,Ann Lee,3,9123 4568\n4,Bo Lim,1,\n,,7,\n',
    [
      ['Ada Silva', 2],
      ['Carl Okoye', 1],
      ['Ann Lee', 3],
      ['Bo Lim', 1],
    ],
  ],
  [
    'two people with one last name',
    'Names,Adults,Children,Address Line 1,Address Line 2,Town,Postcode\nTom & Ines Reed,2,1,1 High St,Flat 2,Leeds,LS1 4AB\nKofi Mensah,1,,,,,\n',
    [
      ['Tom Reed|Ines Reed', 3],
      ['Kofi Mensah', 1],
    ],
  ],
  [
    'columns of events',
    'Name,Party of,Friday Dinner,Saturday Ceremony,Sunday Brunch\nAda Silva,2,Yes,Yes,Yes\nCarl Okoye,1,No,Yes,No\n',
    [
      ['Ada Silva', 2],
      ['Carl Okoye', 1],
    ],
  ],
  [
    'an address book',
    'First name,Last name,Mobile,Home Email,Work Email,Home Street,Home City,Home ZIP,Home Country,Note\nAda,Silva,+351 912 345 678,ada@example.com,a@work.example,Rua 1,Lisboa,1200-001,Portugal,tia\n',
    [['Ada Silva', 1]],
  ],
  [
    'contacts of versions 2.1 and 4',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;Jos=C3=A9;;;\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jos=C3=A9 Pe=C3=B1a\r\nTEL;CELL:+34612345678\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:Grandma\r\nTEL;TYPE=home;VALUE=uri:tel:+1-212-555-0101\r\nEMAIL:g@example.com\r\nCATEGORIES:Family,Wedding\r\nEND:VCARD\r\n',
    [
      ['José Peña', 1],
      ['Grandma', 1],
    ],
  ],
  [
    'words for days, and a family of five',
    'Guest(s),Head count,Invited to\n"Ada Silva, Bruno Silva",2,Both days\nCarl Okoye,1,Sat only\n"The Costas",family of 5,Fri-Sun\n',
    [
      ['Ada Silva|Bruno Silva', 2],
      ['Carl Okoye', 1],
      ['The Costas', 5],
    ],
  ],
  [
    'groups by their last names',
    'Group Name,First Name,Last Name,Email,Primary Guest,Plus One Allowed\nReed Group,Tom,Reed,tom@example.com,Yes,No\nReed Group,Ines,Reed,,No,No\nSolo,Kofi,Mensah,kofi@example.com,Yes,Yes\n',
    [
      ['Reed Group|Tom Reed|Ines Reed', 2],
      ['Kofi Mensah', 2],
    ],
  ],
  [
    'a Polish list',
    '﻿Imię i nazwisko;Liczba osób;Osoba towarzysząca;Nr telefonu;Uwagi\nJan Kowalski;2;tak;601 234 567;wujek\nAnna Nowak;1;nie;;\nPaweł Wiśniewski;;Ola Wiśniewska;;\nRazem;5;;;\n',
    [
      ['Jan Kowalski', 2],
      ['Anna Nowak', 1],
      ['Paweł Wiśniewski|Ola Wiśniewska', 2],
    ],
  ],
  [
    'a question above names',
    "Who's coming?\nAda Silva\nCarl Okoye\nAnn Lee\n",
    [
      ['Ada Silva', 1],
      ['Carl Okoye', 1],
      ['Ann Lee', 1],
    ],
  ],
  [
    'a column without a heading',
    'NAME ,,COUNT\nAda Silva,,2.00\nCarl Okoye,,1.00\n,,\nTOTAL GUESTS,,3.00\n',
    [
      ['Ada Silva', 2],
      ['Carl Okoye', 1],
    ],
  ],
  [
    'last name and given names',
    'Surname,Given Names,Relationship,RSVP\nReed,Tom,uncle,yes\nReed,Ines,aunt,\nMensah,Kofi,friend,no\n',
    [
      ['Tom Reed', 1],
      ['Ines Reed', 1],
      ['Kofi Mensah', 1],
    ],
  ],
  [
    'children without names, by a number',
    'Ada Silva + 2 children\nTom & Bea Lee and 2 kids\nJo & Al + 1 child\nAnna Weiß mit 2 Kindern\nEva y 2 niños\nGil Roe (2 children)\n',
    [
      ['Ada Silva', 3],
      ['Tom Lee|Bea Lee', 4],
      ['Jo|Al', 3],
      ['Anna Weiß', 3],
      ['Eva', 3],
      ['Gil Roe', 3],
    ],
  ],
  [
    'children without names, in a column and among names',
    'Household,Names,Kids\nLees,"Tom; Bea; 2 children",\nRoes,Max & Ida Roe,2\nKoch,Ada Koch,2 kids\n',
    [
      ['Tom|Bea', 4],
      ['Max Roe|Ida Roe', 4],
      ['Ada Koch', 3],
    ],
  ],
];

describe.each(LISTS)('%s', (_, text, guests) => {
  it('becomes these invitations', async () => {
    const plan = planOf(await textOf(text));
    expect(plan).toMatchObject({ faults: [], withheld: [], waiting: 0 });
    expect(guestsOf(plan).map(({ names, people }) => ({ names, people }))).toEqual(
      guests.map(([names, people]) => ({
        names: expect.arrayContaining(names.split('|')),
        people,
      })),
    );
  });
});

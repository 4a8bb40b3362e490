// The hosts' page in German: du to the host, as in the guests' words. Quotation marks are „…“.

import type { HostsWords } from '../catalogue';
import * as guestWords from '../de';
import { exampleList } from '../example-list';
import { counting } from '../plural';

export { embedded, gate, party, questions } from '../de';

export const language: HostsWords['language'] = 'de';

/** As on the guests' form, but about another person. */
export const fields: HostsWords['fields'] = {
  ...guestWords.fields,
  guest: 'Name der Begleitung',
  nameRequired: 'Bitte gib den Namen ein',
};

const { anyOf, count, format, range } = counting(language);

const peopleCount = (number: number) => count(number, 'Person', 'Personen');
const guestCount = (number: number) => count(number, 'Gast', 'Gäste');
const cardCount = (number: number) => count(number, 'Karte', 'Karten');
const replies = (number: number) => count(number, 'Antwort', 'Antworten');
const invitations = (number: number) => count(number, 'Einladung', 'Einladungen');

export const head: HostsWords['head'] = {
  noScript: 'Die Gästeliste braucht JavaScript: Bitte schalte es ein und lade die Seite neu.',
  notLoaded:
    'Ein Teil dieser Seite wurde nicht geladen. Prüfe deine Verbindung und lade die Seite neu.',
  oldBrowser:
    'Dieser Browser ist zu alt für die Gästeliste. Bitte aktualisiere ihn oder öffne die Seite in einem anderen.',
  title: (hosts, page = 'Gästeliste') => `${page} · ${hosts}`,
};

export const common: HostsWords['common'] = {
  close: 'Schließen',
  peopleCount,
  guestCount,
  childrenCount: (number) => count(number, 'Kind', 'Kinder'),
  with: (name) => ['mit ', name],
  anyOf,
  someOf: (number, total) => `${format(number)} von ${format(total)}`,
  parties: (number, size) =>
    number === 1 ? `Gruppe von ${format(size)}` : `${format(number)} Gruppen von ${format(size)}`,
  more: (number) => `und ${format(number)} weitere`,
  seeAll: (number) => `Alle ${format(number)} ansehen`,
  none: 'Noch nichts.',
  noName: '(ohne Namen)',
  search: 'Namen suchen',
  guests: 'Gäste',
  noMatch: 'Kein Gast passt zu dieser Suche.',
  day: 'Tag',
  name: 'Name',
  people: 'Personen',
  language: 'Sprache',
  browserLanguage: 'Sprache des Browsers',
  email: 'E-Mail',
  emailRequired: 'Bitte gib deine E-Mail-Adresse ein',
  dietary: 'Essenswünsche',
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  share: 'Teilen',
  shareReminder: 'Erinnerung teilen',
  reminderCopied: 'Erinnerung kopiert.',
  firstSteps: (importGuests, printCards) => [
    'Noch ist niemand eingeladen. ',
    importGuests('Importiere deine Gästeliste'),
    ' und ',
    printCards('drucke dann die Karten'),
    '.',
  ],
  allDays: 'Alle Tage',
  onlyDays: (days) => `Nur ${days}`,
  answers: {
    yes: 'dabei',
    no: 'nicht dabei',
    unanswered: 'ohne Antwort',
    notInvited: 'nicht eingeladen',
  },
  answerLabels: {
    yes: 'Dabei',
    no: 'Nicht dabei',
    unanswered: 'Ohne Antwort',
    notInvited: 'Nicht eingeladen',
  },
  hasNotAnswered: 'hat noch nicht geantwortet',
  changed:
    'Jemand hat das gerade geändert, deshalb wurde nichts gespeichert. Sieh es dir noch einmal an und versuch es dann wieder.',
  notCopied:
    'Dieser Browser hat das Kopieren nicht zugelassen. Erlaube es in den Einstellungen der Seite und versuch es noch einmal.',
};

export const shell: HostsWords['shell'] = {
  pages: 'Seiten',
  tabs: { overview: 'Überblick', guests: 'Gäste', door: 'Einlass', more: 'Mehr' },
  notFound: 'Seite nicht gefunden',
  findOrSee: (findGuest, overview) => [
    findGuest('Such einen Gast'),
    ' oder sieh nach, ',
    overview('wer kommt'),
    '.',
  ],
  notShown:
    'Diese Seite konnte nicht angezeigt werden. Prüfe deine Verbindung und lade sie noch einmal.',
  noCopy:
    'Auf diesem Gerät gibt es noch keine Kopie der Gästeliste. Sie erscheint, sobald du online bist.',
  signOut: 'Abmelden',
  signingOut: 'Wird abgemeldet\u00a0…',
  draftsWillBeLost:
    'Einige Änderungen sind noch nicht gespeichert. Beim Abmelden gehen sie verloren.',
  discardAndSignOut: 'Verwerfen und abmelden',
  live: 'Live',
  connecting: 'Verbindet',
  offline: 'Offline',
  asOf: (time, ago) => `Stand ${time}, ${ago}`,
  justNow: 'gerade eben',
  notLoaded: 'Noch nicht geladen',
  unsent: 'einige Änderungen sind noch nicht gesendet',
  onlyDoor: 'Diese Seite ist nur für Gastgeber. Du hilfst am Einlass: Hier bist du richtig.',
};

export const signIn: HostsWords['signIn'] = {
  title: 'Anmelden',
  onlyHosts: 'Nur Gastgeber können die Gästeliste sehen.',
  waiting: (number, email) =>
    `Die Ankünfte von ${count(number, 'Gast', 'Gästen')} sind noch nicht gesendet. Dieses Gerät bewahrt sie für ${email} auf: Melde dich mit dieser Adresse an, um sie zu senden.`,
  drafts: (email) =>
    `Dieses Gerät bewahrt auf, was ${email} geschrieben und nicht gespeichert hat: Melde dich mit dieser Adresse an, um weiterzumachen.`,
  discard: 'Diese Änderungen verwerfen',
  discardForGood: 'Endgültig verwerfen',
  discarded: 'Die Änderungen sind verworfen.',
  password: 'Passwort',
  passwordRequired: 'Bitte gib dein Passwort ein',
  signIn: 'Anmelden',
  signingIn: 'Wird angemeldet\u00a0…',
  newOrForgot: 'Neu hier, oder Passwort vergessen? Gib oben deine E-Mail-Adresse ein, und dann:',
  sendLink: 'Link für ein neues Passwort schicken',
  sending: 'Wird gesendet\u00a0…',
  sent: (email) =>
    `Ein Link ist unterwegs an ${email}. Öffne ihn, um ein Passwort zu wählen, und melde dich dann hier an. Das kann ein paar Minuten dauern; sieh auch im Spam-Ordner nach. Wenn dich eine andere E-Mail nur bittet, deine Adresse zu bestätigen, beachte sie nicht.`,
  notAHost: 'Du bist noch kein Gastgeber',
  askAHost: (email) =>
    `Du bist als ${email} angemeldet, und dieses Konto kann die Gästeliste nicht öffnen. Bitte einen anderen Gastgeber oder wer diese Seite betreibt, die Adresse auf der Seite „Gastgeber“ hinzuzufügen. Versuch es dann noch einmal.`,
  arrivalsLost: (number) =>
    `Die Ankünfte von ${count(number, 'Gast', 'Gästen')} konnten nicht gesendet werden und wurden von diesem Gerät entfernt. Sag es einem anderen Gastgeber.`,
  draftsLost: 'Was du geschrieben und nicht gespeichert hast, wurde von diesem Gerät entfernt.',
  isItYours: 'Ist das deine Adresse?',
  notVerified: (email) =>
    `Du bist als ${email} angemeldet, aber diese Adresse ist noch nicht bestätigt. Wähle per E-Mail ein neues Passwort und melde dich damit an.`,
};

export const overview: HostsWords['overview'] = {
  title: 'Wer kommt',
  unreadable: (number, keys) =>
    `${count(number, 'Dokument ist', 'Dokumente sind')} nicht mitgezählt, weil Felder ungültig sind. Korrigiere sie in der Firebase-Konsole: ${keys}.`,
  peopleADay: 'Personen pro Tag',
  replies: (number) => `${replies(number)}.`,
  notAskedDays: (days) => `Das Formular fragt nicht nach ${days}.`,
  notAsked: 'nicht gefragt',
  invited: 'Eingeladen',
  inAll: (number, children) =>
    `Zusammen sind es an jedem Tag ${peopleCount(number)}${children > 0 ? `, darunter ${count(children, 'Kind', 'Kinder')}` : ''}.`,
  withdrawnYes: (link, number) => [
    link(
      `${guestCount(number)} ${number === 1 ? 'hat' : 'haben'} zugesagt, aber die Einladung wurde zurückgezogen.`,
    ),
    ' Die Antwort zählt weiter mit. Erstelle einen neuen persönlichen Link oder lösche die Antwort.',
  ],
  countedTwice: 'Vielleicht doppelt gezählt:',
  seeDuplicates: (number) =>
    number === 1 ? 'Vielleicht doppelt: ansehen' : `${format(number)} vielleicht doppelt: ansehen`,
  peopleOn: (weekday, number, answer) => `${weekday}: ${peopleCount(number)} ${answer}`,
  unanswered: 'Wer noch nicht geantwortet hat',
  allAnswered: 'Alle Eingeladenen haben geantwortet.',
  peopleInvited: (strong, number, invited) => [
    strong(peopleCount(number)),
    ` auf ${count(invited, 'Einladung', 'Einladungen')}`,
  ],
  copyNames: 'Namen kopieren',
  namesCopied: 'Namen kopiert.',
  remindOneByOne: 'Einzeln erinnern',
  groupText:
    'Eine Erinnerung für alle hat keine persönlichen Links: Wer mit dem Passwort antwortet, zählt als neuer Gast.',
  dietary: 'Essenswünsche aller, die kommen',
  newest: 'Neueste Antworten',
  noReplies: 'Noch keine Antworten.',
  isNew: 'Neu',
  newSince: (number) => `${replies(number)}, seit du zuletzt hier warst.`,
  notChosen: 'noch nicht gewählt',
  tooMany: 'zu viel',
  chosenFor: (chosen, number) => `${format(chosen)} gewählt für ${peopleCount(number)}`,
  duplicates: 'Vielleicht doppelt',
  possibly: (reason) => `Vielleicht derselbe Gast: ${reason}.`,
  sameName: 'gleicher Name',
  namesTheOther: 'einer nennt den anderen als Begleitung',
  amongTheOther: 'einer gehört zu den Personen des anderen',
  oneLetterApart: 'Namen, die sich in einem Buchstaben unterscheiden',
  partOfName: 'ein Name ist Teil des anderen',
  keep: 'Diese Antworten behalten',
  use: 'Für die Einladung verwenden',
  merge: 'Zusammenführen',
  merged: 'Zusammengeführt.',
  lost: 'Diese Antworten gehen verloren:',
  tooManyNames: (number, limit) =>
    `Zusammen nennen sie ${number} Personen, in eine Antwort passen aber nur ${limit}. Öffne eine davon und entferne, wer doppelt ist oder nicht kommt.`,
  notesTooLong: (limit) =>
    `Zusammen haben ihre Notizen mehr als ${format(limit)} Zeichen. Kürze eine davon und führe sie dann zusammen.`,
  namesMissing: (day) =>
    `Eine Antwort sagt mit Namen, wer kommt, die andere für ${day} nicht. Öffne sie, wähle aus, wer kommt, und führe sie dann zusammen.`,
  keepInvitation: 'Diese Einladung behalten',
  linksStop: (number) =>
    number === 1
      ? 'Dieser persönliche Link funktioniert dann nicht mehr:'
      : 'Diese persönlichen Links funktionieren dann nicht mehr:',
  distinct: (number) => (number === 2 ? 'Nicht dieselbe Person' : 'Verschiedene Personen'),
  putAway: 'Vorschlag ausgeblendet.',
  openInvitation: (number) => `offene Einladung für ${peopleCount(number)}`,
  hasInvitation: 'hat eine Einladung',
  unknownPeople: 'Wie viele Personen?',
  yesWithoutNumber: (link, number) => [
    link(`${count(number, 'Antwort sagt', 'Antworten sagen')} Ja, ohne eine Zahl.`),
    ' Eine Einladung zählt mit allen, die darauf stehen, jede andere Antwort als eine Person, oder als zwei, wenn sie eine Begleitung nennt.',
  ],
  perhaps: (number) => `Sieht nach ${number} aus`,
  perhapsOf: (name, number) => `${name}: sieht nach ${number} aus, diese Zahl übernehmen`,
  savedPeople: (number) => `Gespeichert: ${peopleCount(number)}.`,
  exports: 'Exportieren und drucken',
  csv: 'CSV herunterladen',
  peopleCsv: 'CSV pro Person herunterladen',
  print: 'Liste drucken',
  backup: 'Sicherung',
  saveTheDate: (date) => `Gäste sehen eine Vorankündigung, bis sie ab ${date} antworten können.`,
  afterwards:
    'Das Fest ist vorbei: Gäste sehen jetzt das Dankeschön und können nicht mehr antworten.',
  album: 'Album',
  albumCode: 'QR-Code des gemeinsamen Albums',
};

export const guests: HostsWords['guests'] = {
  title: 'Gäste',
  draft: 'Entwurf',
  add: 'Gast hinzufügen',
  import: 'Importieren',
  printCards: 'Karten drucken',
  correct: 'Antwort korrigieren',
  corrected: (name) => `Gespeichert: ${name}`,
  everything: 'Alles zu diesem Gast',
  select: 'Auswählen',
  someOf: (number, total) => `${format(number)} von ${count(total, 'Gast', 'Gästen')}`,
  answer: 'Antwort',
  anyAnswer: 'Jede Antwort',
  question: 'Frage',
  allQuestions: 'Alle Fragen',
  answered: 'beantwortet',
  noAnswer: 'keine Antwort',
  incomplete: 'unvollständig',
  tooMany: 'zu viel',
  sort: 'Sortieren',
  byName: 'Nach Namen',
  sorted: { newest: 'Neueste zuerst', people: 'Meiste Personen' },
  noInvitation: 'Ohne Einladung',
  withdrawnYes: 'Dabei, aber zurückgezogen',
  unknownPeople: 'Anzahl unbekannt',
  replied: 'Geantwortet',
  anyTime: 'Irgendwann',
  since: { hour: 'Letzte Stunde', day: 'Letzter Tag', week: 'Letzte Woche' },
  tag: 'Stichwort',
  anyTag: 'Alle Stichwörter',
  table: 'Tisch',
  anyTable: 'Alle Tische',
  noted: 'Notizen der Gastgeber',
  anyNotes: 'Alle Notizen',
  notedLabels: {
    noContact: 'Ohne Telefon und E-Mail',
    noTable: 'Ohne Tisch',
    cardPrinted: 'Karte gedruckt',
    cardNotPrinted: 'Karte nicht gedruckt',
    reminded: 'Schon erinnert',
    notReminded: 'Noch nicht erinnert',
    thanked: 'Schon bedankt',
    notThanked: 'Noch nicht bedankt',
  },
  saveFilters: 'Diese Filter speichern',
  saveAs: 'Speichern',
  filterName: 'Name für diese Filter',
  forgetFilters: (name) => `„${name}“ vergessen`,
  clearFilters: 'Filter zurücksetzen',
  selectedGuests: 'Ausgewählte Gäste',
  selected: (number) => `${guestCount(number)} ausgewählt`,
  selectAll: (number) => `Alle ${format(number)} auswählen`,
  selectNone: 'Keine auswählen',
  note: 'Tisch, Stichwörter\u00a0…',
  delete: 'Löschen\u00a0…',
  print: (number) => `${cardCount(number)} drucken`,
  done: 'Fertig',
  deleteSelected: 'Die ausgewählten Gäste löschen',
  askToDelete: (strong, number, links) => [
    strong(`${guestCount(number)} löschen?`),
    ' Vorher wird alles in einer Datei auf diesem Gerät gespeichert, aus der die Seite „Sicherung“ es zurückholen kann.',
    links > 0
      ? ` ${count(links, 'persönlicher Link funktioniert', 'persönliche Links funktionieren')} dann nicht mehr.`
      : '',
  ],
  saveAndDelete: 'Datei speichern und löschen',
  keep: 'Behalten',
};

export const guest: HostsWords['guest'] = {
  notOnTheList: 'Dieser Gast steht nicht auf der Liste',
  deletedOrWithdrawn: 'Die Antwort wurde gelöscht oder die Einladung zurückgezogen.',
  allGuests: 'Alle Gäste',
  isGone:
    'Jemand hat diesen Gast gelöscht, während du geschrieben hast. Speichere, um ihn mit deinen Angaben zurückzuholen, oder verwirf sie.',
  savedAt: (time) => `Gespeichert: ${time}`,
  saved: 'Gespeichert',
  isSaved: 'Gespeichert.',
  checkMarked: 'Noch nicht gespeichert. Bitte prüfe, was oben markiert ist.',
  hasNotAnswered: 'Hat noch nicht geantwortet',
  arrived: (days) => `angekommen: ${days}`,
  reply: 'Antwort',
  replyIfKnown: 'Antwort (lass leer, was du nicht weißt)',
  deleteReply: 'Diese Antwort löschen',
  replyDeleted: 'Die Antwort wurde gelöscht.',
  personalInvitation: 'Persönliche Einladung',
  invitation: 'Einladung',
  withdraw: 'Einladung zurückziehen',
  withdrawn: 'Die Einladung wurde zurückgezogen.',
  noPersonalLink:
    'Zu dieser Antwort gibt es keinen persönlichen Link. Ein persönlicher Link öffnet sie auf jedem Gerät. Von da an kann nur noch dieser Link sie ändern.',
  createLink: 'Persönlichen Link erstellen',
  noAddresses:
    'Diese Seite kann den persönlichen Link nicht zeigen, weil die Adressen der Seiten fehlen. Bitte wer diese Seite betreibt, WEEKEND_ADDRESS und SATURDAY_ADDRESS zu setzen (docs/deploy.md, Schritt 3).',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  qrCode: 'QR-Code',
  qrCodeOf: 'QR-Code des persönlichen Links',
  nameOnCard: 'Name(n) auf der Karte',
  invitedTo: 'Eingeladen zu',
  members: 'Namen der Personen, einer pro Zeile',
  children: 'Kinder',
  replySays: (answers) => `In der Antwort steht: ${answers}`,
  yesTo: (weekday) => `Zusage für ${weekday}`,
  peopleOn: (number, weekday) => `${peopleCount(number)} am ${weekday}`,
  comes: (name) => `${name} kommt`,
  choose: 'Bitte wählen',
  excess: { match: 'Antwort anpassen', leave: 'Antwort so lassen' },
  noAnswer: 'Keine Antwort',
  howMany: (day) => `${day}: Wie viele Personen`,
  otherNotes: 'Weitere Notizen (nicht im Formular der Gäste)',
  quoted: (value) => `„${value}“`,
  nothing: 'nichts',
  saving: 'Wird gespeichert\u00a0…',
  save: {
    reply: 'Antwort speichern',
    invitation: 'Einladung speichern',
    notes: 'Notizen speichern',
    guest: 'Gast speichern',
    news: 'Veröffentlichen',
    tables: 'Tische speichern',
  },
  saveAll: 'Änderungen speichern',
  discard: 'Änderungen verwerfen',
  changedElsewhere: {
    reply: 'Jemand hat diese Antwort geändert, während du geschrieben hast. Jetzt steht dort:',
    invitation:
      'Jemand hat diese Einladung geändert, während du geschrieben hast. Jetzt steht dort:',
    notes: 'Jemand hat diese Notizen geändert, während du geschrieben hast. Jetzt steht dort:',
    tables: 'Jemand hat die Tische geändert, während du geschrieben hast. Jetzt steht dort:',
  },
  deletedElsewhere: {
    reply: 'Jemand hat diese Antwort gelöscht, während du geschrieben hast.',
    invitation: 'Jemand hat diese Einladung gelöscht, während du geschrieben hast.',
    notes: 'Jemand hat diese Notizen gelöscht, während du geschrieben hast.',
    tables: 'Jemand hat die Tische gelöscht, während du geschrieben hast.',
  },
  saveMine: 'Meine Version speichern',
  keepTheirs: 'Die andere behalten',
  bringBack: 'Zurückholen',
  leaveDeleted: 'Gelöscht lassen',
  notSaved: (message) =>
    `Was du auf der vorigen Seite geschrieben hast, wurde nicht gespeichert, steht dort aber noch. ${message}`,
  add: 'Gast hinzufügen',
  /** @param values e.g. `Carl Okoye · 2 people` */
  readAs: (values) => `Verstanden als: ${values}`,
  keepTyped: 'Lassen, wie ich es geschrieben habe',
  namesakes: 'Dieser Name steht schon auf der Liste:',
  namesakeAsked:
    'Jemand mit diesem Namen steht schon auf der Liste: siehe den Link unter dem Namen. Um noch einen Gast mit diesem Namen hinzuzufügen, speichere noch einmal.',
  added: (name) => `${name} steht jetzt auf der Liste.`,
  exists:
    'Dieser Gast war schon mit anderen Antworten gespeichert, deshalb wurde nichts geändert. Such ihn in der Liste und ändere die Antworten dort.',
  unnamed: 'Gast',
};

export const notes: HostsWords['notes'] = {
  title: 'Nur für Gastgeber',
  onlyHosts: 'Gäste sehen das nie.',
  fields: {
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    table: 'Tisch',
    seats: 'Tische einzelner Personen, eine pro Zeile',
    tags: 'Stichwörter, eines pro Zeile',
    note: 'Notiz',
    remindedAt: 'Erinnerung geöffnet',
    remindedBy: 'Erinnerung geöffnet mit',
    cardPrintedAt: 'Karte gedruckt',
    thankedAt: 'Bedankt am',
    thankedBy: 'Bedankt per',
    sentNews: 'Neuigkeiten geöffnet',
  },
  channels: {
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'E-Mail',
    share: 'dem Teilen-Menü',
    copy: 'Kopieren',
  },
  tooManyTags: (limit) => `Bitte höchstens ${limit} Stichwörter`,
  noteWhat: 'Was notieren?',
  many: {
    table: 'Tisch',
    addTag: 'Stichwort hinzufügen',
    removeTag: 'Stichwort entfernen',
    cardPrinted: 'Karte gedruckt',
    cardNotPrinted: 'Karte nicht gedruckt',
    thanked: 'Schon bedankt',
    notThanked: 'Noch nicht bedankt',
  },
  newTable: 'Tisch (leer für keinen)',
  tag: 'Stichwort',
  seatedElsewhere: (number) =>
    `${count(number, 'Gast sitzt', 'Gäste sitzen')} schon an einem anderen Tisch.`,
  seatedApart: (names) => `Wer getrennt sitzt, behält seinen Tisch: ${names}.`,
  noteOf: (number) => `${count(number, 'Gast', 'Gäste')} ändern`,
  seatExample: (name) => `${name} = 8`,
  seatFormat: (name) =>
    `Bitte schreib in jede Zeile einen Namen, „ = “ und einen Tisch, zum Beispiel ${name || 'Ana'} = 8`,
  noEquals: 'Der Name eines Tisches kann kein „=“ haben',
  noSuchPerson: (name, names) =>
    `In dieser Gruppe heißt niemand „${name}“. ${names ? `Die Namen sind: ${names}` : 'Die Gruppe hat keine Namen'}`,
};

export const guestNews: HostsWords['guestNews'] = {
  title: 'Neuigkeiten',
  intro:
    'Gäste sehen Neuigkeiten auf ihrer Dankesseite, über dem Programm. Was nach ihrer Antwort geschrieben wurde, ist einmal als neu markiert.',
  write: 'Neuigkeit schreiben',
  forWhom: 'Wer sie sieht',
  guests: { saturday: 'Alle', weekend: 'Nur Gäste, die an allen Tagen eingeladen sind' },
  text: 'Text',
  textIn: (language) => `Text auf ${language}`,
  textRequired: 'Bitte schreib etwas',
  isPublished: 'Veröffentlicht.',
  published: 'Was Gäste sehen',
  none: 'Noch keine Neuigkeiten.',
  remove: (text) => `Entfernen: ${text}`,
  removed: 'Entfernt.',
  send: 'Einzeln verschicken',
  gone: 'Diese Neuigkeit wurde entfernt, es gibt also nichts zu verschicken.',
};

export const reminders: HostsWords['reminders'] = {
  title: 'Einzeln erinnern',
  summary: (waiting, paused) =>
    `Noch ${guestCount(waiting)} zu erinnern, ${format(paused)} in den letzten 24 Stunden.`,
  offline:
    'Du bist nicht verbunden: Du siehst nicht, wen andere Gastgeber erinnern, und nichts wird vermerkt.',
  done: 'Heute ist niemand mehr zu erinnern.',
  countryCode: 'Ländervorwahl für Nummern ohne eine, z. B. +49',
  badCode: 'Das ist keine Ländervorwahl',
  notANumber: (text) => `„${text}“ kann keine Telefonnummer sein.`,
  needsCode: (text) => `${text} hat keine Ländervorwahl: Gib sie oben ein.`,
  noContact: 'Telefonnummer und E-Mail fehlen noch.',
  toGuest: 'Diesen Gast öffnen',
  channels: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'E-Mail' },
  copy: 'Kopieren',
  next: 'Nächster Gast',
  leftList:
    'Nicht mehr auf dieser Liste: Die Antwort hat sich gerade geändert, oder jemand hat den Gast entfernt.',
  opened: (name, opened) => `${name}: ${opened}`,
  last: (opened) => `Letzte Erinnerung geöffnet: ${opened}`,
  already: (opened) =>
    `Eine Erinnerung wurde schon geöffnet: ${opened}. Ob sie verschickt wurde, weiß nur die andere App.`,
  again: 'Noch einmal erinnern',
  paused: 'In den letzten 24 Stunden erinnert',
  unreachable: 'Ohne Telefon und E-Mail',
  sameTime: (name, opened) =>
    `Jemand anders hat im selben Moment eine Erinnerung an ${name} geöffnet (${opened}). Schick deine nicht auch noch.`,
  notRecorded: (name, reason) =>
    `Die Erinnerung an ${name} wurde nicht vermerkt, andere Gastgeber sehen sie also nicht. ${reason}`,
  tryAgain: 'Noch einmal versuchen',
};

export const thanks: HostsWords['thanks'] = {
  title: 'Einzeln danken',
  summary: (waiting, thanked) =>
    `Noch ${count(waiting, 'Gast', 'Gästen')} zu danken, ${format(thanked)} schon gedankt.`,
  offline:
    'Du bist offline. Du siehst nicht, wem andere Gastgeber danken, und nichts wird festgehalten.',
  done: 'Allen, die dabei waren, ist gedankt.',
  last: (opened) => `Zuletzt gedankt: ${opened}`,
  already: (opened) => `Diesem Gast ist schon gedankt: ${opened}.`,
  again: 'Noch einmal danken',
  paused: 'Schon gedankt',
  sameTime: (name, opened) =>
    `Jemand anders hat ${name} im selben Moment gedankt (${opened}). Schick deinen Dank nicht auch noch.`,
  notRecorded: (name, reason) =>
    `Der Dank an ${name} wurde nicht festgehalten, andere Gastgeber sehen ihn also nicht. ${reason}`,
};

export const sendNews: HostsWords['sendNews'] = {
  title: 'Neuigkeit einzeln verschicken',
  summary: (waiting, opened) =>
    `Noch ${count(waiting, 'Gast', 'Gäste')}, für ${format(opened)} schon geöffnet.`,
  offline:
    'Du bist offline. Du siehst nicht, wem andere Gastgeber schreiben, und nichts wird festgehalten.',
  done: 'Es ist niemand mehr übrig.',
  last: (opened) => `Zuletzt geöffnet: ${opened}`,
  already: (opened) =>
    `Diese Neuigkeit wurde für diesen Gast schon geöffnet: ${opened}. Ob sie verschickt wurde, weiß nur die andere App.`,
  again: 'Noch einmal verschicken',
  paused: 'Schon geöffnet',
  sameTime: (name, opened) =>
    `Jemand anders hat diese Neuigkeit für ${name} im selben Moment geöffnet (${opened}). Schick sie nicht auch noch.`,
  notRecorded: (name, reason) =>
    `Dass du diese Neuigkeit für ${name} geöffnet hast, wurde nicht festgehalten, andere Gastgeber sehen es also nicht. ${reason}`,
};

export const more: HostsWords['more'] = {
  title: 'Mehr',
  write: 'Gästen schreiben',
  print: 'Tische und Drucken',
  data: 'Liste und Gastgeber',
  cards: 'Einladungskarten',
  list: 'Gästeliste zum Drucken',
  hosts: 'Gastgeber verwalten',
};

/** The columns of tables. An import reads every language, see its `headings.ts`. */
export const columns: HostsWords['columns'] = {
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  namePart: 'Anderer Teil des Namens',
  party: 'Haushalt',
  adults: 'Erwachsene',
  companions: 'Begleitung',
  children: 'Kinder',
  days: 'Eingeladen zu',
  people: 'Personen',
  members: 'Namen der Personen',
  language: 'Sprache',
  phone: 'Telefon',
  email: 'E-Mail',
  address: 'Adresse',
  table: 'Tisch',
  seats: 'Tische einzelner Personen',
  tags: 'Stichwörter',
  note: 'Notiz',
  id: 'id',
  lastReply: 'Letzte Antwort',
  problem: 'Problem',
  person: 'Person',
  child: 'Kind',
  yes: 'ja',
  no: 'nein',
  asChild: (name) => `${name} (Kind)`,
  notListed: 'nicht mehr auf der Liste',
  peopleOn: (weekday) => `${weekday}: Personen`,
  dietaryOn: (weekday) => `${weekday}: Essenswünsche`,
  arrivedOn: (weekday) => `${weekday}: angekommen`,
};

export const imports: HostsWords['imports'] = {
  title: 'Gäste importieren',
  howTo:
    'Füge deine Gästeliste ein, wie sie ist, oder wähle eine Datei: eine Tabelle, Namen untereinander oder Kontakte. Nichts wird gespeichert, bevor du eine Vorschau gesehen hast.',
  listCanSay: 'Was in der Liste stehen kann',
  understood: (b, languages, days, isNamed) => [
    'Überschriften in acht Sprachen werden verstanden, auch „Ana +1“ und „Familie Okafor (4)“. ',
    ...(isNamed
      ? [
          'Eine Spalte ',
          b(columns.members),
          ' kann die Personen einer Einladung nennen (Ana; Rui; Tom (Kind)). ',
        ]
      : []),
    ...(days.length > 0
      ? [
          'Eine Spalte ',
          b(columns.days),
          ` kann sagen, wozu ein Gast eingeladen ist (${days.join(' oder ')}). `,
        ]
      : []),
    ...(languages.length > 0
      ? [
          b(columns.language),
          ` legt die Sprache einer Einladung fest (${languages.join(' oder ')}). `,
        ]
      : []),
    'Telefon, E-Mail, Adresse, Tisch, Stichwörter und Notiz sehen nur Gastgeber. ',
    'Importierst du die Liste noch einmal, werden Gäste mit gleichem Namen aktualisiert und behalten ihre Links.',
  ],
  list: 'Gästeliste',
  example: (days) => exampleList('Margarethe & Johann', 'Familie Okafor', days),
  preview: 'Vorschau',
  file: 'Oder wähle eine Datei',
  progressLabel: 'Bearbeitete Gäste',
  progress: (done, total) =>
    `${format(done)} von ${count(total, 'Gast', 'Gästen')} bearbeitet. Bitte lass diese Seite offen.`,
  summary: (added, changed, unchanged, mistakes) =>
    `${format(added)} neu, ${format(changed)} geändert, ${format(unchanged)} unverändert, ${format(mistakes)} Fehler.`,
  unused: (number, columns) =>
    `Nicht importiert: ${number === 1 ? 'die Spalte' : 'die Spalten'} ${columns}.`,
  uninvited: (number) =>
    `Nicht importiert: ${guestCount(number)} ohne persönliche Einladung. Ihre Tische und Notizen änderst du auf der Seite „Gäste“.`,
  import: (number) => `${guestCount(number)} importieren`,
  nothingYet: 'Noch gibt es nichts zu importieren.',
  nothingNew: 'Es gibt nichts zu importieren: Auf der Seite steht dasselbe wie in dieser Liste.',
  mistakes: 'Fehler',
  mistakesNote:
    'Diese Zeilen werden ausgelassen. Korrigiere sie oben und sieh dir die Vorschau noch einmal an, oder importiere sie später: Die anderen Gäste behalten ihre Links.',
  changed: 'Geändert',
  changedNote: 'Entferne den Haken bei allem, was bleiben soll, wie es ist.',
  excess: (number) =>
    number === 1
      ? 'Eine Antwort passt nicht mehr zu ihrer Einladung'
      : `${format(number)} Antworten passen nicht mehr zu ihren Einladungen`,
  excessOptions: { match: 'Diese Antworten anpassen', leave: 'Diese Antworten so lassen' },
  tickAll: 'Alle ankreuzen',
  untickAll: 'Alle abwählen',
  insteadOf: (strong, value, stored) => [strong(value), ` statt ${stored}`],
  new: 'Neu',
  unchanged: 'Unverändert',
  absent: 'Auf der Seite, aber nicht in dieser Liste',
  absentNote:
    'Sie bleiben, wie sie sind. Einen Namen änderst du auf der Seite des Gastes, damit der Link bleibt.',
  columns: 'So werden die Spalten gelesen',
  leaveOut: 'Weglassen',
  invitedTo: 'Wo die Liste es nicht sagt, sind neue Gäste eingeladen zu:',
  people: 'Wo die Liste es nicht sagt, gilt jede neue Einladung für:',
  chooseDays: 'Bitte Tage wählen',
  chooseNumber: 'Bitte Anzahl wählen',
  waiting: (number) =>
    `${guestCount(number)} ${number === 1 ? 'wird' : 'werden'} erst importiert, wenn du das beantwortet hast.`,
  sheet: 'Tabellenblatt',
  firstGuests: 'So werden die ersten Gäste',
  guessed: (names) =>
    `Die Datei sagt nicht, wie ihre Umlaute gespeichert sind. Stimmen diese Namen? ${names}`,
  replies: (number, columns) =>
    `Nicht importiert, weil Gäste das einem anderen Dienst geantwortet haben: ${number === 1 ? 'die Spalte' : 'die Spalten'} ${columns}.`,
  skipped: (rows) => `Keine Gäste, deshalb weggelassen: ${rows}.`,
  skippedRow: (row, text) => `Zeile ${format(row)} (${text})`,
  whatDays: (word) => `„${word}“ heißt:`,
  namesakes: (names) =>
    `Mehr als ein Gast heißt ${names}. Weil die Liste sie unterscheidet, bekommt jeder eine Einladung.`,
  phoneCountry: (number, country) =>
    `${count(number, 'Telefonnummer nennt', 'Telefonnummern nennen')} kein Land. Angenommen wird: ${country}.`,
  samples: (cells) => `Z.\u00a0B. ${cells}`,
  unknownYet: 'Zahl der Personen noch nicht bekannt',
  undo: 'Diesen Import rückgängig machen',
  undone: (number) => `Import rückgängig gemacht: ${guestCount(number)}`,
  undoRefused: (number) =>
    `Bei ${count(number, 'Gast', 'Gästen')} geht das nicht, weil sich dort seitdem etwas geändert hat.`,
  template: (format) => `Vorlage (${format})`,
  /** The name of the file. */
  templateFile: 'gaesteliste',
  withheld: 'In diesen Zeilen weggelassen',
  withheldNote:
    'Die Gäste werden ohne diese Angaben importiert. Korrigiere sie oben oder später auf der Seite des Gastes.',
  absentList: 'Nicht in dieser Liste',
  row: (row) => `Zeile ${row}`,
  someDone: (written, total) =>
    `${format(written)} von ${count(total, 'Gast', 'Gästen')} importiert`,
  done: (written) => `${guestCount(written)} importiert`,
  see: 'Zum Import',
  notImported: 'Nicht importiert',
  printNew: (number) => `Karten für ${count(number, 'neuen Gast', 'neue Gäste')} drucken`,
  edit: 'Diese Liste bearbeiten',
  another: 'Andere Liste importieren',
  notLive:
    'Die Gästeliste auf diesem Gerät ist vielleicht nicht aktuell, und Gäste könnten doppelt hinzukommen. Warte, bis oben „Live“ steht, und sieh dir die Vorschau noch einmal an.',
  changedLater:
    'Jemand hat diesen Gast nach der Vorschau geändert, deshalb wurde nichts geändert. Sieh dir die Vorschau noch einmal an.',
  addedLater:
    'Jemand hat nach der Vorschau einen Gast mit diesem Namen hinzugefügt, deshalb wurde nichts geändert. Sieh dir die Vorschau noch einmal an.',
};

export const importFaults: HostsWords['importFaults'] = {
  workbook:
    'Diese Datei lässt sich hier nicht lesen. Speichere oder lade die Liste in deiner Tabelle als Excel (.xlsx) oder CSV und wähle diese Datei.',
  oldWorkbook:
    'Das ist eine alte Excel-Datei (.xls). Öffne sie in deiner Tabelle, speichere sie als Excel (.xlsx) oder CSV und wähle diese Datei.',
  document:
    'Das ist ein Dokument, keine Tabelle. Öffne es, kopiere die Gäste und füge sie oben ein.',
  contacts:
    'Diese Kontakte lassen sich nicht lesen. Exportiere sie noch einmal als vCard oder CSV und wähle diese Datei.',
  noText:
    'Diese Datei ist kein Text in UTF-8 oder UTF-16, Umlaute gingen verloren. Speichere die Liste in deiner Tabelle als „CSV UTF-8“ und wähle diese Datei.',
  tooLarge:
    'Diese Liste ist zu lang, um sie auf einmal zu lesen. Importiere sie in mehreren Teilen, jeden mit den Überschriften.',
  empty: 'Die Liste ist leer. Füge sie mit ihren Überschriften ein oder wähle eine Datei.',
  tooLong: (limit) =>
    `Die Liste geht weiter, aber ein Import nimmt höchstens ${guestCount(limit)}. Importiere den Rest als eigene Liste mit denselben Überschriften.`,
  noGuests: 'Es gibt keine Gäste. Schreib in jede Zeile einen.',
  openQuote:
    'Eine Zelle beginnt mit einem Anführungszeichen (") und endet nie. Ergänze das Zeichen am Ende oder lösche das am Anfang.',
  tooManyCells: (cells, headings) =>
    `Es sind ${cells} Zellen, aber nur ${headings} Überschriften. Setze eine Zelle mit Komma in Anführungszeichen.`,
  noNames: 'Keine Spalte enthält die Namen. Wähl unten aus, welche es ist.',
  noEmail: (text) => `„${text}“ kann keine E-Mail-Adresse sein.`,
  inColumn: (column, sentence) => `Spalte „${column}“: ${sentence}`,
  cell: (message, cell) =>
    `${message}. ${cell ? `In der Zelle steht „${cell}“.` : 'Die Zelle ist leer.'}`,
  unknownDays: (names) => `Schreib ${names.join(' oder ')}`,
  unknownId: 'Keine Einladung hat diese id. Korrigiere sie oder lass die Zelle leer',
  unknownLanguage: (tags) => `Schreib ${tags.join(' oder ')} oder lass die Zelle leer`,
  sameName: (row) =>
    `Zeile ${row} hat denselben Namen. Ergänze, was sie unterscheidet, z.\u00a0B. den Nachnamen, oder lösche eine davon.`,
  sameId: (row) => `Zeile ${row} hat dieselbe id. Lass die Zelle bei einem neuen Gast leer.`,
  severalGuests: (number) =>
    `Auf der Seite haben ${number} Gäste diesen Namen. Gib dort einem einen anderen Namen, oder ergänze eine Spalte „id“ mit der id aus dem persönlichen Link.`,
};

export const cards: HostsWords['cards'] = {
  title: 'Karten',
  print: (number) => `${cardCount(number)} drucken`,
  printSome: (number, total) => `${format(number)} von ${cardCount(total)} drucken`,
  missing: (number) =>
    `${count(number, 'ausgewählter Gast fehlt', 'ausgewählte Gäste fehlen')} auf der Liste, und damit auch hier. Hast du gerade importiert? Dann warte einen Moment: Die Karten erscheinen, sobald die neuen Gäste auf diesem Gerät ankommen.`,
  groups: {
    all: 'Alle Eingeladenen',
    unanswered: 'Noch ohne Antwort',
    chosen: 'Ausgewählte Gäste',
    place: 'Tischkarten',
  },
  paper: 'Papier',
  papers: { A4: 'A4', letter: 'Letter' },
  part: 'Teil',
  fromTo: (first, last) => `${first} bis ${last}`,
  noCards: 'Für diese Gäste gibt es keine Karten. Nur Gäste mit Einladung haben eine.',
  howTo: (number, sheets) =>
    `${cardCount(number)} auf ${count(sheets, 'Blatt', 'Blättern')}. Drucke mit 100\u00a0% und mit Hintergrundgrafiken, und schneide an den Linien. Scanne eine Karte, bevor du die übrigen druckst.`,
  howToFold: (number, sheets) =>
    `${cardCount(number)} auf ${count(sheets, 'Blatt', 'Blättern')}, nach Tischen geordnet. Drucke mit 100\u00a0%, schneide an den Linien und falte jede Karte in der Mitte.`,
};

export const tables: HostsWords['tables'] = {
  title: 'Tische',
  table: (number) => `Tisch ${number}`,
  summary: (seated, tableCount, others) =>
    `${peopleCount(seated)} an ${count(tableCount, 'Tisch', 'Tischen')}, ${format(others)} ohne Tisch.`,
  without: 'Ohne Tisch',
  notComing: 'Mit Tisch, aber (noch) nicht dabei',
  seatedAt: (number, table, isNumber) =>
    `${guestCount(number)} ${number === 1 ? 'sitzt' : 'sitzen'} an Tisch ${isNumber ? table : `„${table}“`}.`,
  seatedNowhere: (number) =>
    `${guestCount(number)} ${number === 1 ? 'hat' : 'haben'} jetzt keinen Tisch.`,
  howTo: 'Wähle einen Tisch und tippe dann die Gruppen oder Personen an, die dort sitzen.',
  yourTables: 'Eure Tische',
  perLine: 'Ein Tisch pro Zeile, mit seinen Plätzen, falls bekannt',
  example: '1 = 8\n2 = 8\nEhrentisch = 12',
  lineFormat: (limit) =>
    `Bitte schreib in jede Zeile einen Tisch, mit „ = “ und seinen Plätzen, falls bekannt, zum Beispiel 1 = 8. Ein Tisch hat höchstens ${limit} Zeichen`,
  twice: (table) => `„${table}“ steht in zwei Zeilen`,
  seatAt: 'Plätze vergeben an',
  seatsLeft: (number) => {
    if (number === 0) return 'voll';
    return number > 0 ? `${count(number, 'Platz', 'Plätze')} frei` : `${format(-number)} zu viel`;
  },
  seat: (number) => `${peopleCount(number)} hierher setzen`,
  unseat: (number) => `${peopleCount(number)} vom Tisch nehmen`,
  moves: (names) => `Von einem anderen Tisch: ${names}`,
  oneByOne: 'Einzeln',
  openGuest: (name) => `${name} öffnen`,
  placeCards: 'Tischkarten',
  publish: 'Tische veröffentlichen',
  outOfDate: (number) =>
    number === 0
      ? 'Alle Tische sind so veröffentlicht, wie sie hier notiert sind.'
      : `${count(number, 'Gast liest', 'Gäste lesen')} noch nicht den Tisch, der hier notiert ist.`,
  nothingToPublish:
    'Noch hat niemand einen Tisch, also gibt es nichts zu veröffentlichen. Setz zuerst deine Gäste.',
  shownFrom: (date) =>
    `Gäste sehen ihren veröffentlichten Tisch ab dem ${date} unter ihrer Antwort.`,
};

export const print: HostsWords['print'] = {
  title: 'Gästeliste',
  print: 'Drucken',
  notPrinted:
    'Dieser Browser kann nicht drucken. Öffne diese Seite in einem anderen, zum Beispiel Safari, Chrome oder Firefox.',
  totalAt: (table) => `${table}: zusammen`,
  who: 'Wer',
  everybody: 'Alle, an allen Tagen',
  comingOn: (weekday) => `Wer kommt: ${weekday}`,
  caterer: (weekday) => `Fürs Catering: ${weekday}`,
  printed: (time) => `Gedruckt: ${time}`,
  ticked: 'Abgehakt',
  notes: 'Notizen',
  nobody: 'Noch niemand.',
  legend: '✓ dabei, und wie viele · ✕ nicht dabei · ? ohne Antwort · – nicht eingeladen',
};

export const backup: HostsWords['backup'] = {
  title: 'Sicherung',
  download: 'Alles herunterladen',
  oneFile: (documents) =>
    `Eine Datei mit allem: ${documents}. Darin stehen alle persönlichen Links, also halte sie geheim.`,
  notLive: (time) => `Du bist nicht verbunden. Die Datei hat die Liste vom ${time}.`,
  unreadable: (number) =>
    `${count(number, 'Dokument ist', 'Dokumente sind')} nicht in der Datei, weil Felder ungültig sind. Der Überblick nennt sie.`,
  restore: 'Aus einer Datei wiederherstellen',
  restoreText:
    'Wähle eine Datei, die diese Seite gespeichert hat: eine Sicherung oder gelöschte Gäste. Du siehst, was sich ändern würde, bevor sich etwas ändert.',
  file: 'Sicherungsdatei',
  reading: 'Die Datei wird gelesen\u00a0…',
  notOpened: 'Diese Datei konnte nicht geöffnet werden. Wähle sie noch einmal.',
  fileOf: (time) => `Eine Datei vom ${time}.`,
  summary: (added, changed, unchanged, onlyHere) =>
    `Seit dieser Sicherung: ${format(added)} gelöscht, ${format(changed)} geändert, ${format(unchanged)} unverändert, ${format(onlyHere)} hinzugefügt.`,
  newsLeftOut: 'Neuigkeiten bleiben weg, wenn du sie unten nicht ankreuzt.',
  deletedFrom: (time) => `Eine Datei mit gelöschten Gästen vom ${time}.`,
  deletedSummary: (added, changed, unchanged) =>
    `Seit dieser Datei: ${format(added)} gelöscht, ${format(changed)} geändert, ${format(unchanged)} unverändert. Alle anderen Gäste bleiben, wie sie sind.`,
  faulty: (number) =>
    `${count(number, 'Dokument dieser Datei kann', 'Dokumente dieser Datei können')} nicht wiederhergestellt werden:`,
  gone: 'Seitdem gelöscht',
  goneNote: 'Entferne den Haken bei allem, was gelöscht bleiben soll.',
  changed: 'Seitdem geändert: Wähle, was zurückgesetzt werden soll',
  changedNote: 'Sie sind neuer als die Datei. Ohne Haken bleiben sie, wie sie sind.',
  all: (number) => `Alle: ${format(number)}`,
  same: 'Unverändert',
  onlyHere: 'Nicht in dieser Datei (bleibt)',
  difference: (label, now, inFile) => `${label}: jetzt ${now}, in der Datei ${inFile}`,
  timeNote:
    'Wiederhergestellte Antworten bekommen die Zeit der Wiederherstellung, weil der Server sie setzt.',
  restoreAll: (documents) => `${documents} wiederherstellen`,
  nothingChosen: 'Wähle, was wiederhergestellt oder zurückgesetzt werden soll.',
  nothingToRestore: 'Nichts wiederherzustellen: Alles aus dieser Datei steht auf der Liste.',
  notABackup:
    'Diese Datei ist keine Sicherung einer Gästeliste. Wähle eine Datei, die diese Seite heruntergeladen hat.',
  cutShort:
    'Diese Sicherung ist nicht vollständig: Sie wurde gekürzt oder geändert. Wähle eine andere Kopie.',
  tooLarge: 'Diese Datei ist zu groß für die Sicherung einer Gästeliste.',
  newer:
    'Diese Sicherung stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuch es noch einmal.',
  otherDays: (days) =>
    `Diese Sicherung hat Antworten für Tage, die diese Feier nicht hat: ${days}. Wähle eine Sicherung dieser Feier.`,
  badPath: 'Firestore kann kein Dokument mit diesem Namen haben.',
  twice: 'Es steht zweimal in der Datei.',
  otherGuests: 'Es gehört zu anderen Gästen.',
  withoutInvitation: 'Die Einladung dazu kann nicht wiederhergestellt werden.',
  withoutGuest: 'Der Gast dazu fehlt in der Datei oder kann nicht wiederhergestellt werden.',
  unknownFields: (names) => `Es hat unbekannte Felder: ${names}.`,
};

export const door: HostsWords['door'] = {
  title: 'Am Einlass',
  add: 'Jemanden hinzufügen',
  guestsOn: (weekday) => `Gäste: ${weekday}`,
  nobodyExpected: 'An diesem Tag wird niemand erwartet. Die Suche findet alle Gäste.',
  changed: (name, numbers) => [name, `: ${anyOf(numbers)} da. `],
  arrivedOf: (strong, least, most, expected) => [
    strong(range(least, most)),
    ` von ${peopleCount(expected)} da`,
  ],
  counted: (counts) => `Gezählt: ${counts}`,
  together: (number) => `Zusammen ${number}`,
  peopleHere: (number) => `${number} da`,
  seeSeparate: (number) =>
    `${count(number, 'Gast, der', 'Gäste, die')} getrennt gezählt ${number === 1 ? 'wurde' : 'wurden'}, ansehen`,
  mark: 'Abhaken',
  markGuest: (name) => `${name}: abhaken`,
  oneFewer: 'Eine Person weniger',
  oneMore: 'Eine Person mehr',
  deletedGuest: 'Ein Gast, der gelöscht wurde',
  noLongerListed: (name, hasName, arrived, weekday) => [
    name,
    `${hasName ? ' steht nicht mehr auf der Liste' : ' (der Name wurde mitgelöscht)'}: ${anyOf(arrived)} da (${weekday})`,
  ],
  addToList: 'Auf die Liste setzen',
  peopleArrived: (weekday) => `Wie viele Personen da sind (${weekday})`,
  addAndMark: 'Hinzufügen und abhaken',
  changedElsewhere:
    'Ein anderer Gastgeber hat diesen Gast inzwischen geändert, deshalb wurde nichts gespeichert. Geh zurück zur Liste, um es zu sehen.',
  notAdded: (name, message) => `${name} wurde nicht hinzugefügt. ${message}`,
  arrived: (name, number) => `${name}: ${format(number)} da.`,
  notHere: (number) => `Noch nicht da (${format(number)})`,
  everybody: 'Alle zeigen',
  allHere: 'Alle, die zugesagt haben, sind da.',
  call: 'Anrufen',
  write: 'Schreiben',
  scan: 'Code scannen',
  endScan: 'Scannen beenden',
  scanning: 'Halte eine Karte oder das Handy eines Gastes vor die Kamera.',
  cameraRefused:
    'Die Kamera ist nicht verfügbar. Erlaube sie für diese Seite in den Einstellungen des Browsers, schließ andere Apps, die sie benutzen, und scanne noch einmal.',
  alreadyHere: (name, number) => `${name}: schon da (${format(number)}).`,
  notListed: 'Der Gast zu diesem Code steht nicht mehr auf der Liste. Such nach dem Namen.',
  otherCelebration: 'Dieser Code gehört zu einer anderen Feier.',
  noGuestCode: 'Das ist kein Code eines Gastes.',
};

export const hosts: HostsWords['hosts'] = {
  title: 'Gastgeber',
  sample: 'Das ist ein Beispiel ohne Konten, deshalb lassen sich keine Gastgeber hinzufügen.',
  seeAll: 'Gastgeber sehen und ändern die ganze Gästeliste.',
  helpers:
    'Wer am Einlass hilft, sieht, wer eingeladen ist, hakt Ankünfte ab und trägt Leute ein, die nicht auf der Liste stehen, kann aber keine Gäste ändern oder löschen und sieht eure Notizen nicht. Mit etwas Geschick lassen sich trotzdem persönliche Links lesen.',
  owner: 'Wer diese Seite eingerichtet hat, ist immer Gastgeber und steht hier nicht.',
  youAreOwner: (email) =>
    `Du hast diese Seite eingerichtet, also bist du (${email}) immer Gastgeber und stehst hier nicht.`,
  whoCanOpen: 'Wer die Liste öffnen kann',
  nobodyElse: 'Sonst noch niemand.',
  you: '(du)',
  addedBy: (email, time) => `Hinzugefügt von ${email ?? 'dir'}${time && `, ${time}`}`,
  removeHost: (email) => `${email} entfernen`,
  add: 'Gastgeber hinzufügen',
  addButton: 'Hinzufügen',
  adding: 'Wird hinzugefügt\u00a0…',
  role: 'Was die Person darf',
  roles: { host: 'Alles, als Gastgeber', door: 'Nur am Einlass helfen' },
  helper: 'Hilft am Einlass',
  makeHelper: 'Nur Einlass',
  makeHost: 'Zum Gastgeber machen',
  isNow: (email, isHelper) =>
    isHelper ? `${email} hilft jetzt am Einlass.` : `${email} ist jetzt Gastgeber.`,
  tellThem: 'So geht die Anmeldung:',
  steps: (email, address) =>
    `Du kannst jetzt unsere Gästeliste öffnen. Geh auf ${address}, gib ${email} ein und tippe auf „${signIn.sendLink}“. Öffne den Link in der E-Mail und melde dich dann an.`,
  removeMyself: 'Mich entfernen',
  stay: 'Gastgeber bleiben',
  onlyOthersAdd: 'Du wirst abgemeldet, und nur ein anderer Gastgeber kann dich wieder hinzufügen.',
  emailRequired: 'Bitte gib eine E-Mail-Adresse ein',
  alreadyHost: (email) => `${email} kann die Liste schon öffnen`,
  removed: (email) => `${email} kann die Liste nicht mehr öffnen.`,
  copied: 'Kopiert.',
};

/** @param done e.g. `gelöscht` */
const task = (doing: string, done: string) => ({
  doing: `${doing}\u00a0…`,
  progress: (number: number, total: number) =>
    `${doing}\u00a0… ${format(number)} von ${format(total)}`,
  all: (documents: string) => `${documents} ${done}.`,
  some: (number: number, total: number) => `${format(number)} von ${format(total)} ${done}.`,
  not: (number: number, names: string) =>
    `${format(number)} nicht ${done}${names && `: ${names}`}.`,
});

export const tasks: HostsWords['tasks'] = {
  delete: task('Wird gelöscht', 'gelöscht'),
  restore: task('Wird wiederhergestellt', 'wiederhergestellt'),
  note: task('Wird geändert', 'geändert'),
  undo: task('Wird rückgängig gemacht', 'rückgängig gemacht'),
  documents: {
    rsvps: replies,
    invitations,
    arrivals: (number) => count(number, 'Ankunft', 'Ankünfte'),
    distinct: (number) => count(number, 'ausgeblendetes Duplikat', 'ausgeblendete Duplikate'),
    tables: (number) => count(number, 'veröffentlichter Tisch', 'veröffentlichte Tische'),
    news: (number) => count(number, 'Liste mit Neuigkeiten', 'Listen mit Neuigkeiten'),
    guestNotes: (number) => `Notizen zu ${count(number, 'Gast', 'Gästen')}`,
  },
  kinds: {
    rsvps: 'Antwort',
    invitations: 'Einladung',
    arrivals: 'Ankunft',
    distinct: 'ausgeblendetes Duplikat',
    tables: 'veröffentlichter Tisch',
    news: 'Neuigkeiten',
    guestNotes: 'Notizen',
  },
  nothing: 'Nichts',
  more: (number) => `${format(number)} weitere`,
  changed: 'Jemand hat sie inzwischen geändert oder gelöscht.',
  nextFailed: (message) => `Die nächsten sind fehlgeschlagen: ${message}`,
  continue: 'Weiter',
};

export const errors: HostsWords['errors'] = {
  sample: 'Beispieldaten: Diese Gäste sind erfunden, und Änderungen bleiben in diesem Browser.',
  rehearsal: 'Das ist eine Probe: Die Gäste sind die der Emulatoren.',
  noCopy:
    'Dein Browser blockiert die Daten dieser Seite, deshalb bleibt keine Kopie der Gästeliste auf diesem Gerät: Ohne Verbindung, auch an der Tür, zeigt die Seite nach dem Neuladen nichts. Erlaube die Websitedaten in den Einstellungen.',
  unsent:
    'Einige Ankünfte sind noch nicht gesendet, deshalb bist du noch angemeldet. Melde dich noch einmal ab, sobald du wieder online bist.',
  copyRemains:
    'Du bist abgemeldet, aber die Kopie der Gästeliste auf diesem Gerät konnte nicht entfernt werden. Schließ alle Tabs dieser Seite und lösche ihre Websitedaten in den Einstellungen des Browsers.',
  waitingForOther: (email) =>
    `Dieses Gerät bewahrt Änderungen von ${email} auf, die nicht gesendet oder gespeichert sind. Melde dich mit dieser Adresse an oder verwirf zuerst die Änderungen.`,
  unsaved: (names) =>
    `Zu ${names} hast du etwas geschrieben und noch nicht gespeichert, deshalb wurde nichts geändert. Speichere oder verwirf es zuerst: In der Liste steht dort „Entwurf“.`,
  offline:
    'Du bist offline, deshalb wurde nichts geändert. Versuch es noch einmal, sobald du wieder online bist.',
  noEmail: 'Das ist keine E-Mail-Adresse. Prüfe sie und versuch es noch einmal.',
  wrongPassword:
    'Die E-Mail-Adresse oder das Passwort stimmt nicht. Prüfe beides, oder wähle per E-Mail ein neues Passwort.',
  disabled:
    'Dieses Konto wurde gesperrt. Wer diese Seite betreibt, kann es in der Firebase-Konsole freigeben.',
  busy: 'Der Server ist gerade überlastet. Versuch es in ein paar Minuten noch einmal.',
  changed: 'Dieser Gast wurde im selben Moment geändert. Versuch es noch einmal.',
  broken: 'Etwas ist schiefgegangen, deshalb wurde nichts geändert. Versuch es gleich noch einmal.',
  stopped:
    'Die Gästeliste wird nicht mehr aktualisiert, deshalb startet diese Seite neu. Was du getippt hast, bleibt erhalten.',
  refused:
    'Dieses Konto gehört keinem Gastgeber, deshalb hat der Server das abgelehnt. Ein anderer Gastgeber kann es auf der Seite „Gastgeber“ hinzufügen.',
  unanswered:
    'Der Server hat nicht rechtzeitig geantwortet. Diese Änderung ist vielleicht gespeichert, vielleicht nicht. Sieh nach, bevor du es noch einmal versuchst.',
  newsFull: (limit) =>
    `Für diese Gäste gibt es schon ${limit} Neuigkeiten. Entferne zuerst eine davon.`,
  unreadable: {
    rsvps:
      'Diese Antwort ist nicht lesbar, deshalb wurde nichts geändert. Korrigiere sie in der Firebase-Konsole.',
    invitations:
      'Diese Einladung ist nicht lesbar, deshalb wurde nichts geändert. Korrigiere sie in der Firebase-Konsole.',
    arrivals:
      'Die Ankünfte dieses Gastes sind nicht lesbar, deshalb wurde nichts geändert. Korrigiere sie in der Firebase-Konsole.',
    news: 'Die Neuigkeiten lassen sich nicht lesen, deshalb wurde nichts geändert. Korrigiere sie in der Firebase-Konsole.',
    tables:
      'Der veröffentlichte Tisch dieses Gastes ist nicht lesbar, deshalb wurde nichts geändert. Korrigiere ihn in der Firebase-Konsole.',
    guestNotes:
      'Die Notizen zu diesem Gast sind nicht lesbar, deshalb wurde nichts geändert. Korrigiere sie in der Firebase-Konsole.',
  },
  nameMissing: 'Diese Antwort hätte keinen Namen, deshalb wurde nichts geändert.',
  noNameToRestore:
    'Diese Antwort hat keinen Namen: „Rückgängig“ könnte sie nicht zurückholen, deshalb wurde nichts geändert. Gib zuerst einen Namen ein oder lösche sie in der Firebase-Konsole.',
  fieldsToRestore: (names) =>
    `Diese Antwort hat Felder, die in der Firebase-Konsole hinzugefügt wurden (${names}). „Rückgängig“ könnte sie nicht zurückholen, deshalb wurde nichts geändert. Lösche dort diese Felder oder die Antwort.`,
};

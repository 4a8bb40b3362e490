// German: du for one guest, as couples write to friends and family today, and ihr for several. Quotation marks are
// „…“.

import type { Words } from './catalogue';
import { listed, plural } from './plural';

export const language: Words['language'] = 'de';

export const dates: Words['dates'] = {
  time: (hour, minute) =>
    `${hour}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}\u00a0Uhr`,
  period: (from, to) => `${from} bis ${to}`,
  openEnd: (from, end) => `${from} bis ${end}`,
  numbers: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'],
  numberOfDays: /\b(\d+|zwei|drei|vier|fünf|sechs|sieben) Tagen?\b/gi,
  weekend: /\bWochenende\b/i,
  joins: ['und', 'dann', 'danach'],
  weekdayForms: (weekday) =>
    ['s', 'e', 'morgen', 'vormittag', 'mittag', 'nachmittag', 'abend', 'nacht'].flatMap(
      (ending) => [weekday + ending, `${weekday + ending}s`],
    ),
  notWeekdays: [],
};

export const html: Words['html'] = {
  noScript: 'Diese Einladung braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  notLoaded:
    'Ein Teil dieser Seite wurde nicht geladen. Prüfe deine Verbindung und lade sie neu: Was du geschrieben hast, ist noch da.',
  oldBrowser:
    'Dieser Browser ist zu alt für diese Einladung. Bitte aktualisiere ihn oder öffne die Seite in einem anderen.',
};

export const gate: Words['gate'] = {
  password: 'Passwort',
  placeholder: 'Auf der Einladung',
  show: 'Zeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  submit: 'Weiter',
  open: 'Öffnen',
  required: 'Bitte gib das Passwort ein',
  wrong: 'Das Passwort stimmt nicht. Versuch es noch einmal.',
  lockedOut: 'Zu viele falsche Versuche. Versuch es in 30 Sekunden noch einmal.',
  spelling: 'Groß- und Kleinschreibung wird beachtet.',
  seconds: (count) => `${count} s`,
  replyBy: (date) => `Antworte bitte bis ${date}`,
  loading: 'Wird geladen\u00a0…',
  error: 'Etwas ist schiefgegangen',
  notLoaded:
    'Ein Teil dieser Seite wurde nicht geladen. Prüfe deine Verbindung und versuch es noch einmal: Was du geschrieben hast, ist noch da.',
  tryAgain: 'Noch einmal versuchen',
};

export const page: Words['page'] = {
  signInError: (message) => `Die Anmeldung hat nicht geklappt: ${message}`,
  loadError: (message) => `Wir konnten deine Antwort nicht laden: ${message}`,
  withoutLink: 'Ohne den persönlichen Link weiter',
  notFound: 'Diese Adresse steht nicht auf der Einladung',
  notFoundText: 'Hier ist nichts, die Einladung ist gleich um die Ecke.',
  kept: (at) =>
    `Das ist deine Antwort, Stand ${at.toLocaleString('de', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).replace('. ', '.\u00a0')}.`,
  notChecked: 'Wir konnten gerade nicht nachsehen, ob sich etwas geändert hat.',
  changed: 'Du siehst den neuesten Stand, der von einem anderen Gerät kommt.',
  toInvitation: 'Zurück zur Einladung',
};

export const details: Words['details'] = { title: 'Gut zu wissen' };

export const phases: Words['phases'] = {
  saveTheDate: (hosts) => `Merk dir den\u00a0Termin: ${hosts}`,
  repliesOpen: (date) => `Antworten kannst du ab ${date}.`,
  thanks: 'Vielen Dank!',
  wonderful: 'Es war wunderschön, mit dir zu feiern.',
  album: 'Unser gemeinsames Album ansehen',
  preview: (hosts) => `Von ${hosts}, für ihre Gäste.`,
};

export const fields: Words['fields'] = {
  name: 'Name(n) auf der Einladung',
  guest: 'Name deiner Begleitung',
  dietaryRestrictions: 'Essenswünsche & Allergien',
  nameRequired: 'Bitte gib deinen Namen ein',
  optionRequired: 'Bitte wähle eine Antwort',
  textRequired: 'Bitte schreib etwas',
  tooLong: (limit, length) => `Bitte höchstens ${limit} Zeichen. Gerade sind es ${length}.`,
  peopleRequired: (limit) => `Bitte gib eine ganze Zahl von 1 bis ${limit} ein`,
  numberWithoutYes: 'Die Personenzahl gilt nur bei einer Zusage',
};

export const form: Words['form'] = {
  day: (day) => `${day}: Dabei?`,
  howMany: (day) => `${day}: Wie viele von euch kommen?`,
  choose: 'Bitte wählen',
  yes: 'Ja',
  no: 'Nein',
  save: 'Antwort senden',
  saving: 'Wird gesendet\u00a0…',
  saved: 'Deine Antwort ist angekommen',
  merged:
    'Änderungen von einem anderen Gerät haben wir auch übernommen. Geh zurück, um sie zu sehen.',
  unsaved: 'Deine letzten Änderungen sind noch nicht gespeichert.',
  error: (message) => `Wir konnten deine Antwort nicht speichern: ${message}`,
  notSaved: 'Deine Antwort ist noch nicht gespeichert.',
  checkMarked: 'Bitte prüfe, was oben markiert ist.',
  changed:
    'Diese Antwort wurde inzwischen geändert, vielleicht auf einem anderen Handy.\nIn der gespeicherten steht jetzt:',
  deleted:
    'Diese Antwort wurde gelöscht, nachdem du sie geöffnet hast.\nTippe noch einmal auf „Antwort senden“, um sie neu zu schicken.',
  replaceOrKeep:
    'Tippe noch einmal auf „Antwort senden“, um das zu ersetzen, oder behalte die gespeicherten Antworten.',
  keepSaved: 'Gespeicherte Antworten behalten',
  nothing: 'nichts',
  replyBy: (date) => `Antworte bitte bis ${date}.`,
  wasDue: (date, help) =>
    `Antworten waren bis ${date} möglich. Absagen oder Angaben ändern kannst du hier noch. ${help}`,
  isSaved: 'Wir haben deine Antwort',
  canChange: 'Wir haben deine Antwort. Unten kannst du sie ändern.',
  seeThankYou: 'Zur Dankeseite',
};

export const nextGuest: Words['nextGuest'] = {
  sharing: 'Für jemand anderen antworten',
  forSomeoneElse:
    'Antwortest du auch noch für jemand anderen? Dann öffnen wir ein leeres Formular, und deine Antwort bleibt, wie sie ist.',
  startOver: 'Für jemand anderen antworten',
  unsaved: 'Sende zuerst, was du noch nicht gesendet hast, sonst geht es verloren.',
  cannotChangeLater:
    'Deine Antwort ist gespeichert, aber danach kannst du sie von hier aus nicht mehr ändern. Leeres Formular öffnen?',
  linkChangesLater:
    'Deine Antwort ist gespeichert. Um sie später zu ändern, öffne wieder deinen persönlichen Link. Leeres Formular öffnen?',
  confirmStartOver: 'Ja, für jemand anderen antworten',
  stay: 'Bei meiner Antwort bleiben',
};

export const questions: Words['questions'] = {
  noAnswer: 'Keine Angabe',
  oneFewer: (option) => `Eins weniger: ${option}`,
  oneMore: (option) => `Eins mehr: ${option}`,
  chosen: (count) => `${count} gewählt`,
  // Not `von 3 Gerichten`, because hosts write the noun in the nominative.
  chosenOf: (count, people, noun = '') => `${noun && `${noun}: `}${count} von ${people} gewählt`,
};

export const party: Words['party'] = {
  whoIsComing: (day) => `${day}: Wer kommt?`,
  nobody: 'Bitte wähle, wer kommt, oder antworte mit Nein',
  said: (people) => `In deiner Antwort stehen ${people} Personen. Bitte wähle, wer kommt.`,
  saidToQuestion: (answer) => `In deiner Antwort steht: ${answer}.`,
  notComing: 'kommt nicht',
  addGuest: 'Begleitung hinzufügen',
  guest: 'Deine Begleitung',
  guestName: 'Name der Begleitung (optional)',
  child: 'Kind',
  named: (names) => listed('de', names),
  coming: (names) => `${listed('de', names)} ${names.length === 1 ? 'kommt' : 'kommen'}`,
  nameRequired: (limit) => `Bitte gib einen Namen mit höchstens ${limit} Zeichen ein`,
  sameName:
    'Zwei Personen haben denselben Namen. Ergänze, was sie unterscheidet, z.\u00a0B. den Nachnamen.',
  tooMany: 'Das sind mehr Personen, als eingeladen sind',
  childUnknown: 'Kinder können nur Personen auf der Einladung sein',
};

export const invitation: Words['invitation'] = {
  valid: (name, people) => [
    'Für ',
    name,
    `, ${plural('de', people, { one: 'eine Person', other: `${people} Personen` })}.`,
  ],
  cutShort:
    'Dieser persönliche Link ist unvollständig. Öffne ihn noch einmal aus der Nachricht oder von der Karte, oder antworte hier ohne ihn.',
  withdrawn:
    'Die Gastgeber haben diesen persönlichen Link zurückgezogen, oder er ist unvollständig. Bitte sie um einen neuen, oder antworte hier ohne ihn.',
  ended:
    'Dieser persönliche Link gilt nicht mehr: Er wurde gesperrt oder die Antwort gelöscht. Öffne einen neueren Link, oder antworte hier ohne ihn.',
  earlier: 'Du hast schon geantwortet',
  askEarlier: (name, answers) => [
    'Von hier kam schon eine Antwort',
    ...(name === null ? [] : [' von ', name]),
    `${answers && ` (${answers})`}. Diese Antworten übernehmen?`,
  ],
  take: 'Antworten übernehmen',
  doNotTake: 'Neu anfangen',
  used: 'Deine früheren Antworten stehen schon da. Tippe auf „Antwort senden“, um sie mit dieser Einladung zu schicken.',
  link: 'Dein persönlicher Link',
  linkText:
    'Er öffnet diese Antwort auf jedem Handy oder Computer. Behalte ihn für dich: Wer ihn hat, kann deine Antworten ändern.',
  linkLabel: 'Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  notCopied:
    'Dieser Browser lässt das Kopieren nicht zu. Der Link ist markiert: Kopiere ihn von Hand.',
  share: 'Link teilen',
  keep: 'Mit diesem Link kannst du deine Antwort später oder auf einem anderen Handy ändern. Wer ihn hat, kann deine Antworten ändern.',
  mail: 'An mich selbst mailen',
  ready: 'Dein Link ist fertig. Wenn sich nichts geöffnet hat, tippe noch einmal.',
  stop: 'Link sperren',
  stopped: 'Der Link gilt auf keinem anderen Gerät mehr.',
};

export const card: Words['card'] = {
  forName: 'Für',
  scan: 'Hier antworten',
  by: (date) => `bis ${date}`,
  visit: 'oder im Browser',
  password: 'mit dem Passwort',
  everyone: 'ihr Lieben',
  thanks: 'Hallo {name}! Herzlichen Dank fürs Mitfeiern. Wir denken noch oft an dieses Fest.',
};

export const day: Words['day'] = {
  map: 'Karte ansehen',
  mapOf: (title) => `Karte ansehen: ${title}`,
};

/** For `zu zweit`, `zu dritt` and so on. Begins with two people. */
const TOGETHER = ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];

export const thankYou: Words['thankYou'] = {
  title: 'Danke für deine Antwort!',
  programme: 'Termine & Kalender',
  coming: 'Du bist dabei',
  peopleComing: (people) => {
    if (people === 1) return 'Eine Person von euch kommt';
    const together = TOGETHER[people - 2];
    return together ? `Ihr kommt zu ${together}` : `Von euch kommen ${people}`;
  },
  reply: 'Deine Antwort',
  notComing: 'Nicht dabei',
  declined: (day, title) => `${day}, ${title}: Nicht dabei`,
  google: 'In Google Kalender eintragen',
  googleOf: (day) => `${day}: In Google Kalender eintragen`,
  file: 'Apple oder Outlook (.ics)',
  fileOf: (day) => `${day}: Apple oder Outlook (.ics)`,
  allDays: 'Alle Tage in einer Datei (.ics)',
  yourDays: 'Deine Tage in einer Datei (.ics)',
  oneByOne: 'Kalender auf Android übernehmen nur einen Tag aus einer Datei. Trag sie einzeln ein:',
  copyAddress: 'Adresse kopieren',
  copyAddressOf: (title) => `${title}: Adresse kopieren`,
  addressCopied: 'Adresse kopiert.',
  addressNotCopied: 'Dieser Browser erlaubt das Kopieren nicht. Markiere die Adresse von Hand.',
  keepsake: 'Erinnerungsbild sichern',
  keepsakeFailed:
    'Das Bild konnte nicht erstellt werden. Versuch es noch einmal oder mach ein Bildschirmfoto dieser Seite.',
  openInBrowser:
    'Wenn sich nichts öffnet, öffne diese Seite in Safari oder Chrome und versuch es noch einmal.',
  story: 'Unsere Geschichte',
  highlights: 'Bilder ansehen',
  changePlans: 'Hat sich etwas geändert? Du kannst deine Antwort anpassen.',
  back: 'Zurück',
};

export const news: Words['news'] = {
  title: 'Neuigkeiten',
  isNew: 'Neu',
  at: (time) =>
    time
      .toLocaleString('de', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      })
      .replace('. ', '.\u00a0'),
};

export const seating: Words['seating'] = {
  title: 'Dein Tisch',
  table: (number) => `Tisch ${number}`,
};

/** The account number of the registry. */
export const gifts: Words['gifts'] = {
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied:
    'Dieser Browser erlaubt das Kopieren nicht. Die Nummer ist markiert: Kopiert sie von Hand.',
};

export const story: Words['story'] = {
  title: 'Unsere Geschichte',
  role: 'Bild',
  position: (number, count) => `${number} von ${count}`,
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  play: 'Abspielen',
  pause: 'Pause',
  back: 'Zurück',
  close: 'Schließen',
  notLoaded: 'Dieses Bild ist noch nicht auf diesem Gerät. Es wird geladen, sobald du online bist.',
  likes: (count) => plural('de', count, { one: '1 Like', other: `${count} Likes` }),
};

export const firebase: Words['firebase'] = {
  rehearsal: 'Das ist eine Probe: Antworten gehen an die Emulatoren.',
  noStorage:
    'Dein Browser blockiert die Daten dieser Seite: Ändern kannst du deine Antwort nur, bis du sie schließt oder neu lädst. Erlaube die Websitedaten in den Einstellungen.',
  offline: 'Du bist anscheinend offline.\nPrüfe deine Verbindung und versuch es noch einmal.',
  disconnected:
    'Die Verbindung ist abgebrochen.\nPrüfe deine Verbindung und versuch es noch einmal.',
  timedOut:
    'Der Server hat zu lange gebraucht.\nPrüfe deine Verbindung und versuch es noch einmal: Was du geschrieben hast, ist noch da.',
  refused:
    'Der Server hat das abgelehnt.\nLade die Seite neu und versuch es noch einmal. Hilft das nicht, sag bitte den Gastgebern Bescheid.',
  busy: 'Der Server ist gerade überlastet.\nVersuch es in ein paar Minuten noch einmal.',
  switchedOff:
    'Die Anmeldung ist gerade ausgeschaltet.\nSag bitte den Gastgebern Bescheid und versuch es später noch einmal.',
  broken: 'Bei uns ist etwas schiefgegangen.\nVersuch es gleich noch einmal.',
  unreadable:
    'Diese Seite kann deine gespeicherte Antwort nicht lesen.\nWir haben an deiner Antwort nichts geändert: Sag bitte den Gastgebern Bescheid.',
  invitationUnreadable:
    'Diese Seite kann deine Einladung nicht lesen.\nSag bitte den Gastgebern Bescheid.',
};

export const refusal: Words['refusal'] = {
  closed:
    'Die Frist für Antworten ist vorbei.\nDu kannst noch absagen oder deine Angaben ändern. Für alles andere frag bitte die Gastgeber.',
  notOpen:
    'Antworten ist noch nicht möglich.\nAntworten ist noch nicht möglich, aber was du geschrieben hast, ist noch da. Komm bitte wieder, wenn es so weit ist.',
  over: 'Antworten ist nicht mehr möglich.\nAntworten ist nicht mehr möglich, denn das Fest ist vorbei. Für alles andere frag bitte die Gastgeber.',
  withdrawn:
    'Die Gastgeber haben diesen persönlichen Link zurückgezogen.\nDie Gastgeber haben diesen persönlichen Link zurückgezogen: Bitte sie um einen neuen, oder lade die Seite neu, um ohne ihn zu antworten.',
  linkEnded:
    'Dieser persönliche Link gilt hier nicht mehr.\nDieser persönliche Link gilt hier nicht mehr: Er wurde gesperrt, die Antwort wurde gelöscht, oder in diesem Browser wurde ein anderer Link geöffnet. Lade die Seite neu, um es noch einmal zu versuchen oder ohne ihn zu antworten, oder öffne einen neueren Link.',
  notAccepted:
    'Eine deiner Angaben wird nicht angenommen.\nEine deiner Angaben wird nicht angenommen. Vielleicht haben die Gastgeber etwas geändert: Lade die Seite neu und versuch es noch einmal. Wenn es wieder passiert, sag ihnen bitte Bescheid.',
};

export const embedded: Words['embedded'] = {
  trial: 'Das ist eine Demo: Antworten bleiben in diesem Browser und werden niemandem geschickt.',
  storageBlocked:
    'Dein Browser blockiert die Daten dieser Seite. Deshalb können wir deine Antwort nicht speichern.\nErlaube die Websitedaten in den Einstellungen oder verlass den privaten Modus, und versuch es noch einmal.',
  storageFull:
    'Der Speicher dieses Browsers ist voll. Deshalb wurde deine Antwort nicht gespeichert.\nLösche Daten anderer Seiten und versuch es noch einmal.',
  storageUnreadable:
    'Die Antwort in diesem Browser ist nicht lesbar.\nWir haben an deiner Antwort nichts geändert: Lösche die Daten dieser Seite, um neu anzufangen, und versuch es noch einmal.',
  otherGuest:
    'Diese Antwort gehört einem anderen Gast.\nLade die Seite neu, um mit deiner weiterzumachen.',
  signedOut: 'Niemand ist angemeldet.\nLade die Seite neu, um dich wieder anzumelden.',
};

export const starter: Words['starter'] = {
  titles: {
    party: (hosts) => `Ein Fest mit ${hosts}`,
    birthday: (hosts) => `Geburtstag von ${hosts}`,
    wedding: (hosts) => `Hochzeit von ${hosts}`,
  },
  gateHelp: (hosts) => `Es steht auf deiner Einladung. Wenn du es nicht findest, frag ${hosts}.`,
  rsvpTitle: (hosts) => `Feier mit ${hosts}`,
  rsvpSubtitle: 'Wir freuen uns darauf, mit dir zu feiern',
  preview: (hosts) => `Du bist eingeladen, mit ${hosts} zu feiern.`,
  declinedText: 'Schade, dass du nicht kommen kannst. Du wirst uns fehlen.',
  storyText: 'Die Jahre bis heute, in Bildern.',
  reminder: 'Hallo {name}! Wir würden gern mit dir feiern. Sag uns bitte, ob du kommst: {link}',
  thankYou: (hosts) => `Ein Bild von ${hosts}`,
  description: 'Wir freuen uns auf dich.',
};

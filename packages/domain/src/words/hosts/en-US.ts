// The hosts' page in American English: as one speaks to friends, short and to the point.
import { exampleList } from '../example-list';
import { counting } from '../plural';

export { embedded, fields, gate, party, questions } from '../en-US';

export const language: string = 'en-US';

const { anyOf, count, format, range } = counting(language);

const people = (number: number) => count(number, 'person', 'people');
const guestCount = (number: number) => count(number, 'guest', 'guests');
const cardCount = (number: number) => count(number, 'card', 'cards');
const replies = (number: number) => count(number, 'reply', 'replies');

/** Messages in the HTML for when scripts do not run, and the document's title. */
export const head = {
  noScript: 'The guest list needs JavaScript: please switch it on, then reload the page.',
  notLoaded: 'Part of this page didn’t load. Check your connection, then reload it.',
  oldBrowser:
    'This browser is too old for the guest list. Please update it, or open the page in another one.',
  title: (hosts: string, page = 'Guest list'): string => `${page} · ${hosts}`,
};

/** Words of several pages. */
export const common = {
  close: 'Close',
  peopleCount: people,
  guestCount,
  childrenCount: (number: number): string => count(number, 'child', 'children'),
  /** Names the guest whom another one brings. */
  with: <Name>(name: Name): (Name | string)[] => ['with ', name],
  /** Numbers of which one is right, e.g. `2 or 4`. */
  anyOf,
  someOf: (number: number, total: number): string => `${format(number)} of ${format(total)}`,
  /** Parties whose answer is for all of them, because it names nobody. */
  parties: (number: number, size: number): string =>
    number === 1 ? `party of ${format(size)}` : `${format(number)} parties of ${format(size)}`,
  more: (number: number): string => `and ${format(number)} more`,
  seeAll: (number: number): string => `See all ${format(number)}`,
  none: 'None.',
  noName: '(no name)',
  search: 'Search by name',
  guests: 'Guests',
  noMatch: 'No guest matches this search.',
  day: 'Day',
  name: 'Name',
  people: 'People',
  language: 'Language',
  /** For an invitation without a language. */
  browserLanguage: 'Their browser’s language',
  email: 'Email',
  emailRequired: 'Please enter your email address',
  dietary: 'Dietary needs',
  undo: 'Undo',
  cancel: 'Cancel',
  remove: 'Remove',
  share: 'Share',
  shareReminder: 'Share a reminder',
  reminderCopied: 'Reminder copied.',
  firstSteps: <Link>(
    importGuests: (text: string) => Link,
    printCards: (text: string) => Link,
  ): (Link | string)[] => [
    'Nobody is invited yet. ',
    importGuests('Import your guest list'),
    ', then ',
    printCards('print the cards'),
    '.',
  ],
  /** What an invitation is for. */
  allDays: 'All days',
  /** @param days e.g. `Thursday and Friday` */
  onlyDays: (days: string): string => `Only ${days}`,
  /** What an answer means, in the middle of a sentence. */
  answers: {
    yes: 'coming',
    no: 'not coming',
    unanswered: 'not answered',
    notInvited: 'not invited',
  },
  /** Plural form, for legends. */
  answerLabels: {
    yes: 'Coming',
    no: 'Not coming',
    unanswered: 'Not answered',
    notInvited: 'Not invited',
  },
  hasNotAnswered: 'has not answered',
  changed:
    'Someone else changed this while you were looking at it, so nothing was saved. Check it, then try again.',
  notCopied:
    'This browser didn’t allow copying. Allow it in the settings of this page, then try again.',
};

/** The frame of all pages. */
export const shell = {
  pages: 'Pages',
  tabs: { overview: 'Overview', guests: 'Guests', door: 'Door', more: 'More' },
  notFound: 'Page not found',
  findOrSee: <Link>(
    findGuest: (text: string) => Link,
    overview: (text: string) => Link,
  ): (Link | string)[] => [findGuest('Find a guest'), ', or see ', overview('who’s coming'), '.'],
  notShown: 'This page didn’t load. Check your connection, then reload it.',
  noCopy: 'This device has no copy of the guest list yet. It will appear once you’re online.',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  draftsWillBeLost: 'Some changes aren’t saved yet. Signing out discards them.',
  discardAndSignOut: 'Discard and sign out',
  live: 'Live',
  connecting: 'Connecting',
  offline: 'Offline',
  asOf: (time: string, ago: string): string => `As of ${time}, ${ago}`,
  justNow: 'just now',
  notLoaded: 'Not loaded yet',
  unsent: 'some changes haven’t been sent yet',
  onlyDoor: 'You’re helping at the door, so you see this page.',
};

/** The sign-in, and the account. */
export const signIn = {
  title: 'Sign in',
  onlyHosts: 'Only hosts can see the guest list.',
  waiting: (number: number, email: string): string =>
    `The arrivals of ${guestCount(number)} haven’t been sent yet. This device keeps them for ${email}: sign in with that address to send them.`,
  drafts: (email: string): string =>
    `This device keeps what ${email} typed and didn’t save: sign in with that address to go on.`,
  discard: 'Discard these changes',
  discardForGood: 'Discard them for good',
  discarded: 'The changes were discarded.',
  password: 'Password',
  passwordRequired: 'Please enter your password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  newOrForgot: 'New here, or forgot your password? Enter your email above, then:',
  sendLink: 'Send me a link to choose a password',
  sending: 'Sending...',
  sent: (email: string): string =>
    `A link is on its way to ${email}. Follow it to choose a password, then sign in here. It can take a few minutes; look in your spam folder, too. If another email asks you only to verify your address, ignore it.`,
  notAHost: 'You’re not a host yet',
  askAHost: (email: string): string =>
    `You’re signed in as ${email}, which can’t open the guest list. Ask another host, or whoever runs this site, to add this address on the page “Hosts”. Then try again.`,
  arrivalsLost: (number: number): string =>
    `The arrivals of ${guestCount(number)} couldn’t be sent and were removed from this device. Tell another host.`,
  draftsLost: 'What you typed and didn’t save was removed from this device.',
  isItYours: 'Is this your address?',
  notVerified: (email: string): string =>
    `You’re signed in as ${email}, but this address hasn’t been verified yet. Choose a new password by email, then sign in with it.`,
};

/** Who is coming. */
export const overview = {
  title: 'Who’s coming',
  unreadable: (number: number, keys: string): string =>
    `${count(number, 'document isn’t', 'documents aren’t')} counted because some fields are invalid. Correct them in the Firebase console: ${keys}.`,
  peopleADay: 'People each day',
  replies: (number: number): string => `${replies(number)}.`,
  notAskedDays: (days: string): string => `The form doesn’t ask about ${days}.`,
  notAsked: 'not asked',
  invited: 'Invited',
  /** @param number how many people are on the list */
  inAll: (number: number, children: number): string =>
    `Each day adds up to ${people(number)}${children > 0 ? `, ${count(children, 'child', 'children')} among them` : ''}.`,
  withdrawnYes: <Link>(link: (text: string) => Link, number: number): (Link | string)[] => [
    link(`${guestCount(number)} said yes, but the invitation was withdrawn.`),
    ' They still count. Create a new personal link for them, or delete the reply.',
  ],
  countedTwice: 'Possibly counted twice:',
  seeDuplicates: (number: number): string =>
    number === 1 ? 'See the possible duplicate' : `See ${format(number)} possible duplicates`,
  peopleOn: (weekday: string, number: number, answer: string): string =>
    `${weekday}: ${people(number)} ${answer}`,
  unanswered: 'Who hasn’t answered',
  allAnswered: 'Everyone invited has answered.',
  peopleInvited: <People>(
    strong: (text: string) => People,
    number: number,
    invitations: number,
  ): (People | string)[] => [
    strong(people(number)),
    ` on ${count(invitations, 'invitation', 'invitations')}`,
  ],
  copyNames: 'Copy names',
  namesCopied: 'Names copied.',
  remindOneByOne: 'Remind one by one',
  groupText:
    'A shared reminder has no personal links: whoever replies with the password counts as a new guest.',
  dietary: 'Dietary needs of those coming',
  newest: 'Newest replies',
  noReplies: 'No replies yet.',
  /** Beside the time of a reply. */
  isNew: 'New',
  /** Counts the replies since the last visit on this device. */
  newSince: (number: number): string => `${replies(number)} since you last looked.`,
  notChosen: 'not chosen yet',
  tooMany: 'too many',
  chosenFor: (chosen: number, number: number): string =>
    `${format(chosen)} chosen for ${people(number)}`,
  duplicates: 'Possible duplicates',
  possibly: (reason: string): string => `Possibly the same guest: ${reason}.`,
  sameName: 'the same name',
  namesTheOther: 'one names the other as their guest',
  amongTheOther: 'one is among the people of the other',
  oneLetterApart: 'names one letter apart',
  partOfName: 'one name is part of the other',
  /** The merge of several replies. */
  keep: 'Keep these answers',
  /** The merge of one reply with an open invitation. */
  use: 'Use for the invitation',
  merge: 'Merge',
  merged: 'Merged.',
  lost: 'These answers will be lost:',
  tooManyNames: (number: number, limit: number): string =>
    `Together they name ${number} people, and a reply has room for ${limit}. Open one of them, and remove those who are named twice or aren’t coming.`,
  notesTooLong: (limit: number): string =>
    `Together, their notes have more than ${format(limit)} letters. Shorten one of them, then merge.`,
  namesMissing: (day: string): string =>
    `One reply says by name who’s coming, the other doesn’t on ${day}. Open it and choose who’s coming, then merge.`,
  /** For two invitations of the same guest, who has not replied to both. */
  keepInvitation: 'Keep this invitation',
  linksStop: (number: number): string =>
    `${number === 1 ? 'This personal link' : 'These personal links'} will stop working:`,
  distinct: (number: number): string =>
    number === 2 ? 'Not the same person' : 'All different people',
  putAway: 'Suggestion dismissed.',
  openInvitation: (number: number): string => `open invitation for ${people(number)}`,
  hasInvitation: 'has an invitation',
  unknownPeople: 'How many people?',
  yesWithoutNumber: <Link>(link: (text: string) => Link, number: number): (Link | string)[] => [
    link(`${count(number, 'reply says', 'replies say')} yes without a number.`),
    ' Without a number, we count everyone on the invitation. A reply without an invitation counts as one person, or two if it names a guest.',
  ],
  perhaps: (number: number): string => `Looks like ${number}`,
  perhapsOf: (name: string, number: number): string =>
    `${name}: looks like ${number}, use this number`,
  savedPeople: (number: number): string => `Saved: ${people(number)}.`,
  exports: 'Export and print',
  csv: 'Download CSV',
  peopleCsv: 'Download CSV by person',
  print: 'Print list',
  backup: 'Backup',
  saveTheDate: (date: string): string =>
    `Guests see a save-the-date until replies open on ${date}.`,
  afterwards: 'The celebration is over: guests see your thanks, and can no longer reply.',
  album: 'Album',
  albumCode: 'QR code of the shared album',
};

/** The list of the guests. */
export const guests = {
  title: 'Guests',
  /** Beside the name of a guest with unsaved changes. */
  draft: 'Draft',
  add: 'Add a guest',
  import: 'Import',
  printCards: 'Print cards',
  correct: 'Correct the answer',
  corrected: (name: string): string => `Saved: ${name}`,
  everything: 'Everything about this guest',
  select: 'Select',
  someOf: (number: number, total: number): string => `${format(number)} of ${guestCount(total)}`,
  answer: 'Answer',
  anyAnswer: 'Any answer',
  question: 'Question',
  allQuestions: 'All questions',
  answered: 'answered',
  noAnswer: 'no answer',
  incomplete: 'incomplete',
  tooMany: 'too many',
  sort: 'Sort',
  byName: 'By name',
  sorted: { newest: 'Newest first', people: 'Most people' },
  noInvitation: 'Without invitation',
  withdrawnYes: 'Coming, but withdrawn',
  unknownPeople: 'Number unknown',
  replied: 'Replied',
  anyTime: 'Any time',
  since: { hour: 'Last hour', day: 'Last day', week: 'Last week' },
  tag: 'Tag',
  anyTag: 'Any tag',
  table: 'Table',
  anyTable: 'Any table',
  noted: 'Hosts’ notes',
  anyNotes: 'Any notes',
  /** Filters by what hosts noted about a guest. */
  notedLabels: {
    noContact: 'No phone or email',
    noTable: 'No table',
    cardPrinted: 'Card printed',
    cardNotPrinted: 'Card not printed',
    reminded: 'Reminded',
    notReminded: 'Not reminded',
    thanked: 'Thanked',
    notThanked: 'Not thanked',
  },
  saveFilters: 'Save these filters',
  saveAs: 'Save',
  filterName: 'Name of these filters',
  forgetFilters: (name: string): string => `Forget “${name}”`,
  clearFilters: 'Clear filters',
  selectedGuests: 'Selected guests',
  selected: (number: number): string => `${guestCount(number)} selected`,
  selectAll: (number: number): string => `Select all ${format(number)}`,
  selectNone: 'Select none',
  note: 'Table, tags...',
  delete: 'Delete...',
  print: (number: number): string => `Print ${cardCount(number)}`,
  done: 'Done',
  deleteSelected: 'Delete the selected guests',
  askToDelete: <Question>(
    strong: (text: string) => Question,
    number: number,
    links: number,
  ): (Question | string)[] => [
    strong(`Delete ${guestCount(number)}?`),
    ' They’re saved to a file on this device first, and the page Backup can restore them from it.',
    links > 0 ? ` ${count(links, 'personal link', 'personal links')} will stop working.` : '',
  ],
  saveAndDelete: 'Save the file and delete',
  keep: 'Keep them',
};

/** One guest. */
export const guest = {
  notOnTheList: 'This guest isn’t on the list',
  deletedOrWithdrawn: 'The reply was deleted, or the invitation was withdrawn.',
  allGuests: 'All guests',
  isGone:
    'Someone else deleted this guest while you were typing. Save to bring the guest back with what you typed, or discard it.',
  savedAt: (time: string): string => `Saved ${time}`,
  saved: 'Saved',
  isSaved: 'Saved.',
  checkMarked: 'Not saved yet. Please check what’s marked above.',
  hasNotAnswered: 'Has not answered',
  /** @param days each with its number of people */
  arrived: (days: string): string => `arrived on ${days}`,
  reply: 'Reply',
  replyIfKnown: 'Reply (leave blank what you don’t know)',
  deleteReply: 'Delete this reply',
  replyDeleted: 'The reply was deleted.',
  personalInvitation: 'Personal invitation',
  invitation: 'Invitation',
  withdraw: 'Withdraw the invitation',
  withdrawn: 'The invitation was withdrawn.',
  noPersonalLink:
    'This reply has no personal link. A personal link opens it on any device. From then on, only that link can change it.',
  createLink: 'Create a personal link',
  noAddresses:
    'This page can’t show the personal link because the addresses of the sites aren’t set. Ask whoever runs this site to set WEEKEND_ADDRESS and SATURDAY_ADDRESS (docs/deploy.md, step 3).',
  copyLink: 'Copy link',
  copied: 'Copied.',
  qrCode: 'QR code',
  qrCodeOf: 'QR code of the personal link',
  nameOnCard: 'Name(s) on the card',
  invitedTo: 'Invited to',
  members: 'Names of the people, one per line',
  children: 'Children',
  /** @param answers each as `yesTo`, `peopleOn` or `comes` */
  replySays: (answers: string): string => `Their reply says ${answers}`,
  yesTo: (weekday: string): string => `yes to ${weekday}`,
  peopleOn: (number: number, weekday: string): string => `${people(number)} on ${weekday}`,
  comes: (name: string): string => `${name} is coming`,
  choose: 'Choose what to do',
  excess: { match: 'Change the reply to match', leave: 'Leave the reply as it is' },
  noAnswer: 'No answer',
  howMany: (day: string): string => `${day}: how many people`,
  otherNotes: 'Other notes (not on the guest’s form)',
  quoted: (value: string): string => `“${value}”`,
  nothing: 'nothing',
  saving: 'Saving...',
  save: {
    reply: 'Save reply',
    invitation: 'Save invitation',
    guest: 'Save guest',
    notes: 'Save notes',
    news: 'Publish',
    tables: 'Save tables',
  },
  /** Saves everything that is typed on a page. */
  saveAll: 'Save changes',
  discard: 'Discard changes',
  changedElsewhere: {
    reply: 'Someone else changed this reply while you were typing. It now says:',
    invitation: 'Someone else changed this invitation while you were typing. It now says:',
    notes: 'Someone else changed these notes while you were typing. They now say:',
    tables: 'Someone else changed the tables while you were typing. They now say:',
  },
  deletedElsewhere: {
    reply: 'Someone else deleted this reply while you were typing.',
    invitation: 'Someone else deleted this invitation while you were typing.',
    notes: 'Someone else deleted these notes while you were typing.',
    tables: 'Someone else deleted the tables while you were typing.',
  },
  saveMine: 'Save mine',
  keepTheirs: 'Keep theirs',
  bringBack: 'Bring it back',
  leaveDeleted: 'Leave it deleted',
  notSaved: (message: string): string =>
    `What you typed on the previous page wasn’t saved, but it’s still there. ${message}`,
  add: 'Add a guest',
  /** @param values e.g. `Carl Okoye · 2 people` */
  readAs: (values: string): string => `Read as: ${values}`,
  keepTyped: 'Keep what I typed',
  namesakes: 'This name is on the list already:',
  namesakeAsked:
    'A guest of this name is on the list already: see the link below the name. To add another guest of this name, save again.',
  added: (name: string): string => `${name} was added.`,
  exists:
    'This guest was already saved with different answers, so nothing was changed. Find the guest in the list, and change the answers there.',
  /** Replaces a missing name. */
  unnamed: 'Guest',
};

/** What only hosts know about a guest. */
export const notes = {
  title: 'For hosts only',
  onlyHosts: 'Guests never see this.',
  fields: {
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    table: 'Table',
    seats: 'Tables for individuals, one per line',
    tags: 'Tags, one per line',
    note: 'Note',
    remindedAt: 'Reminder opened',
    remindedBy: 'Reminder opened with',
    cardPrintedAt: 'Card printed',
    thankedAt: 'Thanked',
    thankedBy: 'Thanked with',
    sentNews: 'News opened',
  },
  channels: {
    whatsapp: 'WhatsApp',
    sms: 'text message',
    email: 'email',
    share: 'the share menu',
    copy: 'copying',
  },
  tooManyTags: (limit: number): string => `Please keep this to ${limit} tags`,
  /** What to note about many guests at once. */
  noteWhat: 'What to note',
  many: {
    table: 'Table',
    addTag: 'Add a tag',
    removeTag: 'Remove a tag',
    cardPrinted: 'Card printed',
    cardNotPrinted: 'Card not printed',
    thanked: 'Thanked',
    notThanked: 'Not thanked',
  },
  newTable: 'Table (blank for none)',
  tag: 'Tag',
  seatedElsewhere: (number: number): string =>
    `${count(number, 'guest already has', 'guests already have')} another table.`,
  seatedApart: (names: string): string => `People seated separately keep their table: ${names}.`,
  noteOf: (number: number): string => `Change ${guestCount(number)}`,
  seatExample: (name: string): string => `${name} = 8`,
  seatFormat: (name: string): string =>
    `Please write a name, “ = ” and a table in each line, such as ${name || 'Ana'} = 8`,
  noEquals: 'The name of a table can’t have “=”',
  noSuchPerson: (name: string, names: string): string =>
    names
      ? `Nobody in this party is called “${name}”. The names are: ${names}`
      : `Nobody in this party is called “${name}”. This party has no names`,
};

/** News for guests. */
export const guestNews = {
  title: 'News',
  intro:
    'Guests see news on their thank-you page, above the schedule. News written after they replied is marked as new the first time.',
  write: 'Write news',
  forWhom: 'Who sees it',
  guests: { saturday: 'Everyone', weekend: 'Only guests invited to all days' },
  text: 'Text',
  textIn: (language: string): string => `Text in ${language}`,
  textRequired: 'Please write something',
  isPublished: 'Published.',
  published: 'What guests see',
  none: 'No news yet.',
  remove: (text: string): string => `Remove: ${text}`,
  removed: 'Removed.',
  send: 'Send one by one',
  gone: 'This news was removed, so there’s nothing to send.',
};

/** Reminders one by one. */
export const reminders = {
  title: 'Remind one by one',
  summary: (waiting: number, paused: number): string =>
    `${guestCount(waiting)} to remind, ${format(paused)} reminded in the last 24 hours.`,
  offline: 'You’re offline, so you can’t see whom other hosts remind, and nothing is recorded.',
  done: 'Nobody is left to remind today.',
  countryCode: 'Country code for phone numbers without one, such as +351',
  badCode: 'That’s not a country code',
  notANumber: (text: string): string => `“${text}” can’t be a phone number.`,
  needsCode: (text: string): string => `${text} has no country code: enter it above.`,
  noContact: 'There’s no phone number or email yet.',
  toGuest: 'Open this guest',
  channels: { whatsapp: 'WhatsApp', sms: 'Text message', email: 'Email' },
  copy: 'Copy',
  next: 'Next guest',
  leftList:
    'No longer on this list: the reply has just changed, or another host has removed the guest.',
  opened: (name: string, opened: string): string => `${name}: ${opened}`,
  /** @param opened e.g. `WhatsApp, Aug 3, 6:30 PM` */
  last: (opened: string): string => `Last reminder opened: ${opened}`,
  already: (opened: string): string =>
    `A reminder was already opened: ${opened}. Only the other app knows if it was sent.`,
  again: 'Remind again',
  paused: 'Reminded in the last 24 hours',
  unreachable: 'Without phone or email',
  sameTime: (name: string, opened: string): string =>
    `Another host opened a reminder for ${name} at the same moment (${opened}). Don’t send yours too.`,
  notRecorded: (name: string, reason: string): string =>
    `The reminder for ${name} wasn’t recorded, so other hosts don’t see it. ${reason}`,
  tryAgain: 'Try again',
};

/** Thanks one by one: where they differ from reminders. */
export const thanks = {
  title: 'Thank one by one',
  summary: (waiting: number, thanked: number): string =>
    `${guestCount(waiting)} to thank, ${format(thanked)} thanked.`,
  offline: 'You’re offline, so you can’t see whom other hosts thank, and nothing is recorded.',
  done: 'Everyone who came has been thanked.',
  last: (opened: string): string => `Last thanks opened: ${opened}`,
  already: (opened: string): string => `This guest was thanked: ${opened}.`,
  again: 'Thank again',
  paused: 'Thanked',
  sameTime: (name: string, opened: string): string =>
    `Another host thanked ${name} at the same moment (${opened}). Don’t send yours too.`,
  notRecorded: (name: string, reason: string): string =>
    `The thanks for ${name} weren’t recorded, so other hosts don’t see them. ${reason}`,
};

/** News one by one: where they differ from reminders. */
export const sendNews = {
  title: 'Send news one by one',
  summary: (waiting: number, opened: number): string =>
    `${guestCount(waiting)} left, opened for ${format(opened)}.`,
  offline: 'You’re offline, so you can’t see whom other hosts write to, and nothing is recorded.',
  done: 'Nobody is left to send it to.',
  last: (opened: string): string => `Last opened: ${opened}`,
  already: (opened: string): string =>
    `This news was already opened for this guest: ${opened}. Only the other app knows if it was sent.`,
  again: 'Send again',
  paused: 'Already opened',
  sameTime: (name: string, opened: string): string =>
    `Another host opened this news for ${name} at the same moment (${opened}). You don’t need to send it again.`,
  notRecorded: (name: string, reason: string): string =>
    `Other hosts can’t see that you opened this news for ${name}, because it wasn’t recorded. ${reason}`,
};

/** Leads to the pages that have no tab. */
export const more = {
  title: 'More',
  write: 'Write to guests',
  print: 'Seat and print',
  data: 'List and hosts',
  cards: 'Invitation cards',
  list: 'Guest list to print',
  hosts: 'Manage hosts',
};

/** The columns of tables. An import reads every language, see its `headings.ts`. */
export const columns = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  /** A title, a middle name or a suffix. */
  namePart: 'Other part of the name',
  party: 'Household',
  adults: 'Adults',
  companions: 'Companions',
  children: 'Children',
  days: 'Invited to',
  people: 'People',
  members: 'People’s names',
  language: 'Language',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  table: 'Table',
  seats: 'Tables for individuals',
  tags: 'Tags',
  note: 'Note',
  id: 'id',
  lastReply: 'Last reply',
  problem: 'Problem',
  person: 'Person',
  child: 'Child',
  yes: 'yes',
  no: 'no',
  /** Marks a child in a list. An import knows the mark in every language. */
  asChild: (name: string): string => `${name} (child)`,
  notListed: 'no longer on the list',
  peopleOn: (weekday: string): string => `${weekday}: people`,
  dietaryOn: (weekday: string): string => `${weekday}: dietary needs`,
  arrivedOn: (weekday: string): string => `${weekday}: arrived`,
};

/** The guest list from a spreadsheet. Its headings stay English in every language. */
export const imports = {
  title: 'Import guests',
  howTo:
    'Paste your guest list as it is, or choose a file: a table, names one below the other, or contacts. Nothing is saved until you’ve seen a preview.',
  listCanSay: 'What the list can say',
  /**
   * @param languages tags of the sites, e.g. `pt-PT`; none if the sites have one language
   * @param days what an invitation can be for; none if all guests are invited to the same days
   * @param isNamed whether invitations may name people
   */
  understood: <Heading>(
    b: (text: string) => Heading,
    languages: readonly string[],
    days: readonly string[],
    isNamed = false,
  ): (Heading | string)[] => [
    'Headings in eight languages are understood, and so are “Ana +1” and “The Okafors (4)”. ',
    ...(isNamed
      ? [
          'A column ',
          b(columns.members),
          ' can list the people of an invitation (Ana; Rui; Tom (child)). ',
        ]
      : []),
    ...(days.length > 0
      ? [
          'A column ',
          b(columns.days),
          ` can say what each guest is invited to (${days.join(' or ')}). `,
        ]
      : []),
    ...(languages.length > 0
      ? [b(columns.language), ` sets the language of an invitation (${languages.join(' or ')}). `]
      : []),
    'Phone, email, address, table, tags and note are only for hosts. ',
    'Importing the list again updates guests by name, and they keep their links.',
  ],
  list: 'Guest list',
  example: (days: readonly string[]): string =>
    exampleList('Margarida & João', 'The Okafor family', days),
  preview: 'Preview',
  file: 'Or choose a file',
  progressLabel: 'Guests done',
  progress: (done: number, total: number): string =>
    `${format(done)} of ${format(total)} guests done. Please keep this page open.`,
  summary: (added: number, changed: number, unchanged: number, mistakes: number): string =>
    `${format(added)} new, ${format(changed)} changed, ${format(unchanged)} unchanged, ${count(mistakes, 'mistake', 'mistakes')}.`,
  unused: (number: number, columns: string): string =>
    `Not imported: ${number === 1 ? 'the column' : 'the columns'} ${columns}.`,
  /** For guests in an exported table. */
  uninvited: (number: number): string =>
    `Not imported: ${guestCount(number)} without a personal invitation. Change their tables and notes on the page “Guests”.`,
  import: (number: number): string => `Import ${guestCount(number)}`,
  nothingYet: 'There’s nothing to import yet.',
  nothingNew: 'There’s nothing to import: the page already matches this list.',
  mistakes: 'Mistakes',
  mistakesNote:
    'These rows will be left out. Correct them above and preview the list again, or import it again later: the other guests keep their links.',
  changed: 'Changed',
  changedNote: 'Untick what should stay as it is.',
  excess: (number: number): string =>
    number === 1
      ? 'One reply no longer fits its invitation'
      : `${format(number)} replies no longer fit their invitations`,
  excessOptions: {
    match: 'Change these replies to match',
    leave: 'Leave these replies as they are',
  },
  tickAll: 'Select all',
  untickAll: 'Clear all',
  insteadOf: <Value>(
    strong: (text: string) => Value,
    value: string,
    stored: string,
  ): (Value | string)[] => [strong(value), ` instead of ${stored}`],
  new: 'New',
  unchanged: 'Unchanged',
  absent: 'On the page, but not in this list',
  absentNote:
    'They stay as they are. To change a name, change it on the guest’s page, so that the link stays.',
  columns: 'How the columns are read',
  leaveOut: 'Leave out',
  invitedTo: 'Where the list doesn’t say it, new guests are invited to:',
  people: 'Where the list doesn’t say it, each new invitation is for:',
  chooseDays: 'Choose the days',
  chooseNumber: 'Choose a number',
  waiting: (number: number): string =>
    `${guestCount(number)} can’t be imported until you answer this.`,
  /** Several sheets of a workbook. */
  sheet: 'Sheet',
  firstGuests: 'The first guests, as they will be',
  /** @param names a few, to check their accents */
  guessed: (names: string): string =>
    `The file doesn’t say how its accents are stored. Are these names right? ${names}`,
  replies: (number: number, columns: string): string =>
    `Not imported, because guests answered these to another service: ${number === 1 ? 'the column' : 'the columns'} ${columns}.`,
  /** @param rows e.g. `row 9 (Total 4)` */
  skipped: (rows: string): string => `Not guests, so left out: ${rows}.`,
  skippedRow: (row: number, text: string): string => `row ${format(row)} (${text})`,
  whatDays: (word: string): string => `“${word}” means:`,
  namesakes: (names: string): string =>
    `More than one guest is called ${names}. Because the list tells them apart, each gets an invitation.`,
  /** @param country e.g. `Portugal` */
  phoneCountry: (number: number, country: string): string =>
    `${count(number, 'phone number doesn’t', 'phone numbers don’t')} say the country: ${number === 1 ? 'it’s' : 'they’re'} read as from ${country}.`,
  samples: (cells: string): string => `E.g. ${cells}`,
  unknownYet: 'number of people not known yet',
  undo: 'Undo this import',
  undone: (number: number): string => `Import undone: ${guestCount(number)}`,
  undoRefused: (number: number): string =>
    `${guestCount(number)} can’t be undone, because ${number === 1 ? 'this guest has' : 'these guests have'} changed since.`,
  template: (format: string): string => `Template (${format})`,
  /** The name of the file. */
  templateFile: 'guest-list',
  withheld: 'Left out of these rows',
  withheldNote:
    'The guests are imported without it. Correct it above, or later on the guest’s page.',
  absentList: 'Not in this list',
  row: (row: number): string => `Row ${row}`,
  someDone: (written: number, total: number): string =>
    `${format(written)} of ${format(total)} guests imported`,
  done: (written: number): string => `Imported ${guestCount(written)}`,
  see: 'See the import',
  notImported: 'Not imported',
  printNew: (number: number): string =>
    `Print cards for ${count(number, 'new guest', 'new guests')}`,
  edit: 'Edit this list',
  another: 'Import another list',
  notLive:
    'The guest list on this device may be out of date, so guests could be added twice. Wait until the line at the top says “Live”, then preview again.',
  changedLater:
    'Someone else changed this guest after the preview, so nothing was changed. Preview the list again to see it.',
  addedLater:
    'Someone else added a guest with this name after the preview, so nothing was changed. Preview the list again to see it.',
};

/** What is wrong with a list to import, in whole sentences. */
export const importFaults = {
  workbook:
    'This file can’t be read here. In your spreadsheet, save or download the list as Excel (.xlsx) or CSV, then choose that file.',
  oldWorkbook:
    'This is an old Excel file (.xls). Open it in your spreadsheet, save it as Excel (.xlsx) or CSV, then choose that file.',
  document: 'This is a document, not a table. Open it, copy the guests and paste them above.',
  contacts:
    'These contacts can’t be read. Export them again as vCard or CSV, then choose that file.',
  noText:
    'This file isn’t text in UTF-8 or UTF-16, so accents would be lost. In your spreadsheet, save the list as “CSV UTF-8”, then choose that file.',
  tooLarge:
    'This list is too long to read at once. Import it in several parts, each with the headings.',
  empty: 'The list is empty. Paste it with its headings, or choose a file.',
  tooLong: (limit: number): string =>
    `The list goes on, but one import takes ${guestCount(limit)}. Import the rest as another list with the same headings.`,
  noGuests: 'There are no guests. Add one in each row.',
  openQuote:
    'A cell begins with a quotation mark (") and never ends. Add the mark at its end, or delete the one at its start.',
  tooManyCells: (cells: number, headings: number): string =>
    `It has ${cells} cells, but there are ${headings} headings. Put quotation marks around a cell that contains a comma.`,
  noNames: 'No column has the names. Choose below which one it is.',
  noEmail: (text: string): string => `“${text}” can’t be an email address.`,
  /** @param column the heading in the list; @param sentence what is wrong */
  inColumn: (column: string, sentence: string): string => `Column “${column}”: ${sentence}`,
  /** @param message without its full stop; @param cell empty without a value */
  cell: (message: string, cell: string): string =>
    `${message}. ${cell ? `The cell says “${cell}”.` : 'The cell is empty.'}`,
  unknownDays: (names: readonly string[]): string => `Write ${names.join(' or ')}`,
  unknownId: 'No invitation has this id. Correct it, or leave the cell empty',
  /** @param tags e.g. `pt-PT` */
  unknownLanguage: (tags: readonly string[]): string =>
    `Write ${tags.join(' or ')}, or leave the cell empty`,
  sameName: (row: number): string =>
    `Row ${row} has the same name. Add what tells them apart, such as a last name, or delete one of them.`,
  sameId: (row: number): string =>
    `Row ${row} has the same id. Leave the cell empty for a new guest.`,
  severalGuests: (number: number): string =>
    `${number} guests on the page have this name. Give one of them another name there, or add a column “id” with the id in the personal link.`,
};

/** The cards to print. Texts on a card are for guests, so they are not here. */
export const cards = {
  title: 'Cards',
  print: (number: number): string => `Print ${cardCount(number)}`,
  printSome: (number: number, total: number): string =>
    `Print ${format(number)} of ${cardCount(total)}`,
  missing: (number: number): string =>
    `${count(number, 'chosen guest is', 'chosen guests are')} not on the list, so ${number === 1 ? 'this card is' : 'these cards are'} missing. Just after an import, wait a moment: the cards appear as the new guests arrive on this device.`,
  groups: {
    all: 'Everyone invited',
    unanswered: 'Not replied yet',
    chosen: 'Chosen guests',
    place: 'Place cards',
  },
  paper: 'Paper',
  papers: { A4: 'A4', letter: 'Letter' },
  part: 'Part',
  fromTo: (first: number, last: number): string => `${first} to ${last}`,
  noCards: 'There are no cards for these guests. Only guests with an invitation have one.',
  howTo: (number: number, sheets: number): string =>
    `${cardCount(number)} on ${count(sheets, 'sheet', 'sheets')}. Print at 100%, with background graphics, then cut along the lines. Scan one card before you print the rest.`,
  howToFold: (number: number, sheets: number): string =>
    `${cardCount(number)} on ${count(sheets, 'sheet', 'sheets')}, in the order of the tables. Print at 100%, cut along the lines, then fold each card in the middle.`,
};

/** Who sits where. */
export const tables = {
  title: 'Tables',
  /** A table that is called by a number. */
  table: (number: string): string => `Table ${number}`,
  summary: (seated: number, tableCount: number, others: number): string =>
    `${people(seated)} at ${count(tableCount, 'table', 'tables')}, ${format(others)} without a table.`,
  without: 'Without a table',
  notComing: 'With a table, but not coming (yet)',
  /** @param isNumber whether the table is called by a number */
  seatedAt: (number: number, table: string, isNumber: boolean): string =>
    `${guestCount(number)} ${number === 1 ? 'is' : 'are'} at ${isNumber ? `table ${table}` : table}.`,
  seatedNowhere: (number: number): string =>
    `${guestCount(number)} ${number === 1 ? 'has' : 'have'} no table now.`,
  howTo: 'Choose a table, then tap the parties or people who sit there.',
  yourTables: 'Your tables',
  perLine: 'One table per line, with its seats if you know them',
  example: '1 = 8\n2 = 8\nHead table = 12',
  lineFormat: (limit: number): string =>
    `Please write a table in each line, with “ = ” and its seats if you know them, such as 1 = 8. A table has at most ${limit} letters`,
  twice: (table: string): string => `“${table}” is in two lines`,
  seatAt: 'Seat people at',
  /** @param number below zero if too many people sit at the table */
  seatsLeft: (number: number): string => {
    if (number === 0) return 'full';
    return number > 0 ? `${count(number, 'seat', 'seats')} left` : `${format(-number)} too many`;
  },
  seat: (number: number): string => `Seat ${people(number)}`,
  unseat: (number: number): string => `Take ${people(number)} off their table`,
  /** @param names each with its table */
  moves: (names: string): string => `From another table: ${names}`,
  oneByOne: 'One by one',
  openGuest: (name: string): string => `Open ${name}`,
  placeCards: 'Place cards',
  publish: 'Publish tables',
  /** @param number how many guests see another table than the noted one */
  outOfDate: (number: number): string =>
    number === 0
      ? 'All tables are published as noted here.'
      : `${count(number, 'guest’s table isn’t', 'guests’ tables aren’t')} published as noted here.`,
  nothingToPublish:
    'Nobody has a table yet, so there’s nothing to publish. Seat your guests first.',
  shownFrom: (date: string): string =>
    `Guests see their published table from ${date} on, below their reply.`,
};

/** The list for paper. */
export const print = {
  title: 'Guest list',
  print: 'Print',
  notPrinted:
    'This browser can’t print. Open this page in another one, such as Safari, Chrome or Firefox.',
  totalAt: (table: string): string => `${table}: total`,
  who: 'Who',
  everybody: 'Everybody, all days',
  comingOn: (weekday: string): string => `Coming on ${weekday}`,
  caterer: (weekday: string): string => `For the caterer: ${weekday}`,
  printed: (time: string): string => `Printed ${time}`,
  ticked: 'Checked off',
  notes: 'Notes',
  nobody: 'Nobody yet.',
  legend: '✓ coming, and how many · ✕ not coming · ? not answered · – not invited',
};

/** Saves everything as one file, and restores it. */
export const backup = {
  title: 'Backup',
  download: 'Download everything',
  oneFile: (documents: string): string =>
    `One file with ${documents}. It has everybody’s personal link, so keep it private.`,
  notLive: (time: string): string => `You’re offline. The file has the list as of ${time}.`,
  unreadable: (number: number): string =>
    `${count(number, 'document isn’t', 'documents aren’t')} in the file because some fields are invalid. The overview lists them.`,
  restore: 'Restore from a file',
  restoreText:
    'Choose a file that this page has saved: a backup, or deleted guests. You’ll see what would change before anything does.',
  file: 'Backup file',
  reading: 'Reading the file...',
  notOpened: 'This file couldn’t be opened. Choose it again.',
  fileOf: (time: string): string => `A file from ${time}.`,
  summary: (added: number, changed: number, unchanged: number, onlyHere: number): string =>
    `Since this backup: ${format(added)} deleted, ${format(changed)} changed, ${format(unchanged)} unchanged, ${format(onlyHere)} added.`,
  newsLeftOut: 'News is left out unless you tick it below.',
  /** Describes a file that has only deleted guests. */
  deletedFrom: (time: string): string => `A file of deleted guests, from ${time}.`,
  deletedSummary: (added: number, changed: number, unchanged: number): string =>
    `Since this file: ${format(added)} deleted, ${format(changed)} changed, ${format(unchanged)} unchanged. All other guests stay as they are.`,
  faulty: (number: number): string =>
    `${count(number, 'document of this file', 'documents of this file')} can’t be restored:`,
  gone: 'Deleted since',
  goneNote: 'Untick what should stay deleted.',
  changed: 'Changed since: choose what to revert',
  changedNote: 'They’re newer than the file. Any you don’t select stay as they are.',
  all: (number: number): string => `All ${format(number)}`,
  same: 'Unchanged',
  onlyHere: 'Not in this file (stays)',
  difference: (label: string, now: string, inFile: string): string =>
    `${label} ${now} now, ${inFile} in the file`,
  timeNote: 'Restored replies get the time of the restore, because the server sets it.',
  restoreAll: (documents: string): string => `Restore ${documents}`,
  nothingChosen: 'Choose what to restore or revert.',
  nothingToRestore: 'Nothing to restore: the list has everything in this file.',
  notABackup:
    'This file isn’t a backup of a guest list. Choose a file that this page has downloaded.',
  cutShort: 'This backup isn’t complete: it was cut short or changed. Choose another copy of it.',
  tooLarge: 'This file is too large to be a backup of a guest list.',
  newer: 'This backup was made by a newer version of this page. Reload the page, then try again.',
  otherDays: (days: string): string =>
    `This backup has answers for days that this celebration doesn’t have: ${days}. Choose a backup of this celebration.`,
  badPath: 'Firestore can’t have a document with this name.',
  twice: 'It’s in the file twice.',
  otherGuests: 'It belongs to other guests.',
  withoutInvitation: 'Its invitation can’t be restored.',
  withoutGuest: 'Its guest isn’t in the file, or can’t be restored.',
  unknownFields: (names: string): string => `It has unknown fields: ${names}.`,
};

/** At the door. */
export const door = {
  title: 'At the door',
  add: 'Add someone',
  guestsOn: (weekday: string): string => `Guests on ${weekday}`,
  nobodyExpected: 'Nobody is expected on this day. A search finds all guests.',
  /** @param numbers one of them is right */
  changed: <Name>(name: Name, numbers: readonly number[]): (Name | string)[] => [
    name,
    `: ${anyOf(numbers)} arrived. `,
  ],
  arrivedOf: <Number>(
    strong: (text: string) => Number,
    least: number,
    most: number,
    expected: number,
  ): (Number | string)[] => [
    strong(range(least, most)),
    ` of ${people(expected)} ${most === 1 || expected === 1 ? 'has' : 'have'} arrived`,
  ],
  /** The counts of two phones that did not know of each other. @param counts e.g. `2 and 2` */
  counted: (counts: string): string => `Counted: ${counts}`,
  together: (number: number): string => `Together ${number}`,
  peopleHere: (number: number): string => `${number} arrived`,
  seeSeparate: (number: number): string =>
    `See ${count(number, 'guest who was', 'guests who were')} counted separately`,
  mark: 'Mark as arrived',
  markGuest: (name: string): string => `${name}: mark as arrived`,
  oneFewer: 'One fewer',
  oneMore: 'One more',
  deletedGuest: 'A guest who was deleted',
  noLongerListed: <Name>(
    name: Name,
    hasName: boolean,
    arrived: readonly number[],
    weekday: string,
  ): (Name | string)[] => [
    name,
    `${hasName ? ' is no longer on the list' : ' (the name wasn’t kept)'}: ${anyOf(arrived)} arrived on ${weekday}`,
  ],
  addToList: 'Add to the list',
  peopleArrived: (weekday: string): string => `People who arrived on ${weekday}`,
  addAndMark: 'Add and mark as arrived',
  changedElsewhere:
    'Another host just changed this guest, so nothing was saved. Go back to the list to see the change.',
  notAdded: (name: string, message: string): string => `${name} wasn’t added. ${message}`,
  arrived: (name: string, number: number): string => `${name}: ${number} arrived.`,
  notHere: (number: number): string => `Not here yet (${format(number)})`,
  everybody: 'Show everybody',
  allHere: 'Everybody who said yes is here.',
  call: 'Call',
  write: 'Write',
  scan: 'Scan a code',
  endScan: 'Stop scanning',
  scanning: 'Hold a card, or a guest’s phone, in front of the camera.',
  cameraRefused:
    'The camera can’t be used. Allow it for this page in the browser’s settings, close other apps that use it, then scan again.',
  alreadyHere: (name: string, number: number): string =>
    `${name} ${number === 1 ? 'is' : 'are'} already here: ${format(number)} arrived.`,
  notListed: 'The guest of this code is no longer on the list. Search by name.',
  otherCelebration: 'This code belongs to another celebration.',
  noGuestCode: 'This isn’t a guest’s code.',
};

/** Who may open the guest list. */
export const hosts = {
  title: 'Hosts',
  sample: 'This is a sample without accounts, so there are no hosts to add.',
  seeAll: 'Hosts see and change the whole guest list.',
  helpers:
    'Helpers at the door see who is invited, mark arrivals, and add people who aren’t on the list. They can’t change or delete guests, or see your notes. With some skill, they could still read personal links.',
  owner: 'Whoever set up this site is always a host, and isn’t listed here.',
  youAreOwner: (email: string): string =>
    `You set up this site, so you (${email}) are always a host, and aren’t listed here.`,
  whoCanOpen: 'Who can open the list',
  nobodyElse: 'Nobody else yet.',
  you: '(you)',
  /** @param email `null` for the host who looks at it; @param time empty if it is not known */
  addedBy: (email: string | null, time: string): string =>
    `Added by ${email ?? 'you'}${time && `, ${time}`}`,
  removeHost: (email: string): string => `Remove ${email}`,
  add: 'Add a host',
  addButton: 'Add host',
  adding: 'Adding...',
  role: 'What they may do',
  roles: { host: 'Everything, as a host', door: 'Only help at the door' },
  helper: 'Helper at the door',
  makeHelper: 'Make helper',
  makeHost: 'Make host',
  isNow: (email: string, isHelper: boolean): string =>
    `${email} is ${isHelper ? 'a helper at the door' : 'a host'} now.`,
  tellThem: 'Tell them how to sign in:',
  /** A message that tells a new host how to sign in. */
  steps: (email: string, address: string): string =>
    `You can open our guest list now. Go to ${address}, enter ${email} and press “${signIn.sendLink}”. Follow the link in the email, then sign in.`,
  removeMyself: 'Remove myself',
  stay: 'Stay a host',
  onlyOthersAdd: 'You’ll be signed out, and only another host can add you again.',
  emailRequired: 'Please enter an email address',
  alreadyHost: (email: string): string => `${email} can already open the list`,
  removed: (email: string): string => `${email} can no longer open the list.`,
  copied: 'Copied.',
};

const documents = {
  rsvps: replies,
  invitations: (number: number) => count(number, 'invitation', 'invitations'),
  arrivals: (number: number) => count(number, 'arrival', 'arrivals'),
  distinct: (number: number) => count(number, 'dismissed duplicate', 'dismissed duplicates'),
  tables: (number: number) => count(number, 'published table', 'published tables'),
  news: (number: number) => count(number, 'news list', 'news lists'),
  guestNotes: (number: number) => `${guestCount(number)}${number === 1 ? '’s' : '’'} notes`,
};

/** @param doing e.g. `Deleting`; @param done e.g. `deleted` */
const task = (doing: string, done: string) => ({
  doing: `${doing}...`,
  progress: (number: number, total: number): string =>
    `${doing}... ${format(number)} of ${format(total)}`,
  all: (documents: string): string => `${documents} ${done}.`,
  some: (number: number, total: number): string => `${format(number)} of ${format(total)} ${done}.`,
  /** @param names some of the names; empty if none is known */
  not: (number: number, names: string): string =>
    `${format(number)} not ${done}${names && `: ${names}`}.`,
});

/** Many changes at once. */
export const tasks = {
  delete: task('Deleting', 'deleted'),
  restore: task('Restoring', 'restored'),
  note: task('Changing', 'changed'),
  undo: task('Undoing', 'undone'),
  documents,
  /** One document of each kind, in the singular. */
  kinds: {
    rsvps: 'reply',
    invitations: 'invitation',
    arrivals: 'arrival',
    distinct: 'dismissed duplicate',
    tables: 'published table',
    news: 'news',
    guestNotes: 'notes',
  },
  nothing: 'Nothing',
  more: (number: number): string => `${format(number)} more`,
  changed: 'Someone else changed or deleted them in the meantime.',
  nextFailed: (message: string): string => `The next ones failed: ${message}`,
  continue: 'Continue',
};

/** Messages of the backends. */
export const errors = {
  sample: 'Sample data: these guests are made up, and changes stay in this browser.',
  rehearsal: 'This is a rehearsal with the emulators’ guests.',
  noCopy:
    'Your browser is blocking storage for this site, so this device keeps no copy of the guest list: without a connection, at the door too, the page shows nothing after a reload. Allow site data in the browser’s settings to keep it.',
  unsent:
    'Some arrivals haven’t been sent yet, so you’re still signed in. Sign out again when you’re back online.',
  copyRemains:
    'You’re signed out, but the copy of the guest list on this device couldn’t be removed. Close all tabs of this page, then clear its site data in the browser’s settings.',
  waitingForOther: (email: string): string =>
    `This device keeps changes of ${email} that haven’t been sent or saved. Sign in with that address, or discard the changes first.`,
  unsaved: (names: string): string =>
    `Something you typed about ${names} isn’t saved yet, so nothing was changed. Save it or discard it first: look for “Draft” on the list.`,
  offline: 'You’re offline, so nothing was changed. Try again when you’re back online.',
  noEmail: 'That’s not an email address. Check it, then try again.',
  wrongPassword:
    'The email address or the password is wrong. Check both, or choose a new password by email.',
  disabled:
    'This account has been disabled. Whoever runs this site can enable it in the Firebase console.',
  busy: 'The server is busy right now. Please try again in a few minutes.',
  changed: 'This guest was changed at the same moment. Please try again.',
  broken: 'Something went wrong, so nothing was changed. Please try again in a moment.',
  stopped:
    'The guest list stopped updating, so this page will start again. What you typed is kept.',
  refused:
    'This account isn’t a host’s, so the server refused this. Another host can add it on the page “Hosts”.',
  unanswered:
    'The server didn’t answer in time, so this change may or may not have been saved. Check before you try again.',
  newsFull: (limit: number): string =>
    `There are already ${limit} news items for these guests. Remove one of them first.`,
  unreadable: {
    rsvps: 'This reply can’t be read, so nothing was changed. Correct it in the Firebase console.',
    invitations:
      'This invitation can’t be read, so nothing was changed. Correct it in the Firebase console.',
    arrivals:
      'This guest’s arrivals can’t be read, so nothing was changed. Correct them in the Firebase console.',
    news: 'The news can’t be read, so nothing was changed. Correct them in the Firebase console.',
    tables:
      'This guest’s published table can’t be read, so nothing was changed. Correct it in the Firebase console.',
    guestNotes:
      'The hosts’ notes on this guest can’t be read, so nothing was changed. Correct them in the Firebase console.',
  },
  nameMissing: 'This reply would have no name, so nothing was changed.',
  noNameToRestore:
    'This reply has no name, so Undo couldn’t bring it back, and nothing was changed. Enter a name first, or delete it in the Firebase console.',
  fieldsToRestore: (names: string): string =>
    `This reply has fields that were added in the Firebase console (${names}). Undo couldn’t bring them back, so nothing was changed. Delete those fields or the reply in the console.`,
};

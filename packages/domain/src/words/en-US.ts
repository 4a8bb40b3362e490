// American English: warm, with contractions, as one speaks to friends. Texts in part A of the specification are copied
// exactly. Each export is a part of the site, so that a script contains only the sentences that it shows.
import { listed, plural } from './plural';

export const language: string = 'en-US';

/** For dates and times. Only builds use these. */
export const dates = {
  /** `4:45pm` or `6pm`. */
  time: (hour: number, minute: number): string =>
    `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour < 12 ? 'am' : 'pm'}`,
  period: (from: string, to: string): string => `${from} to ${to}`,
  /** `end` is the hosts' own word, such as `close`. */
  openEnd: (from: string, end: string): string => `${from} to ${end}`,
  /** Words that reveal other days to guests of the Saturday: a number of days, in words or digits, and the weekend. */
  numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  numberOfDays: /\b(\d+|two|three|four|five|six|seven)[\s-]days?\b/gi,
  weekend: /\bweekend\b/i,
  /** Words between two names in a title or before a place, as in 'Ceremony and Dinner' or 'the park, then the bar'. */
  joins: ['and', 'then'] as readonly string[],
  /** Other forms of a weekday. */
  weekdayForms: (weekday: string): readonly string[] => [`${weekday}s`],
  /** Names that contain a weekday, but do not mean one. */
  notWeekdays: [] as readonly string[],
};

/** In the HTML, for browsers that do not run all scripts. */
export const html = {
  noScript: 'This invitation needs JavaScript. Please turn it on, then reload the page.',
  notLoaded:
    'Part of this page didn’t load. Check your connection, then reload it: what you typed has been kept.',
  oldBrowser:
    'This browser is too old for this invitation. Please update it, or open the page in another one.',
};

/** The gate, and messages that can replace any page. */
export const gate = {
  password: 'Password',
  placeholder: 'Found on your invite',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Continue',
  open: 'Open',
  required: 'Password is required',
  wrong: 'Incorrect password. Please try again.',
  lockedOut: 'Too many incorrect attempts. Please try again in 30 seconds.',
  spelling: 'It’s case-sensitive.',
  seconds: (count: number): string => `${count} s`,
  replyBy: (date: string): string => `Please reply by ${date}`,
  loading: 'Loading...',
  error: 'Something went wrong',
  notLoaded:
    'Part of this page didn’t load. Check your connection, then try again: what you typed has been kept.',
  tryAgain: 'Try again',
};

/** All pages behind the gate. */
export const page = {
  signInError: (message: string): string => `Error signing in: ${message}`,
  loadError: (message: string): string => `Error loading RSVP: ${message}`,
  withoutLink: 'Continue without the personal link',
  notFound: 'This address isn’t on the invitation',
  notFoundText: 'There’s nothing here, but the invitation’s just around the corner.',
  kept: (at: Date): string =>
    `This is your reply as of ${at.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).replace(/ (\d)/, '\u00a0$1')}.`,
  notChecked: 'We couldn’t reach the server to check for changes.',
  changed: 'Your reply was changed on another device. This is the latest.',
  toInvitation: 'Back to the invitation',
};

/** The practical page, and the link to it. */
export const details = { title: 'Good to know' };

/** Before replies open, and after the celebration. */
export const phases = {
  saveTheDate: (hosts: string): string => `Save\u00a0the\u00a0date: ${hosts}`,
  repliesOpen: (date: string): string => `You can reply from ${date}.`,
  thanks: 'Thank you!',
  wonderful: 'It was wonderful to celebrate with you.',
  album: 'See our shared album',
  /** In link previews at any time. Only builds read it. */
  preview: (hosts: string): string => `From ${hosts}, for their guests.`,
};

/** The fields of a reply, and what is wrong with their values. */
export const fields = {
  name: 'Name(s) on Invite',
  guest: 'Guest Name',
  dietaryRestrictions: 'Dietary Restrictions',
  nameRequired: 'Name is required',
  optionRequired: 'Please select an option',
  textRequired: 'Please enter some text',
  tooLong: (limit: number, length: number): string =>
    `Please keep this to ${limit} characters. It has ${length}.`,
  peopleRequired: (limit: number): string => `Please enter a whole number from 1 to ${limit}`,
  numberWithoutYes: 'Only guests who are coming can have a number of people',
};

/** The form. */
export const form = {
  day: (day: string): string => `${day} RSVP`,
  howMany: (day: string): string => `${day}: how many of you are coming?`,
  choose: 'Select an option',
  yes: 'Yes',
  no: 'No',
  save: 'Save RSVP',
  saving: 'Saving...',
  saved: 'RSVP saved successfully',
  merged: 'Changes from another device were kept, too. Go back to see them.',
  unsaved: 'Your latest changes aren’t saved yet.',
  error: (message: string): string => `Error saving RSVP: ${message}`,
  notSaved: 'Your reply isn’t saved yet.',
  checkMarked: 'Please check what’s marked above.',
  changed:
    'This reply changed while you were editing it, maybe on another phone.\nThe saved reply now says:',
  deleted:
    'This reply was deleted after you opened it.\nPress Save RSVP again to send your answers as a new one.',
  replaceOrKeep: 'Press Save RSVP again to replace it with your answers, or keep the saved ones.',
  keepSaved: 'Keep the saved answers',
  nothing: 'nothing',
  replyBy: (date: string): string => `Please reply by ${date}.`,
  wasDue: (date: string, help: string): string =>
    `Replies were due by ${date}. You can still say no or change your details here. ${help}`,
  isSaved: 'Your reply is saved',
  canChange: 'Your reply is saved. You can change it below.',
  seeThankYou: 'See your thank-you page',
};

/** Another guest on the same phone. */
export const nextGuest = {
  sharing: 'Replying for someone else',
  forSomeoneElse:
    'Replying for someone else, too? They get an empty form, and your reply stays as it is.',
  startOver: 'RSVP for someone else',
  unsaved: 'You have unsaved changes. Save them first, or they’ll be lost.',
  cannotChangeLater:
    'Your reply is safe, but you can’t change it from here afterwards. Start an empty form?',
  linkChangesLater:
    'Your reply is safe. To change it later, open your personal link again. Start an empty form?',
  confirmStartOver: 'Yes, RSVP for someone else',
  stay: 'Keep my reply here',
};

/** The hosts' own questions. */
export const questions = {
  noAnswer: 'No answer',
  oneFewer: (option: string): string => `One fewer: ${option}`,
  oneMore: (option: string): string => `One more: ${option}`,
  chosen: (count: number): string => `${count} chosen`,
  /** `noun` is what the hosts call several of them, e.g. `meals`. */
  chosenOf: (count: number, people: number, noun = ''): string =>
    `${count} of ${people} ${noun && `${noun} `}chosen`,
};

/** The people whom an invitation names. */
export const party = {
  whoIsComing: (day: string): string => `${day}: who is coming?`,
  nobody: 'Please choose who is coming, or answer No',
  /** Says how many come, until the guest says who. */
  said: (people: number): string => `Your reply says ${people} people. Choose who they are.`,
  /** Repeats an answer from before anybody had a name. */
  saidToQuestion: (answer: string): string => `Your reply says: ${answer}.`,
  notComing: 'not coming',
  addGuest: 'Add a guest',
  guest: 'Your guest',
  guestName: 'Guest’s name (optional)',
  child: 'Child',
  /** The people whom an invitation is for. */
  named: (names: readonly string[]): string => listed('en-US', names),
  /** Says who comes on a day. */
  coming: (names: readonly string[]): string =>
    `${listed('en-US', names)} ${names.length === 1 ? 'is' : 'are'} coming`,
  nameRequired: (limit: number): string => `Please enter a name of at most ${limit} characters`,
  sameName: 'Two people have the same name. Add what tells them apart, such as a last name.',
  tooMany: 'That’s more people than the invitation is for',
  childUnknown: 'Only people on the invitation can be children',
};

/** Guests with a personal invitation. The parts of a sentence are a list, because names are elements. */
export const invitation = {
  valid: <Name>(name: Name, people: number): (Name | string)[] => [
    'For ',
    name,
    `, ${plural('en-US', people, { one: 'one guest', other: `${people} guests` })}.`,
  ],
  cutShort:
    'This personal link is incomplete: part of it was cut off. Open it again from the message or the card, or reply here without it.',
  withdrawn:
    'The hosts have withdrawn this personal link, or it’s incomplete. Ask them for a new one, or reply here without it.',
  /** The link to a reply. */
  ended:
    'This personal link no longer works: it was stopped, or the hosts have deleted the reply. Open a newer link, or reply here without it.',
  earlier: 'You’ve replied before',
  /** `name` and `answers` may be missing. */
  askEarlier: <Name>(name: Name | null, answers: string): (Name | string)[] => [
    'You already replied here',
    ...(name === null ? [] : [' as ', name]),
    `${answers && ` (${answers})`}. Use those answers?`,
  ],
  take: 'Use these answers',
  doNotTake: 'Start over',
  used: 'Your earlier answers are filled in below. Press Save RSVP to send them with this invitation.',
  link: 'Your personal link',
  linkText:
    'It opens this reply on any phone or computer. Keep it private: anyone who has it can change your answers.',
  linkLabel: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'This browser doesn’t allow copying. The link is selected: copy it by hand.',
  share: 'Share link',
  /** The link to the guest's own reply. */
  keep: 'Keep this link to change your reply later, or from another phone. Anyone who has it can change your answers.',
  mail: 'Email it to yourself',
  ready: 'Your link is ready. If nothing opened, press the button again.',
  stop: 'Stop this link',
  stopped: 'The link no longer works on any other device.',
};

/** The printed cards of personal invitations, and the reminder. Only builds read them. */
export const card = {
  forName: 'For',
  scan: 'Scan to reply',
  by: (date: string): string => `by ${date}`,
  visit: 'or visit',
  password: 'with the password',
  /** Replaces the name in a reminder for many guests. */
  everyone: 'everyone',
  /** To send to a guest after the celebration; hosts can change it before they do. */
  thanks: 'Hi {name}! Thank you so much for celebrating with us. It meant a lot to have you there.',
};

/** The cards of the days. */
export const day = {
  map: 'View map',
  mapOf: (title: string): string => `View map: ${title}`,
};

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The thank-you page. */
export const thankYou = {
  title: 'Thank you for RSVPing!',
  programme: 'Calendar Events & more',
  coming: 'You’re coming',
  peopleComing: (people: number): string =>
    `${NUMBERS[people - 1] ?? people} of you ${plural('en-US', people, { one: 'is', other: 'are' })} coming`,
  reply: 'Your reply',
  notComing: 'You can’t make it',
  declined: (day: string, title: string): string => `${day}, ${title}: You can’t make it`,
  google: 'Add to Google Calendar',
  googleOf: (day: string): string => `${day}: Add to Google Calendar`,
  file: 'Apple or Outlook (.ics)',
  fileOf: (day: string): string => `${day}: Apple or Outlook (.ics)`,
  allDays: 'All days in one file (.ics)',
  /** The days that the guest did not decline. */
  yourDays: 'Your days in one file (.ics)',
  /** Replaces `allDays` and `yourDays`. */
  oneByOne: 'Calendars on Android take only one day from a file. Add them one by one:',
  copyAddress: 'Copy address',
  copyAddressOf: (title: string): string => `${title}: Copy address`,
  addressCopied: 'Address copied.',
  addressNotCopied: 'This browser doesn’t allow copying. Select the address by hand.',
  /** On a small button. The picture is of the guest's days, which may be only one. */
  keepsake: 'Save a keepsake picture',
  keepsakeFailed: 'The picture couldn’t be made. Try again, or take a screenshot of this page.',
  openInBrowser: 'If nothing opens, open this page in Safari or Chrome, then try again.',
  story: 'Our Story',
  highlights: 'View Highlights',
  changePlans: 'Change of plans? You can edit your reply.',
  back: 'Go back',
};

/** What hosts tell all guests. */
export const news = {
  title: 'News',
  isNew: 'New',
  at: (time: Date): string =>
    time
      .toLocaleString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      })
      .replace(/ (\d)/, '\u00a0$1'),
};

/** Where the guest sits. */
export const seating = {
  title: 'Your table',
  /** A table that is called by a number. */
  table: (number: string): string => `Table ${number}`,
};

/** The account number of the registry. */
export const gifts = {
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser doesn’t allow copying. The number is selected: copy it by hand.',
};

/** The story viewer. */
export const story = {
  title: 'Our Story',
  role: 'story',
  position: (number: number, count: number): string => `${number} of ${count}`,
  previous: 'Previous story',
  next: 'Next story',
  play: 'Play',
  pause: 'Pause',
  back: 'Back',
  close: 'Close',
  notLoaded: 'This picture isn’t on this device yet. It will load once you’re online.',
  likes: (count: number): string =>
    plural('en-US', count, { one: '1 like', other: `${count} likes` }),
};

/**
 * Messages of the Firebase backend. An error has two lines: a toast shows the first one, what happened, and the page shows the
 * second one, what to do.
 */
export const firebase = {
  rehearsal: 'This is a rehearsal: replies go to the emulators.',
  noStorage:
    'Your browser is blocking storage for this site, so you can change your reply only until you close or reload this page. Allow site data in the browser’s settings to keep it.',
  offline: 'You seem to be offline.\nCheck your connection, then try again.',
  disconnected: 'The connection dropped.\nCheck your connection, then try again.',
  timedOut:
    'The server took too long to answer.\nCheck your connection, then try again: nothing you typed is lost.',
  refused:
    'The server refused this.\nReload the page and try again. If it happens again, please tell the hosts.',
  busy: 'The server is busy right now.\nPlease try again in a few minutes.',
  switchedOff: 'Signing in is switched off right now.\nPlease tell the hosts, and try again later.',
  broken: 'Something went wrong on our side.\nPlease try again in a moment.',
  unreadable:
    'This page can’t read your saved reply.\nWe left your reply untouched: please tell the hosts.',
  invitationUnreadable: 'This page can’t read your invitation.\nPlease tell the hosts.',
};

/** Why the server refuses a save, also in two lines. Both give the reason, because the page shows only the second one. */
export const refusal = {
  closed:
    'Replies have closed.\nYou can still say no or change your details. For anything else, please ask the hosts.',
  notOpen:
    'Replies aren’t open yet.\nReplies aren’t open yet, but what you typed has been kept. Please come back when they are.',
  over: 'Replies have closed.\nReplies have closed, because the celebration is over. For anything else, please ask the hosts.',
  withdrawn:
    'The hosts have withdrawn this personal link.\nThe hosts have withdrawn this personal link: ask them for a new one, or reload the page to reply without it.',
  linkEnded:
    'This personal link no longer works here.\nThis personal link no longer works here: it was stopped, the hosts have deleted the reply, or another link was opened in this browser. Reload the page to try again or to reply without it, or open a newer link.',
  notAccepted:
    'One of your answers isn’t accepted.\nOne of your answers isn’t accepted, maybe because the hosts changed something. Reload the page and try again. If it happens again, please tell them.',
};

/** Messages of the embedded backend, also in two lines. */
export const embedded = {
  trial: 'This is a demo: replies stay in this browser and are not sent to anyone.',
  storageBlocked:
    'Your browser is blocking storage for this site, so your reply can’t be kept.\nAllow site data in the browser’s settings or leave private browsing, then try again.',
  storageFull:
    'This browser’s storage is full, so your reply wasn’t saved.\nFree some space by clearing the data of other sites, then try again.',
  storageUnreadable:
    'The reply saved in this browser can’t be read.\nWe left your reply untouched: clear this site’s data to start over, then try again.',
  otherGuest: 'This reply belongs to another guest.\nReload to continue with yours.',
  signedOut: 'Nobody is signed in.\nReload the page to sign in again.',
};

/** The first texts of a couple in the studio, until they write their own (B22). */
export const starter = {
  titles: {
    party: (hosts: string) => `A party with ${hosts}`,
    birthday: (hosts: string) => `${hosts}’s Birthday`,
    wedding: (hosts: string) => `The Wedding of ${hosts}`,
  },
  gateHelp: (hosts: string) =>
    `It’s printed on your invitation. If you can’t find it, ask ${hosts}.`,
  rsvpTitle: (hosts: string) => `Celebrate with ${hosts}`,
  rsvpSubtitle: 'We can’t wait to celebrate with you',
  preview: (hosts: string) => `You are invited to celebrate with ${hosts}.`,
  declinedText: 'We’re sorry that you can’t make it. You will be missed.',
  storyText: 'How we got here, in pictures.',
  reminder: 'Hi {name}! We’d love to celebrate with you. Please tell us if you can come: {link}',
  thankYou: (hosts: string) => `A picture of ${hosts}`,
  description: 'We look forward to seeing you.',
};

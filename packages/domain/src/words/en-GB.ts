// British English. Informal, as between friends, with British spelling, dates and words. Labels that are the same in American
// English are in part A of the specification.

import type { Words } from './catalogue';
import * as us from './en-US';
import { listed, plural } from './plural';

export const language: Words['language'] = 'en-GB';

export const dates: Words['dates'] = us.dates;

export const html: Words['html'] = {
  noScript: 'This invitation needs JavaScript. Please switch it on, then reload the page.',
  notLoaded:
    'Part of this page didn’t load. Check your connection, then reload it: what you typed has been kept.',
  oldBrowser:
    'This browser is too old for this invitation. Please update it, or open the page in another one.',
};

export const gate: Words['gate'] = {
  password: 'Password',
  placeholder: 'On your invitation',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Continue',
  open: 'Open',
  required: 'Please enter the password',
  wrong: 'That’s not the password. Please try again.',
  lockedOut: 'Too many wrong passwords. Please try again in 30 seconds.',
  spelling: 'It’s case-sensitive.',
  seconds: (count) => `${count} s`,
  replyBy: (date) => `Please reply by ${date}`,
  loading: 'Loading…',
  error: 'Something went wrong',
  notLoaded:
    'Part of this page didn’t load. Check your connection, then try again: what you typed has been kept.',
  tryAgain: 'Try again',
};

export const page: Words['page'] = {
  signInError: (message) => `We couldn’t sign you in: ${message}`,
  loadError: (message) => `We couldn’t load your reply: ${message}`,
  withoutLink: 'Continue without the personal link',
  notFound: 'This address isn’t on the invitation',
  notFoundText: 'There’s nothing here, but the invitation’s just around the corner.',
  kept: (at) =>
    `This is your reply as of ${at.toLocaleString('en-GB', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).replace(/(\d) /, '$1\u00a0')}.`,
  notChecked: 'We couldn’t reach the server to check for changes.',
  changed: 'Your reply was changed on another device. This is the latest.',
  toInvitation: 'Back to the invitation',
};

export const details: Words['details'] = { title: 'Good to know' };

export const phases: Words['phases'] = {
  saveTheDate: (hosts) => `Save\u00a0the\u00a0date: ${hosts}`,
  repliesOpen: (date) => `You can reply from ${date}.`,
  thanks: 'Thank you!',
  wonderful: 'It was lovely to celebrate with you.',
  album: 'See our shared album',
  preview: (hosts) => `From ${hosts}, for their guests.`,
};

export const fields: Words['fields'] = {
  name: 'Name(s) on the invitation',
  guest: 'Name of your guest',
  dietaryRestrictions: 'Dietary requirements',
  nameRequired: 'Please enter your name',
  optionRequired: 'Please choose an answer',
  textRequired: 'Please enter some text',
  tooLong: (limit, length) => `Please keep this to ${limit} characters. It has ${length}.`,
  peopleRequired: (limit) => `Please enter a whole number from 1 to ${limit}`,
  numberWithoutYes: 'Only guests who are coming can have a number of people',
};

export const form: Words['form'] = {
  day: (day) => `${day}: coming?`,
  howMany: (day) => `${day}: how many of you are coming?`,
  choose: 'Please choose',
  yes: 'Yes',
  no: 'No',
  save: 'Send reply',
  saving: 'Sending…',
  saved: 'Your reply has been sent',
  merged: 'Changes from another device were kept, too. Go back to see them.',
  unsaved: 'Your latest changes haven’t been sent yet.',
  error: (message) => `We couldn’t save your reply: ${message}`,
  notSaved: 'Your reply hasn’t been sent yet.',
  checkMarked: 'Please check what’s marked above.',
  changed:
    'This reply changed while you were editing it, maybe on another phone.\nThe saved reply now says:',
  deleted:
    'This reply was deleted after you opened it.\nPress Send reply again to send your answers as a new one.',
  replaceOrKeep: 'Press Send reply again to replace it with your answers, or keep the saved ones.',
  keepSaved: 'Keep the saved answers',
  nothing: 'nothing',
  replyBy: (date) => `Please reply by ${date}.`,
  wasDue: (date, help) =>
    `Replies were due by ${date}. You can still say no or change your details here. ${help}`,
  isSaved: 'We have your reply',
  canChange: 'We have your reply. You can change it below.',
  seeThankYou: 'See your thank-you page',
};

export const nextGuest: Words['nextGuest'] = {
  sharing: 'Replying for someone else',
  forSomeoneElse:
    'Replying for someone else, too? They get an empty form, and your reply stays as it is.',
  startOver: 'Reply for someone else',
  unsaved: 'You have unsaved changes. Send them first, or they’ll be lost.',
  cannotChangeLater:
    'Your reply is safe, but you won’t be able to change it from here. Start an empty form?',
  linkChangesLater:
    'Your reply is safe. To change it later, open your personal link again. Start an empty form?',
  confirmStartOver: 'Yes, reply for someone else',
  stay: 'Keep my reply here',
};

export const questions: Words['questions'] = {
  noAnswer: 'No answer',
  oneFewer: (option) => `One fewer: ${option}`,
  oneMore: (option) => `One more: ${option}`,
  chosen: (count) => `${count} chosen`,
  chosenOf: (count, people, noun = '') => `${count} of ${people} ${noun && `${noun} `}chosen`,
};

export const party: Words['party'] = {
  whoIsComing: (day) => `${day}: who is coming?`,
  nobody: 'Please choose who is coming, or answer No',
  said: (people) => `Your reply says ${people} people. Choose who they are.`,
  saidToQuestion: (answer) => `Your reply says: ${answer}.`,
  notComing: 'not coming',
  addGuest: 'Add a guest',
  guest: 'Your guest',
  guestName: 'Guest’s name (optional)',
  child: 'Child',
  named: (names) => listed('en-GB', names),
  coming: (names) => `${listed('en-GB', names)} ${names.length === 1 ? 'is' : 'are'} coming`,
  nameRequired: (limit) => `Please enter a name of at most ${limit} characters`,
  sameName: 'Two people have the same name. Add what tells them apart, such as a surname.',
  tooMany: 'That’s more people than the invitation is for',
  childUnknown: 'Only people on the invitation can be children',
};

export const invitation: Words['invitation'] = {
  valid: (name, people) => [
    'For ',
    name,
    `, ${plural('en-GB', people, { one: 'one guest', other: `${people} guests` })}.`,
  ],
  cutShort:
    'This personal link is incomplete: part of it was cut off. Open it again from the message or the card, or reply here without it.',
  withdrawn:
    'The hosts have withdrawn this personal link, or it’s incomplete. Ask them for a new one, or reply here without it.',
  ended:
    'This personal link no longer works: it was stopped, or the hosts have deleted the reply. Open a newer link, or reply here without it.',
  earlier: 'You’ve replied before',
  askEarlier: (name, answers) => [
    'You’ve already replied here',
    ...(name === null ? [] : [' as ', name]),
    `${answers && ` (${answers})`}. Use those answers?`,
  ],
  take: 'Use these answers',
  doNotTake: 'Start afresh',
  used: 'Your earlier answers are filled in below. Press Send reply to send them with this invitation.',
  link: 'Your personal link',
  linkText:
    'It opens this reply on any phone or computer. Keep it private: anyone who has it can change your answers.',
  linkLabel: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'This browser doesn’t allow copying. The link is selected: copy it by hand.',
  share: 'Share link',
  keep: 'Keep this link to change your reply later, or from another phone. Anyone who has it can change your answers.',
  mail: 'Email it to yourself',
  ready: 'Your link is ready. If nothing opened, press the button again.',
  stop: 'Stop this link',
  stopped: 'The link no longer works on any other device.',
};

export const card: Words['card'] = {
  forName: 'For',
  scan: 'Scan to reply',
  by: (date) => `by ${date}`,
  visit: 'or visit',
  password: 'with the password',
  everyone: 'everyone',
  thanks: 'Hi {name}! Thank you so much for celebrating with us. It meant a lot to have you there.',
};

export const day: Words['day'] = {
  map: 'View map',
  mapOf: (title) => `View map: ${title}`,
};

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export const thankYou: Words['thankYou'] = {
  title: 'Thank you for replying!',
  programme: 'Dates & calendar',
  coming: 'You’re coming',
  peopleComing: (people) =>
    `${NUMBERS[people - 1] ?? people} of you ${plural('en-GB', people, { one: 'is', other: 'are' })} coming`,
  reply: 'Your reply',
  notComing: 'You can’t make it',
  declined: (day, title) => `${day}, ${title}: You can’t make it`,
  google: 'Add to Google Calendar',
  googleOf: (day) => `${day}: Add to Google Calendar`,
  file: 'Apple or Outlook (.ics)',
  fileOf: (day) => `${day}: Apple or Outlook (.ics)`,
  allDays: 'All days in one file (.ics)',
  yourDays: 'Your days in one file (.ics)',
  oneByOne: 'Calendars on Android take only one day from a file. Add them one by one:',
  copyAddress: 'Copy address',
  copyAddressOf: (title) => `${title}: Copy address`,
  addressCopied: 'Address copied.',
  addressNotCopied: 'This browser doesn’t allow copying. Select the address by hand.',
  keepsake: 'Save a keepsake picture',
  keepsakeFailed: 'The picture couldn’t be made. Try again, or take a screenshot of this page.',
  openInBrowser: 'If nothing opens, open this page in Safari or Chrome, then try again.',
  story: 'Our story',
  highlights: 'See the pictures',
  changePlans: 'Change of plans? You can edit your reply.',
  back: 'Go back',
};

export const news: Words['news'] = {
  title: 'News',
  isNew: 'New',
  at: (time) =>
    time
      .toLocaleString('en-GB', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      })
      .replace(/(\d) /, '$1\u00a0'),
};

export const seating: Words['seating'] = {
  title: 'Your table',
  table: (number) => `Table ${number}`,
};

/** The account number of the registry. */
export const gifts: Words['gifts'] = {
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser doesn’t allow copying. The number is selected: copy it by hand.',
};

export const story: Words['story'] = {
  title: 'Our story',
  role: 'story',
  position: (number, count) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play',
  pause: 'Pause',
  back: 'Back',
  close: 'Close',
  notLoaded: 'This picture isn’t on this device yet. It will load once you’re online.',
  likes: (count) => plural('en-GB', count, { one: '1 like', other: `${count} likes` }),
};

export const firebase: Words['firebase'] = {
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

export const refusal: Words['refusal'] = {
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

export const embedded: Words['embedded'] = {
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

export const starter: Words['starter'] = us.starter;

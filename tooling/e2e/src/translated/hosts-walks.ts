import type { Page } from '@playwright/test';
import { HOSTS_PATHS } from '../contents/open-content';
import { downloadedText } from '../hosts/pages';
import { GUEST, GUEST_LIST_WALKS } from './guest-list-walks';
import type { Step, Walk } from './pair';
import {
  all,
  at,
  choose,
  chooseFile,
  fill,
  follow,
  press,
  sees,
  seesNot,
  tick,
  unfold,
} from './steps';

/** What each page shows that no other one does. */
const SHOWN: Readonly<Record<string, string>> = {
  '/': '60 replies.',
  '/guests': '100 guests',
  '/new-guest': 'Name(s) on the card',
  '/import': 'Paste your guest list',
  '/cards': 'Scan one card',
  '/cards?group=place': 'fold each card',
  '/door': 'people have arrived',
  '/door/add': 'Add and mark as arrived',
  '/more': 'Manage hosts',
  '/tables': 'Without a table',
  '/reminders': 'guests to remind',
  '/thanks': 'to thank',
  '/print': 'coming, and how many',
  '/backup': 'Download everything',
  '/news': 'What guests see',
  '/album': 'Album',
  '/hosts': 'no hosts to add',
};

/** The backup of each browser. */
const backups = new WeakMap<Page, string>();

const saveBackup: Step = async (page) => {
  backups.set(page, await downloadedText(page, 'Download everything'));
};

const chooseBackup: Step = (page) =>
  chooseFile('Backup file', 'backup.json', backups.get(page) ?? '')(page);

/** The hosts' pages in their states. They begin with the sample. */
export const HOSTS_WALKS: Readonly<Record<string, Walk>> = {
  'every page': Object.fromEntries(
    HOSTS_PATHS.map((path) => [path, all(at(path), sees(SHOWN[path] ?? `the page ${path}`))]),
  ),
  ...GUEST_LIST_WALKS,
  tables: {
    opened: all(at('/tables'), sees('Without a table')),
    refused: all(
      fill('One table per line', '='),
      press('Save tables'),
      sees('Please write a table'),
    ),
    saved: all(
      fill('One table per line', '1 = 8\nHead = 4'),
      press('Save tables'),
      sees('Choose a table'),
    ),
    'a table chosen': all(
      (page) => page.getByRole('radio', { name: 'Head' }).check({ force: true }),
      sees('4 seats left'),
    ),
    'a party chosen': all(tick(/Björn/), sees(/\d seats? left|full|too many/)),
    seated: all(press(/Seat \d/), sees('is at Head')),
    undone: all(press('Undo'), seesNot('is at Head')),
    'a day': all(choose('Day', 'friday'), sees('Without a table')),
  },
  news: {
    opened: all(at('/news'), sees('No news yet.')),
    refused: all(press('Publish'), sees('Please write something')),
    published: all(fill('Text', 'Dinner at 7pm'), press('Publish'), seesNot('No news yet.')),
    second: all(fill('Text', 'The bar is open'), press('Publish'), sees('The bar is open')),
    removed: all(press('Remove: The bar'), seesNot('The bar is open')),
    undone: all(press('Undo'), sees('The bar is open')),
    sending: all(follow('Send one by one'), sees('opened for 0.')),
    sent: all(press('Copy'), sees('opened for 1.')),
    again: all(press('Send again'), sees('Last opened')),
    next: all(press('Next guest'), sees('opened for 1.')),
  },
  reminders: {
    opened: all(at('/reminders'), sees('40 guests to remind')),
    next: press('Next guest'),
    copied: all(press('Copy'), sees('39 guests to remind')),
    again: all(press('Remind again'), sees('Last reminder opened')),
    thanks: at('/thanks'),
  },
  import: {
    opened: at('/import'),
    folded: all(unfold('What the list can say'), sees('Headings in eight languages')),
    empty: all(press('Preview'), sees('The list is empty')),
    preview: all(
      fill(
        'Guest list',
        'Name,People,Invited to,Phone\nOtto,2,,123\nBjörn Haddad & guests,3,,\nIda,x,,\nEva & Max,,,',
      ),
      press('Preview'),
      sees('1 changed'),
    ),
    'a column left out': all(
      unfold('How the columns are read'),
      choose('Phone', ''),
      sees('changed'),
    ),
    answered: all(
      choose('new guests are invited to', 'weekend'),
      choose('each new invitation is for', '2'),
      sees(/Import \d guests?/),
    ),
    imported: all(press(/Import \d guests?/), sees(/Imported \d guests?/)),
    undone: all(press('Undo this import'), sees('Import undone')),
    'the list again': all(press('Edit this list'), sees('Paste your guest list')),
  },
  backup: {
    opened: all(at('/backup'), sees('Download everything')),
    refused: all(chooseFile('Backup file', 'a.json', '{}'), sees('isn’t a backup')),
    'a backup': all(saveBackup, chooseBackup, sees('Nothing to restore')),
    'a reply deleted since': all(
      at(GUEST),
      press('Delete this reply'),
      sees('Has not answered'),
      at('/backup'),
      chooseBackup,
      sees('Deleted since'),
    ),
    'nothing chosen': all(tick(''), sees('Choose what to restore')),
    chosen: all(tick(''), sees('Restore 1 reply')),
    restored: all(press('Restore 1 reply'), sees('1 reply restored.')),
  },
  print: {
    opened: all(at('/print'), sees('Guest list')),
    'a day': all(choose('Who', 'friday'), sees('Friday')),
    cards: all(at('/cards'), choose('Guests', 'unanswered'), sees('40 cards')),
    letter: all(choose('Paper', 'letter'), sees('40 cards')),
    'place cards': all(choose('Guests', 'place'), sees('order of the tables')),
  },
};

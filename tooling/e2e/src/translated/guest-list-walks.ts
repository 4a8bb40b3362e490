import type { Step, Walk } from './pair';
import { all, at, choose, fill, press, sees, seesNot, tick } from './steps';

export const GUEST = '/guests/sample-invitation-number-0000';
const UNANSWERED = '/guests/sample-invitation-number-0060';

/** Runs a step as another host, in another tab. */
const elsewhere =
  (step: Step): Step =>
  async (page) => {
    const other = await page.context().newPage();
    await step(other);
    await other.close();
  };

/** Who comes: the overview, the guests and the door. */
export const GUEST_LIST_WALKS: Readonly<Record<string, Walk>> = {
  overview: {
    opened: all(at('/'), sees('60 replies.')),
    'a merge is asked about': all(press(/Keep these answers/), sees('These answers will be lost')),
    'left alone': all(press('Cancel'), seesNot('These answers will be lost')),
    merged: all(press(/Keep these answers/), press('Merge'), sees('59 replies.')),
    'merge undone': all(press('Undo'), sees('60 replies.')),
    'no duplicates': all(press('Not the same person'), sees('Suggestion dismissed.')),
    'a number accepted': all(press('use this number'), sees(/Saved: \d people/)),
    'number undone': all(press('Undo'), seesNot(/Saved: \d people/)),
    'names copied': all(press('Copy names'), sees('Names copied.')),
  },
  guests: {
    opened: all(at('/guests'), sees('100 guests')),
    'search without results': all(fill('Search by name', 'qqqqqq'), sees('No guest matches')),
    search: all(fill('Search by name', 'bjorn haddad'), sees('1 of 100 guests')),
    'all again': all(fill('Search by name', ''), sees('100 guests')),
    filtered: all(choose('Answer', 'yes'), sees(/of 100 guests/)),
    'filtered by a day': all(choose('Day', 'friday'), sees(/of 100 guests · \d+ people/)),
    'filtered by needs': all(press('Dietary needs'), press('✓ Dietary needs')),
    'filters named': all(
      press('Save these filters'),
      fill('Name of these filters', 'Friday'),
      press('Save'),
    ),
    'filters left': all(press(/✓.*Friday/), sees('100 guests')),
    'filters used': all(press('Friday'), sees(/of 100 guests/)),
    'filters forgotten': all(press('Forget “Friday”'), seesNot('Forget')),
    'no filters': all(press('Clear filters'), seesNot('Clear filters')),
    sorted: all(choose('Sort', 'people'), sees('100 guests')),
    selecting: all(press('Select'), sees('0 guests selected')),
    'all selected': all(press('Select all'), sees('100 guests selected')),
    'one selected': all(press('Select none'), tick(/Haddad/), sees('1 guest selected')),
    'notes of many': all(
      press('Table, tags'),
      fill('Table (blank for none)', '77'),
      sees('Change 1 guest'),
    ),
    seated: all(press('Change 1 guest'), sees('1 guest is at table 77.')),
    'a table undone': all(press('Undo'), seesNot('1 guest is at table 77.')),
    'a deletion is asked about': all(press('Delete...'), sees('Delete 1 guest?')),
    'guests kept': all(press('Keep them'), sees('1 guest selected')),
    deleted: all(press('Delete...'), press('Save the file and delete'), sees('99 guests')),
    restored: all(press('Undo'), sees('100 guests')),
    'answer opened': all(press('Correct the answer: Björn Haddad'), sees('Everything about')),
    'answer corrected': all(choose('Friday', 'no'), press('Save reply'), sees('Saved: Björn')),
    'answer closed': all(
      press('Correct the answer: Björn Haddad'),
      press('Close'),
      seesNot('Everything about'),
    ),
  },
  guest: {
    opened: all(at(GUEST), sees('Delete this reply')),
    typed: all(choose('Friday', 'no'), sees('Save changes')),
    discarded: all(press('Discard changes'), seesNot('Save changes')),
    refused: all(fill('Name', ''), press('Save changes'), sees('Name is required')),
    saved: all(fill('Name', 'Amara'), press('Save changes'), sees('Saved.')),
    'changed elsewhere': all(
      fill('Dietary Restrictions', 'No nuts'),
      elsewhere(
        all(
          at(GUEST),
          fill('Dietary Restrictions', 'Vegan'),
          press('Save changes'),
          sees('Saved.'),
        ),
      ),
      press('Save changes'),
      sees('Someone else changed this reply'),
    ),
    'theirs kept': all(press('Keep theirs'), seesNot('Someone else changed this reply')),
    'a code': all(press('QR code'), sees('Copy link')),
    'notes saved': all(
      fill('Table', '1'),
      fill('Tags', 'family'),
      press('Save changes'),
      sees('Saved.'),
    ),
    'reply deleted': all(press('Delete this reply'), sees('Has not answered')),
    'reply back': all(press('Undo'), sees('Delete this reply')),
    withdrawn: all(press('Withdraw the invitation'), sees('no personal link')),
    'invited again': all(press('Undo'), sees('Withdraw the invitation')),
    'one without a reply': all(at(UNANSWERED), sees('Has not answered')),
    'a refused invitation': all(
      fill('Name(s) on the card', ''),
      press('Save changes'),
      sees('Name is required'),
    ),
    'on the list': all(at('/guests'), sees('Draft')),
    'a guest who is not there': all(at('/guests/nobody'), sees('isn’t on the list')),
  },
  'new guest': {
    opened: at('/new-guest'),
    refused: all(press('Save guest'), sees('Name is required')),
    understood: all(
      fill('Name(s) on the card', 'Carl Okoye +1'),
      fill('Tags', 'family'),
      sees('Read as: Carl Okoye · 2 people'),
    ),
    'as typed': all(press('Keep what I typed'), seesNot('Read as')),
    'a namesake': all(
      fill('Name(s) on the card', 'Björn Haddad & guests'),
      fill('Tags', 'family'),
      sees('on the list already'),
    ),
    saved: all(
      fill('Name(s) on the card', 'Uncle Otto'),
      press('Save changes'),
      sees('Has not answered'),
    ),
  },
  door: {
    opened: all(at('/door'), sees(/of \d+ people/)),
    'another day': all(choose('Day', 'saturday'), sees(/of \d+ people/)),
    'nobody found': all(fill('Search by name', 'qqqqqq'), sees('No guest matches')),
    found: all(fill('Search by name', 'bjorn haddad'), seesNot('No guest matches')),
    arrived: all(press('Björn Haddad & guests: mark'), sees('2 of 2')),
    'after a reload': all(
      (page) => page.reload(),
      fill('Search by name', 'bjorn haddad'),
      sees('2 of 2'),
    ),
    fewer: all(press('One fewer'), sees('1 of 2')),
    undone: all(press('Undo'), sees('2 of 2')),
    more: all(press('One more'), sees('3 of 2')),
    'not here yet': all(fill('Search by name', ''), press('Not here yet'), sees('Show everybody')),
    everybody: all(press('Show everybody'), sees('Not here yet')),
    offline: all((page) => page.context().setOffline(true), sees('Offline. As of')),
    'marked offline': all(
      fill('Search by name', 'zoe'),
      press(/Zoë .*: mark/),
      sees(/people have arrived|people has arrived/),
    ),
    online: all((page) => page.context().setOffline(false), sees('Live')),
    'somebody else': all(press('Add someone'), sees('People who arrived on Saturday')),
    'without a name': all(
      fill('Name', ''),
      press('Add and mark as arrived'),
      sees('Name is required'),
    ),
    added: all(fill('Name', 'Otto'), fill('People who', '3'), press('Add and mark'), sees('Otto')),
  },
};

import { writeNews } from '../embedded-news';
import { fillForm } from '../guest';
import { createInvitation, linkTo } from '../invitations';
import { PASSWORD } from '../password';
import { FULL, SATURDAY } from '../sites';
import type { Step, Walk } from './pair';
import { all, choose, fill, press, sees, seesNot } from './steps';

const visit =
  (path: string, site = FULL): Step =>
  async (page) => {
    await page.goto(site + path);
  };

const tryPassword = (password: string) => all(fill('Password', password), press('Continue'));

const THANKS = sees('Thank you for RSVPing!');
const FORM = sees('Name(s) on Invite');

/** The guests' pages in their states. */
export const GUESTS_WALKS: Readonly<Record<string, Walk>> = {
  'the reply of a guest': {
    gate: all(visit('/'), sees('Continue')),
    'no password': all(press('Continue'), sees('Password is required')),
    'a wrong password': all(tryPassword('no'), sees('Incorrect password')),
    help: all(tryPassword('no'), tryPassword('no'), sees('case-sensitive')),
    'a shown password': all(press('Show password'), sees('Hide')),
    form: all(tryPassword(PASSWORD), FORM),
    refused: all(press('Save RSVP'), sees('Name is required')),
    answers: all((page) => fillForm(page, 'Ada'), seesNot('Name is required')),
    saved: all(press('Save RSVP'), THANKS),
    'story viewer': all(press('View Highlights'), sees('Nora & Sam'), press('Next story')),
    'back again': all(press('Close'), THANKS),
    'form again': all(press('Go back'), FORM),
    'for someone else': all(press('RSVP for someone else'), sees('Keep my reply here')),
    'for oneself': all(press('Keep my reply here'), seesNot('Keep my reply here')),
    'a no': all(
      choose('Friday RSVP', 'no'),
      choose('Saturday RSVP', 'no'),
      press('Save RSVP'),
      THANKS,
    ),
    details: all(visit('/details'), sees('Back')),
    'an unknown address': all(visit('/nowhere'), sees('isn’t on the invitation')),
  },
  'news and a reply that cannot be read': {
    form: all(visit('/'), tryPassword(PASSWORD), FORM),
    saved: all((page) => fillForm(page, 'Ada'), press('Save RSVP'), THANKS),
    news: all(
      // A page that does not read the news.
      visit('/licenses.txt'),
      (page) => writeNews(page, 'saturday', 'Dinner at 7pm', new Date('2030-01-01')),
      visit('/thank-you'),
      sees('Dinner at 7pm'),
    ),
    'read news': all(visit('/thank-you'), sees('Dinner at 7pm')),
    unreadable: all(
      (page) =>
        page.evaluate(() => {
          for (const key of Object.keys(localStorage))
            if (key.startsWith('embedded_rsvp_')) localStorage.setItem(key, 'nonsense');
        }),
      visit('/'),
      sees('Try again'),
    ),
  },
  'a personal link': {
    envelope: all(
      async (page) => void (await page.goto(linkTo(await createInvitation('weekend')))),
      sees('Margarida'),
    ),
    opened: all(press('Open'), sees(/For .* guests?\./)),
    refused: all(press('Save RSVP'), sees('Please select an option')),
    answers: all((page) => fillForm(page, 'Margarida'), seesNot('Please select an option')),
    saved: all(press('Save RSVP'), THANKS, sees('Copy link')),
  },
  'the Saturday’s site': {
    gate: all(visit('/', SATURDAY), sees('Continue')),
    form: all(tryPassword(PASSWORD), sees('Guest Name')),
    refused: all(press('Save RSVP'), sees('Name is required')),
    saved: all(
      fill('Name(s) on Invite', 'Ada'),
      choose('RSVP', 'yes'),
      fill('Guest Name', 'Grace'),
      press('Save RSVP'),
      THANKS,
    ),
    'story viewer': all(press('View Highlights'), press('Next story')),
    'back again': all(press('Close'), THANKS),
  },
  'a site without a connection': {
    saved: all(
      visit('/'),
      tryPassword(PASSWORD),
      FORM,
      (page) => fillForm(page, 'Ada'),
      press('Save RSVP'),
      THANKS,
      (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null),
    ),
    'the programme': all(
      (page) => page.context().setOffline(true),
      (page) => page.reload(),
      THANKS,
    ),
    'the album': all(press('View Highlights'), press('Next story'), press('Close'), THANKS),
    form: all(press('Go back'), FORM),
  },
};

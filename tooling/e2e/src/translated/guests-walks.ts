import { content, translation } from '@invitation/domain/fixtures/two-languages.js';
import { WORDS } from '@invitation/domain/words/words';
import { writeNews } from '../embedded-news';
import { fillForm } from '../guest';
import { createInvitation, linkTo } from '../invitations';
import { PASSWORD } from '../password';
import { FULL, SATURDAY } from '../sites';
import type { Step, Walk } from './pair';
import { all, choose, fill, follow, press, sees, seesNot, tick } from './steps';

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
      // No page that reads them.
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
      async (page) => void (await page.goto(linkTo(FULL, await createInvitation('weekend')))),
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

const words = WORDS['en-GB'];
const { phases, replyBy, tablesFrom } = translation.weekend;
/** @param at an ISO date */
const secondsBefore = (at: string | undefined, seconds: number) =>
  new Date(Date.parse(at ?? '') - seconds * 1000);
const startAt =
  (at: string | undefined, seconds: number): Step =>
  (page) =>
    page.clock.install({ time: secondsBefore(at, seconds) });
const goTo =
  (at: string | undefined, seconds: number): Step =>
  (page) =>
    page.clock.setSystemTime(secondsBefore(at, seconds));
const forward: Step = (page) => page.clock.fastForward('01:30');
const reload: Step = (page) => page.reload();
const answerDays =
  (answer: 'yes' | 'no'): Step =>
  async (page) => {
    for (const day of await page.locator('select:has(option[value="yes"])').all())
      await day.selectOption(answer);
  };
const unlock = all(fill(words.gate.password, 'azulejo'), press(words.gate.submit));
const save = press(words.form.save);

const assignTable: Step = (page) =>
  page.evaluate(() => {
    const { uid } = JSON.parse(localStorage.getItem('embedded_session') ?? '{}');
    const table = { table: '7', seats: ['Ana = Família'] };
    localStorage.setItem(`embedded_table_${uid}`, JSON.stringify(table));
  });

/** The site of two languages, which has all dates and people by name. */
export function datedWalks(address: () => string): Readonly<Record<string, Walk>> {
  const open: Step = (page) => page.goto(address());
  return {
    'each phase': {
      gate: all(startAt(phases?.repliesOpen?.at, 60), open, sees(words.gate.submit)),
      'save the date': all(unlock, sees(words.phases.repliesOpen(phases?.repliesOpen?.date ?? ''))),
      'replies open': all(forward, sees(words.fields.name)),
      saved: all(
        fill(words.fields.name, 'Ada'),
        answerDays('yes'),
        save,
        sees(words.thankYou.title),
      ),
      afterwards: all(
        goTo(phases?.afterwards?.at, 60),
        reload,
        sees(words.thankYou.title),
        forward,
        sees(words.phases.thanks),
      ),
      'in another language': all(
        open,
        follow('Português'),
        sees(content.weekend.phases?.afterwards?.text ?? ''),
      ),
    },
    'a table': {
      saved: all(
        startAt(phases?.repliesOpen?.at, -60),
        open,
        unlock,
        fill(words.fields.name, 'Ada'),
        answerDays('yes'),
        save,
        sees(words.thankYou.title),
      ),
      'not yet': all(
        assignTable,
        goTo(tablesFrom ?? undefined, 60),
        reload,
        sees(words.thankYou.title),
        seesNot(words.seating.title),
      ),
      shown: all(forward, sees(words.seating.table('7'))),
    },
    'replies that have closed': {
      form: all(startAt(replyBy?.closesAt, -60), open, unlock, sees('Replies were due')),
      'a no': all(
        fill(words.fields.name, 'Ada'),
        answerDays('no'),
        save,
        sees(words.thankYou.title),
      ),
    },
    'a family by name': {
      envelope: all(
        startAt(phases?.repliesOpen?.at, -60),
        (page) =>
          page.goto(
            `${address()}/#invitation=sample-invitation-weekend-by-name&password=YXp1bGVqbw&language=en-GB`,
          ),
        sees('The Sousa family'),
      ),
      opened: all(press(words.gate.open), sees('Ana, Rui and Tom')),
      asked: all(answerDays('yes'), sees(words.party.whoIsComing('Friday'))),
      'one stays at home': tick('Rui'),
      'one more': press(words.party.addGuest),
      saved: all(save, sees(words.thankYou.title)),
      corrected: all(press(words.thankYou.back), tick('Rui'), save, sees(words.thankYou.title)),
    },
  };
}

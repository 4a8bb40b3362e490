import { content, translation } from '@invitation/domain/fixtures/two-languages.js';
import { WORDS } from '@invitation/domain/words/words';
import { writeNews } from '../embedded-news';
import { fillForm } from '../guest';
import { createInvitation, linkTo } from '../invitations';
import { PASSWORD } from '../password';
import { FULL } from '../sites';
import type { Step, Walk } from './pair';
import { all, choose, fill, follow, press, sees, seesNot } from './steps';

const visit =
  (path: string): Step =>
  async (page) => {
    await page.goto(FULL + path);
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
};

const words = WORDS['en-GB'];
const { phases } = translation.weekend;
const secondsBefore = (time: string | undefined, seconds: number) =>
  new Date(Date.parse(time ?? '') - seconds * 1000);
const atTime =
  (time: string | undefined, seconds: number): Step =>
  (page) =>
    page.clock.setSystemTime(secondsBefore(time, seconds));
const forward: Step = (page) => page.clock.fastForward('01:30');

/** The site of two languages from a save-the-date to the thanks. */
export const phasesWalk = (address: () => string): Walk => ({
  gate: all(
    (page) => page.clock.install({ time: secondsBefore(phases?.repliesOpen?.at, 60) }),
    async (page) => void (await page.goto(address())),
    sees(words.gate.submit),
  ),
  'save the date': all(
    fill(words.gate.password, 'azulejo'),
    press(words.gate.submit),
    sees(words.phases.repliesOpen(phases?.repliesOpen?.date ?? '')),
  ),
  'replies open': all(forward, sees(words.fields.name)),
  saved: all(
    fill(words.fields.name, 'Ada'),
    async (page) => {
      for (const day of await page.locator('select:has(option[value="yes"])').all())
        await day.selectOption('yes');
    },
    press(words.form.save),
    sees(words.thankYou.title),
  ),
  afterwards: all(
    atTime(phases?.afterwards?.at, 60),
    async (page) => void (await page.reload()),
    sees(words.thankYou.title),
    forward,
    sees(words.phases.thanks),
  ),
  'in another language': all(
    async (page) => void (await page.goto(address())),
    follow('Português'),
    sees(content.weekend.phases?.afterwards?.text ?? ''),
  ),
});

import { content, translation } from '@invitation/domain/fixtures/two-languages.js';
import { WORDS } from '@invitation/domain/words/words';
import { publishTable, secondsBefore } from '../two-languages';
import type { Step, Walk } from './pair';
import { all, fill, follow, press, sees, seesNot, tick } from './steps';

const words = WORDS['en-GB'];
const { phases, replyBy, tablesFrom } = translation.weekend;
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

/** Walks through the site in two languages, whose content has all dates and named guests. */
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
        publishTable,
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

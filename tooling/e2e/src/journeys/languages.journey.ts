import { content, translation } from '@invitation/domain/fixtures/two-languages.js';
import { WORDS } from '@invitation/domain/words/words';
import type { Guest } from '../engines/guest';
import { serveTwoLanguages } from '../two-languages';
import {
  button,
  expect,
  expectSoon,
  expectValue,
  expectVisible,
  heading,
  label,
  storedReplies,
  test,
} from './journey';
import { hasWorker } from './kept-site';

const portuguese = { ...WORDS['pt-PT'], celebration: content.weekend.celebration };
const english = { ...WORDS['en-GB'], celebration: translation.weekend.celebration };
const link = (name: string) => ({ role: 'link', name }) as const;
const ENGLISH_LINK =
  '#invitation=sample-invitation-weekend-for-two&password=YXp1bGVqbw&language=en-GB';
const language = (guest: Guest) => guest.evaluate(() => document.documentElement.lang);

const address = serveTwoLanguages();

test.use({ expectedErrors: [/load|fetch|connection/i] });

test('a guest reads two languages, and nothing that was typed is lost', async ({
  guest,
  mockProxy,
}) => {
  mockProxy.site = address();
  mockProxy.languages = 'pt-PT,pt;q=0.9,en';
  await guest.open(mockProxy.origin);
  await expectVisible(guest, heading(portuguese.celebration.gateTitle));
  await guest.fill(label(portuguese.gate.password), 'azulejo');
  await guest.click(link('English'));
  await expectVisible(guest, heading(english.celebration.gateTitle));
  await expectValue(guest, label(english.gate.password), 'azulejo');
  await guest.click(link('Português'));
  await expectVisible(guest, heading(portuguese.celebration.gateTitle));
  await guest.click(button(portuguese.gate.submit));

  await guest.fill(label(portuguese.fields.name), 'Ada');
  await guest.select(label(portuguese.form.day('sexta-feira')), 'no');
  await guest.click(link('English'));
  await expectVisible(guest, heading(english.celebration.rsvpTitle));
  await expectValue(guest, label(english.fields.name), 'Ada');
  await expectValue(guest, label(english.form.day('Friday')), 'no');
  await guest.select(label(english.form.day('Saturday')), 'yes');
  await guest.select(label('Which soup would you like?'), 'Gaspacho');
  await guest.click(button(english.form.save));
  await expectVisible(guest, heading(english.thankYou.title));
  expect(await storedReplies(guest)).toMatchObject([
    { name: 'Ada', friday: 'no', saturday: 'yes', 'answers/soup': 'Gaspacho' },
  ]);
  await expectSoon(() => hasWorker(guest)).toBe(true);

  await guest.click(link('Português'));
  await expectVisible(guest, heading(portuguese.thankYou.title));
  const calendarFile = await guest.evaluate(async () =>
    (await fetch('/calendar/saturday.ics')).text(),
  );
  expect(calendarFile).toContain('Festa na quinta');

  await guest.open(`${mockProxy.origin}/${ENGLISH_LINK}`);
  await guest.click(button(english.gate.open));
  await expectVisible(guest, heading(english.celebration.rsvpTitle));
  for (const day of ['Friday', 'Saturday']) {
    await guest.select(label(english.form.day(day)), 'no');
  }
  await guest.click(button(english.form.save));
  await expectVisible(guest, heading(english.thankYou.title));
  expect(await guest.value(label(english.invitation.linkLabel))).toMatch(/&language=en-GB$/);
  await guest.click(link('Português'));
  await expectVisible(guest, heading(portuguese.thankYou.title));
  // The copy of the reply without an invitation is gone, as the form of another guest has been opened.
  await expectSoon(() => hasWorker(guest)).toBe(true);
  await guest.open(`${mockProxy.origin}/nowhere`);
  await expectVisible(guest, heading(portuguese.page.notFound));

  mockProxy.isOffline = true;
  await guest.open(`${mockProxy.origin}/thank-you`);
  await expectVisible(guest, heading(portuguese.thankYou.title));
  await guest.click(link('English'));
  await expectVisible(guest, heading(english.thankYou.title));
  expect(await language(guest)).toBe('en-GB');
});

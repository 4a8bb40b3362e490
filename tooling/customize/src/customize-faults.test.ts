import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANSWERS, FIREBASE } from './testing/answers';
import { createProject, type Project, snapshot } from './testing/project';

let project: Project;
let initial: ReturnType<typeof snapshot>;
beforeEach(() => {
  project = createProject();
  initial = snapshot(project);
});
afterEach(() => project.remove());

const answersFile = () => join(project.root, 'answers.json');

async function rejects(work: () => Promise<unknown>, message: string | RegExp): Promise<void> {
  await expect(work()).rejects.toThrow(message);
  const { 'answers.json': _, ...after } = snapshot(project);
  expect(after).toEqual(initial);
}

describe('customize writes nothing', { timeout: 60_000 }, () => {
  it.each([
    [{ hosts: ' ' }, 'hosts: is empty. Write a text for guests.'],
    [{ gateTitle: 'Donaudampfschifffahrt' }, 'gateTitle: has a word of more than 18 characters'],
    [{ hosts: 'Maximiliana-Theodora & Ida' }, 'rsvpTitle: has a word of more than 18 characters'],
    [{ postmark: 'RIO / DE / JANEIRO' }, 'postmark: has more than two lines'],
    [{ postmark: 'COPENHAGEN' }, 'postmark: has 10 characters. Keep it to 8'],
    [{ postmark: ' / ' }, 'postmark: has no line. Write the city.'],
    [{ timeZone: 'Lisbon' }, 'timeZone: "Lisbon" is not a time zone. Use an IANA name'],
    [{ password: '' }, 'password: is empty. Choose a word that guests can type.'],
    [{ password: 'cafe\u0301' }, 'password: has an accent as a separate character'],
    [{ days: { friday: { date: '3 October' } } }, 'days.friday.date: "3 October" is not a date.'],
    [
      { days: { friday: { date: '2027-06-26' } } },
      'days.friday.date: 2027-06-26 is a Saturday. Write the date of a Friday.',
    ],
    [{ days: { sunday: { start: '10am' } } }, 'days.sunday.start: "10am" is not a time.'],
    [
      { days: { saturday: { end: '02:00' } } },
      'days.saturday.end: 02:00 is not after the start, 18:00. If the day ends after midnight',
    ],
    [
      { timeZone: 'Europe/Madrid', days: { sunday: { date: '2027-03-28', start: '02:30' } } },
      'days.sunday.start: 2027-03-28T02:30 does not exist in Europe/Madrid',
    ],
    [{ days: { friday: { location: '' } } }, 'days.friday.location: is empty'],
    [{ days: { friday: { mapLink: 'maps.example' } } }, 'mapLink: is not an https: address'],
    [{ replyBy: { date: 'May' } }, 'replyBy.date: "May" is not a date.'],
    [{ replyBy: { date: '2025-10-05' } }, 'replyBy.date: is after the first day, 2025-10-03.'],
    [{ replyBy: { date: '2025-09-15', help: '' } }, 'replyBy.help: is empty. Write a text'],
    [{ registry: { paymentLabel: 'x'.repeat(41) } }, 'paymentLabel: has 41 characters'],
    [{ registry: { paymentLink: 'http://a.example' } }, 'paymentLink: is not an https: address'],
    [{ firebase: { projectId: 'x' } }, 'firebase.apiKey: is empty. Copy it from the Firebase'],
    [{ firebase: { ...FIREBASE, appId: 'a b' } }, 'firebase.appId: has a space'],
    [
      { firebase: { ...FIREBASE, weekendAddress: 'zoe.example' } },
      'firebase.weekendAddress: is not an address',
    ],
    [
      { firebase: { ...FIREBASE, sites: { full: 'Zoe.web.app' } } },
      'firebase.sites.full: is not the name of a site',
    ],
  ])('for the answers %j', async (answers, fault) => {
    await rejects(() => project.answer(answers), fault);
  });

  it('and names every fault at once', async () => {
    await rejects(
      () => project.answer({ hosts: '', password: '', timeZone: 'Mars' }),
      /^\d+ answers have faults\. Nothing was written\.\n {2}- hosts: is empty.*\n(.*\n)* {2}- timeZone: .*\n {2}- password: is empty/,
    );
  });

  it.each([
    ['{', 'answers.json is not JSON:'],
    ['[]', 'answers.json: the whole is neither a text in quotes nor a group'],
    ['{"hosts":{"first":1}}', 'answers.json: hosts is neither a text in quotes nor a group'],
    [
      '{"names":"A & B"}',
      'answers names, which nothing asks for. The answers are hosts, gateTitle,',
    ],
  ])('for the file %s', async (text, message) => {
    writeFileSync(answersFile(), text);
    await rejects(() => project.customize(['--answers', answersFile()]), message);
  });

  it('for files that are missing', async () => {
    await rejects(
      () => project.customize(['--answers', answersFile()]),
      'answers.json cannot be read: ENOENT',
    );
    await rejects(
      () => project.customize(['--sdk-config', answersFile()]),
      /There is no file .*answers\.json/,
    );
  });

  it('without a terminal', async () => {
    await rejects(
      () => project.customize([]),
      /There is no terminal to ask in\..*--template answers\.json.*--answers answers\.json/s,
    );
  });

  it.each([
    ['celebration.ts', 'export const celebration = {', /celebration\.ts cannot be read\. Correct/],
    ['time-zone.ts', 'const x = 1;', /time-zone\.ts, timeZone: is not a text in simple quotes/],
    [
      'time-zone.ts',
      'export const timeZone = `Europe/Lisbon`;',
      /time-zone\.ts, timeZone: is not a text in simple quotes/,
    ],
    ['calendar.ts', 'export const calendar = null;', /calendar\.ts has no calendar in curly/],
  ])('if %s is %s', async (file, text, message) => {
    writeFileSync(join(project.content, file), text);
    initial = snapshot(project);
    await rejects(() => project.answer(ANSWERS), message);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCurrent } from './current';
import { format } from './format';
import { ANSWERS, FIREBASE } from './testing/answers';
import { createProject, type Project, snapshot } from './testing/project';

let project: Project;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

const textOf = (file: string) => readFileSync(join(project.content, file), 'utf8');

describe('customize', { timeout: 60_000 }, () => {
  it('writes the answers, and keeps what it does not ask for', async () => {
    const output = await project.answer(ANSWERS);
    expect(output).toContain(
      'Written: packages/domain/src/content/celebration.ts, packages/domain/src/content/time-zone.ts, packages/domain/src/content/calendar.ts,',
    );
    const { texts, password, postmark, timeZone, days, calendarDomain } = readCurrent(
      project.content,
    );
    expect(texts).toMatchObject({
      hosts: 'Zoë & Ida',
      preview: ANSWERS.preview,
      gateHelp: 'It is printed at the foot of your invite. If you cannot find it, ask Zoë or Ida.',
      rsvpTitle: 'Celebrate with Zoë & Ida',
      'registry.paymentLink': 'https://pay.example/zoe',
      'profilePicture.alt': 'Zoë and Ida',
    });
    expect({ password, postmark, timeZone, calendarDomain }).toEqual({
      password: 'verão',
      postmark: ['BARCE', 'LONA'],
      timeZone: 'Europe/Madrid',
      calendarDomain: 'zoe-and-ida.example',
    });
    expect(days.friday).toMatchObject({
      title: 'Paella',
      date: '2027-06-25',
      start: '16:45',
      shownEnd: 'none',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=La+Barceloneta',
    });
    // The other days follow the first one, and the hosts' names.
    expect(days.saturday).toMatchObject({
      date: '2027-06-26',
      end: '2027-06-27T03:00',
      shownEnd: { word: 'close' },
    });
    expect(days.sunday).toMatchObject({ date: '2027-06-27', location: "Zoë & Ida's apartment" });

    expect(textOf('celebration.ts')).toMatch(/url: `\$\{pictureHost\.base\}\/profile`,/);
    expect(textOf('celebration.ts')).toContain('/** The celebration that tests and stories use.');
    expect(textOf('events/friday.ts')).toContain('  timeZone,\n');
    expect(textOf('calendar.ts')).not.toContain('2025-06-01T16:00:00Z');
    const after = snapshot(project);
    expect(Object.keys(after)).not.toContain('.env');
    for (const file of Object.keys(after).filter((file) => file.endsWith('.ts'))) {
      expect(after[file], file).toBe(format(after[file] ?? ''));
    }
  });

  it('changes nothing when it runs again, and only what is new', async () => {
    await project.answer(ANSWERS);
    const before = snapshot(project);
    expect(await project.answer(ANSWERS)).toBe('Nothing to change.');
    expect(snapshot(project)).toEqual(before);
    const output = await project.answer({ password: 'sommer' });
    expect(output).toContain('celebration.ts, celebration.password: verão → sommer');
    const after = snapshot(project);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed).toEqual(['answers.json', 'packages/domain/src/content/celebration.ts']);
  });

  it('offers what is there as a file of answers', async () => {
    await project.answer({ ...ANSWERS, firebase: FIREBASE });
    const template = join(project.root, 'template.json');
    await project.customize(['--template', template]);
    const { days, ...answers } = JSON.parse(readFileSync(template, 'utf8'));
    const { days: _, ...expected } = { ...ANSWERS, firebase: FIREBASE };
    expect(answers).toMatchObject(expected);
    expect(days.saturday.end).toBe('2027-06-27T03:00');
    expect(await project.customize(['--answers', template])).toBe('Nothing to change.');
    await expect(project.customize(['--template', template])).rejects.toThrow(
      'template.json exists.',
    );
  });

  it('writes the settings of a Firebase project, and keeps the other ones', async () => {
    writeFileSync(
      join(project.root, '.firebaserc'),
      '{ "projects": { "staging": "old" }, "targets": { "old": { "hosting": { "full": ["a"] } } } }',
    );
    const output = await project.answer({ firebase: FIREBASE });
    expect(output).toContain('.firebaserc, full: zoe-weekend');
    expect(output).toContain('.env, VITE_FIREBASE_API_KEY: AIzaSyExample');
    const {
      '.env': env = '',
      '.firebaserc': targets = '',
      '.env.example': example = '',
    } = snapshot(project);
    expect(env).toBe(
      example
        .replace('API_KEY=', 'API_KEY=AIzaSyExample')
        .replace('PROJECT_ID=', 'PROJECT_ID=zoe-and-ida')
        .replace('APP_ID=', 'APP_ID=1:23:web:45')
        .replace('=saturdayrsvp', '=')
        .replace('WEEKEND_ADDRESS=', 'WEEKEND_ADDRESS=https://zoe-weekend.web.app/')
        .replace('SATURDAY_ADDRESS=', 'SATURDAY_ADDRESS=https://zoe-saturday.web.app/'),
    );
    expect(JSON.parse(targets)).toEqual({
      projects: { staging: 'old', default: 'zoe-and-ida' },
      targets: {
        old: { hosting: { full: ['a'] } },
        'zoe-and-ida': {
          hosting: expect.objectContaining({ full: ['zoe-weekend'], saturday: ['zoe-saturday'] }),
        },
      },
    });
    const edited = `${env}VITE_APP_CHECK=v3:key\nMINE=1`.replace(
      'zoe-weekend.web.app',
      'zoe.example',
    );
    writeFileSync(join(project.root, '.env'), edited);
    await project.answer({ firebase: { apiKey: 'AIzaNew' } });
    expect(snapshot(project)['.env']).toBe(edited.replace('AIzaSyExample', 'AIzaNew'));
  });

  it('reads the configuration that the Firebase CLI has written', async () => {
    const config = join(project.root, 'sdk-config.json');
    writeFileSync(config, JSON.stringify({ ...FIREBASE, messagingSenderId: '1' }));
    await project.customize(['--sdk-config', config]);
    const { '.env': env = '', '.firebaserc': targets = '' } = snapshot(project);
    expect(env).toContain('VITE_FIREBASE_APP_ID=1:23:web:45');
    expect(env).toContain('SATURDAY_ADDRESS=https://zoe-and-ida-saturday.web.app/');
    expect(JSON.parse(targets).targets['zoe-and-ida'].hosting).toMatchObject({
      full: ['zoe-and-ida-weekend'],
      saturday: ['zoe-and-ida-saturday'],
    });
  });

  it('writes, moves and removes the last day for replies', async () => {
    const before = textOf('reply-by.ts');
    const output = await project.answer({ replyBy: { date: '2025-09-15' } });
    expect(output).toContain('reply-by.ts, replyBy.date: none → 2025-09-15');
    expect(textOf('reply-by.ts')).toContain(`
import { defineReplyBy } from '../reply-by-source';
import { timeZone } from './time-zone';

/** The celebration of the tests has none. */
export const replyBy: ReplyBy | null = defineReplyBy({
  date: '2025-09-15',
  timeZone: timeZone,
  help: 'To join us after all, ask Nora & Sam.',
});
`);
    await project.answer({ hosts: 'Zoë & Ida', days: { friday: { date: '2025-10-10' } } });
    expect(readCurrent(project.content).replyBy).toEqual({
      date: '2025-09-22',
      help: 'To join us after all, ask Zoë & Ida.',
    });
    await project.answer({ replyBy: { date: '' } });
    expect(textOf('reply-by.ts')).toBe(before);
  });

  it('shows a dry run without writing', async () => {
    const before = snapshot(project);
    const output = await project.answer({ hosts: 'Zoë, Ida & Mo' }, '--dry-run');
    expect(output).toContain('celebration.ts, celebration.hosts: Nora & Sam → Zoë, Ida & Mo');
    expect(output).toMatch(/Nothing was written, because of --dry-run\.$/);
    const { 'answers.json': _, ...after } = snapshot(project);
    expect(after).toEqual(before);
  });

  it('lists the texts that still have an old name', async () => {
    expect(await project.answer({ hosts: 'Zoë, Ida & Mo' })).toContain(
      'Still with an old name: gateHelp, profilePicture.alt, thankYouPicture.alt.',
    );
  });
});

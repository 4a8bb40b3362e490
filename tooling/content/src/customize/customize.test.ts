import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, TWO_LANGUAGES } from '@invitation/vite/content/folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDocuments } from './content';
import { type Answers, contentQuestions } from './questions';
import { ANSWERS } from './testing/answers';
import { createProject, type Project, snapshot } from './testing/project';
import { CTRL_C, createHost } from './testing/terminal';

let project: Project;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

const textOf = (file: string) => readFileSync(join(project.content, file), 'utf8');
const files = () => snapshot(project);

describe('customize', () => {
  it('writes the answers and what follows from them, and keeps comments', async () => {
    const { shown, printed } = await project.answer(ANSWERS);
    expect(shown).toContain('celebration.yaml, hosts: Nora & Sam → Zoë & Ida');
    expect(printed).toContain('Written to packages/domain/content: celebration.yaml,');
    expect(printed).toContain(
      "Still the sample's: gateSubtitle, rsvpSubtitle, declinedText, storyText,",
    );
    const { celebration, events, calendar } = loadContent(project.content).weekend;
    expect(celebration).toMatchObject({
      hosts: 'Zoë & Ida',
      preview: ANSWERS.preview,
      password: 'dmVyw6Nv',
      postmark: ['BARCE', 'LONA'],
      gateHelp: 'It is printed at the foot of your invite. If you cannot find it, ask Zoë or Ida.',
      rsvpTitle: 'Celebrate with Zoë & Ida',
      profilePicture: { alt: 'Zoë and Ida' },
    });
    expect(calendar.domain).toBe('zoe-and-ida.example');
    const [friday, saturday, sunday] = events;
    expect(friday).toMatchObject({
      title: 'Paella',
      date: 'Friday, June 25, 2027',
      mapLink: 'https://www.google.com/maps/search/?api=1&query=La+Barceloneta',
    });
    // The other days follow the first one.
    expect(saturday).toMatchObject({ date: 'Saturday, June 26, 2027', time: '7:30pm to close' });
    expect(sunday).toMatchObject({
      date: 'Sunday, June 27, 2027',
      location: 'Zoë & Ida’s apartment',
    });
    expect(textOf('celebration.yaml')).toContain(
      '# Your names, as on the invitation.\nhosts: Zoë & Ida\n',
    );
    expect(textOf('celebration.yaml')).toContain('postmark: [BARCE, LONA]');
  });

  it('asks for the default language, and leaves the other', async () => {
    project.remove();
    project = createProject(TWO_LANGUAGES);
    const before = textOf('celebration.yaml');
    const { shown } = await project.answer({ rsvpTitle: 'Dança connosco', hosts: 'Inês e Zé' });
    expect(shown).toContain('celebration.yaml, rsvpTitle.pt-PT: Celebra connosco → Dança connosco');
    expect(textOf('celebration.yaml')).toBe(
      before
        .replace('Inês e Tom, en-GB', 'Inês e Zé, en-GB')
        .replace('Celebra connosco', 'Dança connosco')
        .replace('ines-e-tom.example', 'ines-e-ze.example'),
    );
    expect(await project.answer({})).toMatchObject({ printed: 'Nothing to change.' });
  });

  it('changes nothing when it runs again, and only what is new', async () => {
    await project.answer({ hosts: 'Nora & Sam' });
    const before = files();
    expect(await project.answer({})).toMatchObject({ printed: 'Nothing to change.' });
    expect(files()).toEqual(before);
    await project.answer({ password: 'sommer' });
    expect(textOf('celebration.yaml')).toBe(
      before['packages/domain/content/celebration.yaml']?.replace('eastvillage', 'sommer'),
    );
  });

  it('changes only values, however the hosts lay out the file', async () => {
    const path = join(project.content, 'celebration.yaml');
    const laidOut = textOf('celebration.yaml')
      .replace('rsvpSubtitle: We', "rsvpSubtitle:   'We' # us\n\n\n# We")
      .replace('postmark: [NEW, YORK]', 'postmark:\n  - NEW\n  - YORK # city');
    writeFileSync(path, laidOut);
    await project.answer({ password: '1234, 5', rsvpSubtitle: "We're ready" });
    expect(textOf('celebration.yaml')).toBe(
      laidOut.replace("'We' #", "'We''re ready' #").replace('eastvillage', '1234, 5'),
    );
    await project.answer({ postmark: 'LISBOA' });
    expect(textOf('celebration.yaml')).toContain('postmark:\n  [LISBOA]\n#');
  });

  it('writes, moves and removes the last day for replies', async () => {
    await project.answer({ 'replyBy.date': '2025-09-15' });
    const replyBy = () => loadContent(project.content).weekend.replyBy;
    expect(replyBy()).toMatchObject({
      date: 'Monday, September 15, 2025',
      help: 'To join us after all, ask Nora & Sam.',
    });
    await project.answer({ hosts: 'Zoë & Ida', 'days.friday.date': '2025-10-10' });
    expect(replyBy()).toMatchObject({
      date: 'Monday, September 22, 2025',
      help: 'To join us after all, ask Zoë & Ida.',
    });
    await project.answer({ 'replyBy.date': 'none' });
    expect(replyBy()).toBeNull();
  });

  it.each([
    [{ hosts: '' }, 'is empty. Write a text for guests.'],
    [{ gateTitle: 'Donaudampfschifffahrt' }, 'has a word of more than 18 characters'],
    [{ postmark: 'RIO / DE / JANEIRO' }, 'has more than two lines'],
    [{ postmark: 'COPENHAGEN' }, 'has 10 characters. Keep it to 8'],
    [{ timeZone: 'Lisbon' }, '"Lisbon" is not a time zone.'],
    [{ 'days.friday.date': '2027-02-30' }, '"2027-02-30" is not a date.'],
    [{ 'days.friday.date': '2027-06-26' }, '2027-06-26 is a Saturday. Write the date of a Friday.'],
    [{ 'days.saturday.end': '02:00' }, '02:00 is not after the start, 18:00.'],
    [{ 'replyBy.date': 'May' }, '"May" is not a date.'],
    [{ 'replyBy.date': '2025-09-15', 'replyBy.help': '' }, 'is empty.'],
  ])('refuses the answers %j', (answers: Answers, fault) => {
    const faults = contentQuestions(readDocuments(project.content))
      .filter(({ key }) => key in answers)
      .map(({ key, fault }) => fault(answers[key] ?? '', answers));
    expect(faults.filter((fault) => fault !== null)).toEqual([expect.stringContaining(fault)]);
  });

  it('writes nothing without a terminal', async () => {
    const before = files();
    await expect(project.customize([])).rejects.toThrow('There is no terminal to ask in.');
    expect(files()).toEqual(before);
  });
});

describe('customize in a terminal', () => {
  it('replaces what is there by what is typed, checks it, and goes back a question', async () => {
    const host = createHost([
      ['Your names', 'Zoë & Ida\r'],
      ['The time zone of', 'Mars\r'],
      ['"Mars" is not a time zone', '\u0015Europe/Madrid\r'],
      ['The title of the first screen', '<\r'],
      ['The time zone of', 'Europe/Lisbon\r'],
      ['Friday: the date', '2027-02-30\r'],
      ['"2027-02-30" is not a date.', '\u00152027-06-25\r'],
    ]);
    await project.customize([], host);
    expect(host.shown()).toContain('Zoë & Ida’s Birthday Party');
    expect(host.shown()).toContain('days/friday.yaml, date: 2025-10-03 → 2027-06-25');
    const { celebration, events } = loadContent(project.content).weekend;
    expect(celebration.hosts).toBe('Zoë & Ida');
    expect(events.map(({ timeZone }) => timeZone)).toEqual(Array(3).fill('Europe/Lisbon'));
    expect(existsSync(join(project.root, '.customize.json'))).toBe(false);
  });

  it('keeps the answers of an interrupted run for the next one', async () => {
    const before = files();
    const interrupted = project.customize(
      [],
      createHost([
        ['Your names', 'Zoë & Ida\r'],
        ['The line below it', CTRL_C],
      ]),
    );
    await expect(interrupted).rejects.toThrow(/^Interrupted\.$/);
    const { '.customize.json': _, ...after } = files();
    expect(after).toEqual(before);
    await project.customize([], createHost([['Go on with the answers of the last time?', 'y']]));
    expect(loadContent(project.content).weekend.celebration.hosts).toBe('Zoë & Ida');
  });

  it('writes nothing after a no', async () => {
    const host = createHost([
      ['Your names', 'Zoë & Ida\r'],
      ['Write it?', 'n'],
    ]);
    expect(await project.customize([], host)).toBe('Nothing was written.');
    expect(loadContent(project.content).weekend.celebration.hosts).toBe('Nora & Sam');
  });
});

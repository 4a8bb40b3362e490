import { describe, expect, test } from 'vitest';
import { headingsOf } from './markdown';
import { filesWith, textOf } from './repository';

const FOLDER = 'docs/decisions';
const RECORDS = filesWith(new RegExp(`^${FOLDER}/\\d{4}-.+\\.md$`));
const INDEX = textOf(`${FOLDER}/README.md`);

describe('the decisions', () => {
  test('are in the index in order, with number and title', () => {
    const rows = [...INDEX.matchAll(/^\| (\d+) +\| \[(.+?)\]\((.+?)\)/gm)].map(
      ([, number, title, file]) => ({ file: `${FOLDER}/${file}`, heading: `${number}. ${title}` }),
    );
    const records = RECORDS.toSorted().map((file) => ({
      file,
      heading: headingsOf(textOf(file))[0],
    }));
    expect(rows).toEqual(records);
  });

  test('have the unique number of their file', () => {
    const numbers = RECORDS.map((file) => Number(/\d{4}/.exec(file)?.[0]));
    expect(RECORDS.map((file) => Number.parseInt(headingsOf(textOf(file))[0] ?? '', 10))).toEqual(
      numbers,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(RECORDS)('%s has a status and the sections in order', (file) => {
    const text = textOf(file);
    expect(text).toMatch(/^\*\*Status:\*\* (Accepted|Superseded)/m);
    expect(headingsOf(text).slice(1)).toEqual(['Context', 'Decision', 'Consequences']);
  });
});

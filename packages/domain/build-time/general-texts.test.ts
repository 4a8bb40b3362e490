import { expect, it } from 'vitest';
import { readTexts } from '../src/fixtures/read-fixture.js';
import { generalTexts } from './general-texts';
import { parseContent } from './parse-content';

it('counts the pictures that wait for a description', () => {
  const texts = readTexts('weekend');
  expect(generalTexts(parseContent(texts))).toEqual([]);
  const album = texts.get('album.yaml') ?? '';
  let number = 0;
  texts.set(
    'album.yaml',
    album.replaceAll(/(?<=^ {4})alt: .*/gm, (alt) => {
      number += 1;
      return number > 2 ? alt : `alt: A picture of Nora & Sam, ${number}`;
    }),
  );
  expect(generalTexts(parseContent(texts))).toEqual([
    expect.objectContaining({
      file: 'album.yaml',
      field: 'pictures',
      message: expect.stringContaining('2 pictures have only a general description'),
    }),
  ]);
});

import { content } from '@invitation/domain/fixtures/named-guests.js';
import { expect, it } from 'vitest';
import { EVENTS } from '../testing/samples';
import { describeReplyField } from './reply-labels';

const SITE = { events: EVENTS, questions: content.weekend.questions };

it.each([
  ['dietaryRestrictions', 'Vegan', 'Dietary Restrictions', '“Vegan”'],
  ['who/Jos%C3%A9', 'friday sunday (child)', 'José', '“Friday, Sunday (Child)”'],
  ['who/Ana', 'saturday', 'Ana', '“Saturday”'],
  ['who/Ana', '(child)', 'Ana', '“not coming”'],
  ['who/Ana', undefined, 'Ana', '“not coming”'],
  ['need/Ana', 'No nuts', 'Ana, Dietary Restrictions', '“No nuts”'],
  ['need/Ana', null, 'Ana, Dietary Restrictions', 'nothing'],
  ['answers/course/Ana%20Sousa', 'Fish', 'Ana Sousa, Main course', '“Fish”'],
  ['friday', 'no', 'Friday', '“not coming”'],
  ['friday', null, 'Friday', 'nothing'],
  ['fridayPeople', 2, 'Friday: how many people', '“2”'],
  ['answers/course', '{"Fish":2}', 'Main course', '“2 × Fish”'],
])('describes the field %s with %j', (name, value, label, text) => {
  expect(describeReplyField(name, value, SITE)).toEqual([label, text]);
});

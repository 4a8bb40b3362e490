import { expect, it } from 'vitest';
import { previewPhases } from './preview-phases';

const repliesOpen = { date: '', at: '2026-02-01T00:00:00Z' };
const afterwards = { at: '2026-06-01T00:00:00Z' };
const replyBy = { date: '', closesAt: '2026-05-01T00:00:00Z', help: '' };

it.each([
  ['nothing', { phases: null, replyBy: null }, []],
  ['a last day for replies', { phases: null, replyBy }, ['open', 'closed']],
  ['thanks', { phases: { afterwards }, replyBy: null }, ['open', 'afterwards']],
  [
    'all',
    { phases: { repliesOpen, afterwards }, replyBy },
    ['before', 'open', 'closed', 'afterwards'],
  ],
])('a content with %s has its phases, in their order', (_, content, names) => {
  const phases = previewPhases(content);
  expect(Object.keys(phases)).toEqual(names);
  const times = Object.values(phases);
  expect(times).toEqual([...times].sort());
});

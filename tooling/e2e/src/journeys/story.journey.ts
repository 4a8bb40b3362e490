import type { Guest } from '../engines/guest';
import {
  button,
  expect,
  expectGone,
  expectSoon,
  expectVisible,
  NAME,
  PASSWORD_FIELD,
  STORY,
  test,
  unlock,
} from './journey';

/** What the viewer shows: the story's number from 0, `running` or `paused`, and the progress of each bar in percent. */
const viewer = (guest: Guest) =>
  guest.evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-testid="story-viewer"]');
    const bars = document.querySelectorAll<HTMLElement>('[data-testid="story-progress"] > *');
    return {
      index: Number(element?.dataset.index),
      state: element?.dataset.state,
      progress: [...bars].map((bar) => Number(bar.dataset.progress)),
    };
  });
const expectState = (guest: Guest, state: 'running' | 'paused') =>
  expectSoon(async () => (await viewer(guest)).state).toBe(state);
const expectIndex = (guest: Guest, index: number) =>
  expectSoon(async () => (await viewer(guest)).index).toBe(index);

/** Waits until the current bar has grown, which it does only while the story runs. */
async function expectRunning(guest: Guest): Promise<void> {
  await expectState(guest, 'running');
  const before = await viewer(guest);
  await expectSoon(async () => {
    const { index, progress } = await viewer(guest);
    return index > before.index || (progress[index] ?? 0) > (before.progress[index] ?? 0);
  }).toBe(true);
}

test('behind the gate, the next story starts by itself, by a tap, a key and a button', async ({
  guest,
  mockProxy,
}) => {
  await guest.open(`${mockProxy.origin}/our-story`);
  await expectVisible(guest, PASSWORD_FIELD);
  const headings = await guest.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
  );
  expect(headings).toEqual(['Nora & Sam’s Birthday Party']);
  await unlock(guest);
  await expectState(guest, 'running');
  expect((await viewer(guest)).progress).toHaveLength(21);
  await expectSoon(async () => (await viewer(guest)).index > 0).toBe(true);
  await guest.click(button('Pause'));
  await expectState(guest, 'paused');
  // A slow machine may show a later story than the second.
  const { index } = await viewer(guest);

  await guest.click({ testId: 'tap-next' });
  await expectIndex(guest, index + 1);
  await guest.click({ testId: 'tap-previous' });
  await expectIndex(guest, index);
  await guest.press('ArrowRight');
  await expectIndex(guest, index + 1);
  await guest.press('ArrowLeft');
  await expectIndex(guest, index);
  await guest.click(button('Next story'));
  await expectIndex(guest, index + 1);
  await guest.click(button('Previous story'));
  await expectIndex(guest, index);

  // The pictures so far and the next two are requested, each once.
  const count = index + 4;
  for (let number = 1; number <= count; number++) {
    const name = `story-${String(number).padStart(2, '0')}-`;
    expect(mockProxy.requests(new RegExp(`/pictures/${name}`)), name).toBe(1);
  }
  expect(mockProxy.requests(/\/pictures\/story-/)).toBe(count);

  await guest.click(button('Play'));
  await expectRunning(guest);
  await guest.open(`${mockProxy.origin}/licenses.txt`);
  await guest.back();
  await expectRunning(guest);
  await guest.press('Escape');
  await expectVisible(guest, NAME);
  await expectGone(guest, STORY);
});

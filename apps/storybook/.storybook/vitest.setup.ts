import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React logs it if a page changes just when Testing Library switches `act` off to wait. It is not about the page. */
const ACT_IS_OFF = 'The current testing environment is not configured to support act(...)';

/**
 * The texts that React would change or remove itself, because each is not the only child of its element. A space between
 * elements stays as it is.
 */
function textsHeldByReact(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const held: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() && Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) {
      held.push(`${text.data} (in ${text.parentElement?.outerHTML.slice(0, 200)})`);
    }
  }
  return held;
}

// An error in the console fails the test of a story.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  const logged = calls.filter(([message]) => message !== ACT_IS_OFF);
  vi.mocked(console.error).mockRestore();
  expect(logged, 'errors logged to the console').toEqual([]);
  expect(textsHeldByReact(), 'texts beside others, which a translator would break').toEqual([]);
});

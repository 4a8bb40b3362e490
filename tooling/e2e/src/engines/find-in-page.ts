import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Target } from './guest';

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/** Testing Library as a script, for browsers that Playwright does not drive. */
export const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/**
 * Runs in the page, so it uses nothing but its arguments.
 *
 * @param only `visible`: perhaps off the screen; `reachable`: scrolls there, and leaves out what is covered or in a transition
 * @returns `null` without Testing Library
 */
export function findInPage(
  target: Target,
  only: 'all' | 'visible' | 'reachable',
): HTMLElement[] | null {
  const library = globalThis.TestingLibraryDom;
  if (!library || !document.body) return null;
  const { body } = document;
  let found: HTMLElement[];
  if ('role' in target) {
    const { role, ...options } = target;
    found = library.queryAllByRole(body, role, options);
  } else if ('label' in target) {
    const groups = target.in ? library.queryAllByRole(body, 'group', { name: target.in }) : [body];
    found = groups.flatMap((group) => library.queryAllByLabelText(group, target.label));
  } else if ('text' in target) found = library.queryAllByText(body, target.text);
  else found = library.queryAllByTestId(body, target.testId);
  if (only === 'all') return found;
  const visible = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  if (only === 'visible') return visible;
  return visible.filter((element) => {
    const isOutside = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight;
    if (isOutside(element.getBoundingClientRect())) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    // A name on two lines has two boxes. WebDriver clicks in the middle of the first one.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const { x, y, width, height } = box;
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

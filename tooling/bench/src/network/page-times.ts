import type { BrowserContext, Page } from 'playwright';
import { DEFINE_NAME } from '../browser-page';

/** The page that a guest waits for. */
export type AwaitedPage = 'form' | 'thank-you';

/** Times in milliseconds since the navigation began. */
interface PageTimes {
  /** Continue, then Save. */
  readonly submitted: number[];
  readonly painted: Partial<Record<AwaitedPage, number>>;
}

/** Makes all pages of a browser record their times. */
export async function recordPageTimes(context: BrowserContext): Promise<void> {
  await context.addInitScript(DEFINE_NAME);
  await context.addInitScript(recordTimes);
}

/** Runs in the page. */
function recordTimes(): void {
  const times: PageTimes = { submitted: [], painted: {} };
  Object.assign(window, { times });
  addEventListener('submit', ({ timeStamp }) => times.submitted.push(timeStamp), true);
  const isShown: Record<AwaitedPage, () => boolean> = {
    form: () => document.querySelector('input[name="name"]:enabled') !== null,
    'thank-you': () => document.querySelector('h1')?.textContent?.startsWith('Thank you') === true,
  };
  const pages = ['form', 'thank-you'] as const;
  const check = () => {
    for (const page of pages) {
      if (page in times.painted || !isShown[page]()) continue;
      times.painted[page] = 0;
      // The page is painted before the next frame.
      requestAnimationFrame(() => {
        times.painted[page] = performance.now();
      });
    }
    requestAnimationFrame(check);
  };
  check();
}

/** How long a guest waited, in milliseconds. `start` counts from 1970. */
export interface Wait {
  readonly start: number;
  readonly duration: number;
}

/** Waits until a page is painted. The wait starts when the button is pressed, or with the navigation. */
export async function waitForPage(
  page: Page,
  awaited: AwaitedPage,
  button: 'Continue' | 'Save' | null,
): Promise<Wait> {
  await page.waitForFunction(
    (awaited) => (Reflect.get(window, 'times') as PageTimes).painted[awaited],
    awaited,
    { polling: 20 },
  );
  const { origin, times } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    times: Reflect.get(window, 'times') as PageTimes,
  }));
  const begin = button === null ? 0 : times.submitted[button === 'Continue' ? 0 : 1];
  const end = times.painted[awaited];
  if (begin === undefined || end === undefined) {
    throw new Error(`The page "${awaited}" was painted, but ${button} was not pressed.`);
  }
  return { start: origin + begin, duration: end - begin };
}

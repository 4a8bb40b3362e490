import { isDeepStrictEqual } from 'node:util';
import { shiftDate } from '@invitation/domain/fixtures/shift-date';
import { Builder, error, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findInPage, TESTING_LIBRARY } from './find-in-page';
import { type Engine, type Guest, type Key, type Target, TIMEOUT_MS } from './guest';
import { type DriverProcess, startDriver } from './webdriver-processes';

declare global {
  /** Whether the last click has hit something else. Undefined on a page that replaced the clicked one. */
  var isMissed: boolean | undefined;
}

const KEYS: Record<Key, string> = {
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
};

/** WebKit sometimes never answers a command that a navigation interrupts, so it is sent again after this time. */
const COMMAND_TIMEOUT_MS = 3000;

/**
 * Starts Debian's WebKit, driven by WebDriver in a bare window of a phone's size.
 *
 * @param driverPath the executable of WebKitWebDriver
 * @param window the command that opens the window. Its last argument is a script for each page
 */
export async function startWebDriver(
  driverPath: string,
  window: { readonly binary: string; readonly args: readonly string[] },
): Promise<Engine> {
  const drivers: { readonly process: DriverProcess; isFree: boolean }[] = [];
  /** A driver has one window at a time. */
  const freeDriver = async () => {
    const free = drivers.find(({ isFree }) => isFree);
    if (free) return free;
    const started = { process: await startDriver(driverPath), isFree: true };
    drivers.push(started);
    return started;
  };
  return {
    async newGuest(site, clockOffset) {
      const own = await freeDriver();
      own.isFree = false;
      const driver = await new Builder()
        .usingServer(own.process.url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            binary: window.binary,
            args: [...window.args, `(${shiftDate})(${clockOffset})`],
          },
        })
        .build();
      await driver.manage().setTimeouts({ script: COMMAND_TIMEOUT_MS });
      return guestAt(driver, site, own.process, () => {
        own.isFree = true;
      });
    },
    async close() {
      for (const { process } of drivers) await process.stop();
    },
  };
}

/** @throws `TimeoutError` if a command is not answered in time */
async function withTimeout<Result>(command: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new error.TimeoutError('no answer')), COMMAND_TIMEOUT_MS);
  });
  return Promise.race([command, timeout]).finally(() => clearTimeout(timer));
}

/** Repeats until there is a result, also if a navigation or a rendering removes the element in between. */
async function retry<Result>(what: string, run: () => Promise<Result | null>): Promise<Result> {
  const end = Date.now() + TIMEOUT_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const result = await run();
      if (result !== null) return result;
    } catch (failure) {
      if (!(failure instanceof error.WebDriverError)) throw failure;
      last = failure;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not possible within ${TIMEOUT_MS} ms: ${what}.`, { cause: last });
}

/** Whether a tap would reach the middle of an element. Runs in the page. */
function isOnScreen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(shown);
}

/** Where an element is on the screen. WebDriver says where it is on the page. Runs in the page. */
const placeOf = (element: Element): object => element.getBoundingClientRect().toJSON();

/** Scrolls to an element as WebDriver does before it acts. Runs in the page. */
const scrollTo = (element: Element): void =>
  element.scrollIntoView({ block: 'end', inline: 'nearest', behavior: 'instant' });

/** Whether an element or something around it is animated. Runs in the page. */
function isAnimated(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.getAnimations().some(({ playState }) => playState === 'running')) return true;
  }
  return false;
}

/** Runs in the page. */
function watchClick(element: Element): void {
  globalThis.isMissed = true;
  const reach = () => {
    globalThis.isMissed = false;
  };
  element.addEventListener('click', reach, { capture: true, once: true });
}

function guestAt(
  driver: WebDriver,
  site: string,
  driverProcess: DriverProcess,
  onLeft: () => void,
): Guest {
  const printedBefore = driverProcess.output.length;

  const execute = <Result>(
    script: string | ((...values: never[]) => unknown),
    ...values: unknown[]
  ) => withTimeout(driver.executeScript<Result>(script, ...values));
  const find = (target: Target, only: 'all' | 'visible' | 'reachable') =>
    retry(`find ${JSON.stringify(target)}`, async () => {
      const found = await execute<WebElement[] | null>(findInPage, target, only);
      if (found === null) await execute(TESTING_LIBRARY);
      return found;
    });
  /**
   * Whether an element on the screen has stopped moving. WebDriver would miss one that still slides in, such as a toast, or
   * whose page still scrolls to its top.
   */
  const isStill = async (element: WebElement) => {
    if (!(await execute<boolean>(isOnScreen, element))) await execute(scrollTo, element);
    const before = await execute<object>(placeOf, element);
    // On a busy machine, a transition begins late.
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (await execute<boolean>(isAnimated, element)) return false;
    return isDeepStrictEqual(await execute<object>(placeOf, element), before);
  };
  const act = (target: Target, action: (element: WebElement) => Promise<void>) =>
    retry(`reach ${JSON.stringify(target)}`, async () => {
      const [element] = await find(target, 'reachable');
      if (!element || !(await isStill(element))) return null;
      await action(element);
      return true;
    });
  /** @throws if the click hits something else, because the page has moved the element after it was located */
  const click = async (element: WebElement) => {
    await execute(watchClick, element);
    await element.click();
    // A click may navigate, and then the page answers late or not at all.
    const isMissed = await execute<boolean>(() => globalThis.isMissed === true).catch(() => false);
    if (isMissed) throw new error.ElementClickInterceptedError();
  };
  const read = (target: Target, property: 'value' | 'textContent') =>
    retry(`read ${JSON.stringify(target)}`, async () => {
      const [element] = await find(target, 'all');
      return { read: element ? await withTimeout(element.getProperty(property)) : null };
    }).then(({ read }) => read);
  /** Waits until a navigation has replaced the document. Each document has its own time origin. */
  const navigate = async (start: () => Promise<void>) => {
    const origin = () => execute<number>(() => performance.timeOrigin);
    const before = await retry('leave the page', origin);
    await start();
    await retry('navigate', async () => ((await origin()) === before ? null : true));
  };

  return {
    open: (address) => navigate(() => driver.get(new URL(address, site).href)),
    reload: () => navigate(() => driver.navigate().refresh()),
    async back() {
      const before = await driver.getCurrentUrl();
      await driver.navigate().back();
      await retry('go back', async () => {
        const isBack = (await withTimeout(driver.getCurrentUrl())) !== before;
        // The page answers once it is restored.
        return isBack ? execute<true>(() => true) : null;
      });
    },
    address: async () => new URL(await driver.getCurrentUrl()),
    async click(target) {
      await act(target, click);
    },
    async fill(target, text) {
      await act(target, async (element) => {
        await element.clear();
        await element.sendKeys(text);
      });
    },
    async select(target, value) {
      await act(target, (element) =>
        element.findElement({ css: `option[value="${value}"]` }).click(),
      );
    },
    press: (key) => driver.switchTo().activeElement().sendKeys(KEYS[key]),
    count: async (target) => (await find(target, 'visible')).length,
    value: (target) => read(target, 'value'),
    text: (target) => read(target, 'textContent'),
    evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument?: Argument) =>
      retry('evaluate', async () => ({
        result: await execute<Result>(run, argument),
      })).then(({ result }) => result),
    consoleErrors: () =>
      driverProcess.output
        .slice(printedBefore)
        .filter((line) => /CONSOLE .*(ERROR|WARN)/.test(line)),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    leave: () => driver.quit().then(onLeft),
  };
}

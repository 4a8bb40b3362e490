import { setImmediate as nextTask } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Browser, CALENDAR, PAGE, PICTURE, SCRIPT, STORAGE_CALLS } from './testing/fake-browser';

const build = (name: string) => ({
  '/': PAGE(name),
  [`/assets/${name}.js`]: SCRIPT(name),
  '/calendar/friday.ics': CALENDAR(name),
});
const A = build('a');
const B = build('b');
const C = build('c');
const CITY = '/pictures/city-600.avif';

const notFound = () => new Response('Not found', { status: 404 });
const serverError = () => new Response('Error', { status: 500 });
const redirect = () => Response.redirect('https://example.com/', 302);
/** As after a redirect that the browser has followed. */
const redirectedPicture = (): Response =>
  Object.defineProperties(PICTURE('elsewhere')(), {
    redirected: { value: true },
    clone: { value: redirectedPicture },
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function visit(...deployments: Parameters<Browser['visitAfterDeploying']>[0][]) {
  const browser = new Browser();
  for (const deployment of deployments) await browser.visitAfterDeploying(deployment);
  return browser;
}

/** With fake timers, while modules are imported in real time. */
async function passTimeUntil(settled: Promise<void>): Promise<void> {
  let isSettled = false;
  const settle = settled.finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    await vi.advanceTimersByTimeAsync(1_000);
    await nextTask();
  }
  return settle;
}

describe('Without a connection', () => {
  it('the page of the last visit opens at any address, with its files', async () => {
    const browser = await visit(A);
    browser.isOnline = false;
    expect(await browser.navigate('/door')).toBe('page a');
    expect(await browser.load('/assets/a.js')).toBe('script a');
    expect(await browser.navigate('/calendar/friday.ics')).toBe('calendar a');
    await expect(browser.navigate('/calendar/gone.ics')).rejects.toThrow();
  });

  it('the pictures appear that were shown before', async () => {
    const browser = await visit({ ...A, [CITY]: PICTURE('city') });
    expect(await browser.load(`${CITY}?tr=w-600`)).toBe('picture city');
    browser.isOnline = false;
    expect(await browser.load(`${CITY}?tr=w-600`)).toBe('picture city');
    await expect(browser.load('/pictures/other-600.avif')).rejects.toThrow();
    browser.isOnline = true;
    await browser.visitAfterDeploying({ ...B, [CITY]: PICTURE('city') });
    browser.isOnline = false;
    expect(await browser.load(CITY)).toBe('picture city');
  });

  it('a smaller picture appears for one that was not shown before', async () => {
    const browser = await visit({ ...A, [CITY]: PICTURE('city') });
    await browser.load(`${CITY}?tr=w-600`);
    browser.isOnline = false;
    expect(await browser.load('/pictures/city-1200.avif?tr=w-600,dpr-2')).toBe('picture city');
    await expect(browser.load('/pictures/city-1200.webp')).rejects.toThrow();
  });

  it('a stalled connection counts as none after three seconds', async () => {
    vi.useFakeTimers();
    const browser = await visit(A);
    browser.deployment = { '/': () => new Promise(() => {}) };
    const opened = browser.navigate('/');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await opened).toBe('page a');
  });
});

describe('With a connection', () => {
  it('a deployment arrives with the next visit, before its worker does', async () => {
    const browser = await visit(A);
    browser.deployment = B;
    expect(await browser.navigate('/thank-you')).toBe('page b');
    expect(await browser.load('/assets/b.js')).toBe('script b');
    expect(await browser.load('/calendar/friday.ics')).toBe('calendar b');
    expect(await browser.load('/assets/a.js')).toBe('script a');
  });

  it('a copied script is not requested again', async () => {
    const browser = await visit(A);
    const { length } = browser.fetched;
    expect(await browser.load('/assets/a.js')).toBe('script a');
    expect(browser.fetched).toHaveLength(length);
  });

  it('other origins and saves get no copy', async () => {
    const browser = await visit({ ...A, [CITY]: PICTURE('city') });
    const elsewhere = `https://elsewhere.example.com${CITY}`;
    await browser.load(elsewhere);
    browser.isOnline = false;
    await expect(browser.load(elsewhere)).rejects.toThrow();
    await expect(browser.post('/')).rejects.toThrow();
  });

  it('a replaced picture is shown', async () => {
    const browser = await visit({ ...A, [CITY]: PICTURE('old') });
    await browser.load(CITY);
    browser.deployment = { ...A, [CITY]: PICTURE('new') };
    expect(await browser.load(CITY)).toBe('picture new');
  });

  it.each([
    ['404', notFound, 'Not found'],
    ['a redirect, which the browser follows', redirect, ''],
    ['the page of a captive portal', PAGE('portal'), 'page portal'],
  ])('the guest gets %s, and nothing of it is kept', async (_, answer, text) => {
    const browser = await visit(A);
    browser.deployment = { ...A, '/': answer };
    expect(await browser.navigate('/')).toBe(text);
    browser.isOnline = false;
    expect(await browser.navigate('/')).toBe('page a');
  });

  it('the page of the last visit opens while the server fails', async () => {
    const browser = await visit(A);
    browser.deployment = { ...A, '/': serverError };
    expect(await browser.navigate('/')).toBe('page a');
  });

  it.each([
    ['404', () => new Response('', { status: 404, headers: { 'content-type': 'image/avif' } })],
    ['a picture from elsewhere', redirectedPicture],
    ['the page', PAGE('a')],
  ])('a picture answered with %s is not kept', async (_, answer) => {
    const browser = await visit({ ...A, [CITY]: answer });
    await browser.load(CITY);
    browser.isOnline = false;
    await expect(browser.load(CITY)).rejects.toThrow();
  });

  it('a picture is shown although the disk is full', async () => {
    const browser = await visit({ ...A, [CITY]: PICTURE('city') });
    browser.isDiskFull = true;
    expect(await browser.load(CITY)).toBe('picture city');
  });

  it('only the last two hundred pictures are kept', async () => {
    const pictures = Array.from({ length: 201 }, (_, index) => `/pictures/${index}.avif`);
    const answers = Object.fromEntries(pictures.map((path) => [path, PICTURE(path)]));
    const browser = await visit({ ...A, ...answers });
    for (const path of pictures) await browser.load(path);
    browser.isOnline = false;
    await expect(browser.load('/pictures/0.avif')).rejects.toThrow();
    expect(await browser.load('/pictures/1.avif')).toBe('picture /pictures/1.avif');
  });
});

describe.each(['fails', 'hangs'] as const)('A cache storage that %s', (kind) => {
  it.each([
    ...STORAGE_CALLS.map((call) => ({ name: call, calls: [call] })),
    { name: 'every call', calls: STORAGE_CALLS },
  ])('does not withhold what the network answers: $name', async ({ calls }) => {
    vi.useFakeTimers();
    const browser = await visit(A);
    browser.deployment = { ...A, ...B, [CITY]: PICTURE('city') };
    browser.storageFault = { calls, kind };
    const answers = Promise.all([
      browser.navigate('/thank-you'),
      ...['/assets/a.js', '/assets/b.js', '/calendar/friday.ics', CITY].map(browser.load),
    ]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answers).toEqual(['page b', 'script a', 'script b', 'calendar b', 'picture city']);
    browser.deployment = { ...browser.deployment, '/calendar/friday.ics': serverError };
    const failed = browser.load('/calendar/friday.ics');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await failed).toMatch(/^(Error|calendar a)$/);
  });

  it('does not keep a new worker from its page', async () => {
    vi.useFakeTimers();
    const browser = await visit(A, B);
    browser.storageFault = { calls: ['keys'], kind };
    await passTimeUntil(browser.visitAfterDeploying(C));
    expect(await browser.load('/assets/c.js')).toBe('script c');
  });
});

it('A copy that takes long still counts without a connection', async () => {
  vi.useFakeTimers();
  const browser = await visit(A);
  browser.isOnline = false;
  browser.storageFault = { calls: ['match'], kind: 'delays' };
  const script = browser.load('/assets/a.js');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await script).toBe('script a');
});

describe('A tab on another build', () => {
  it('still loads the files of the previous build', async () => {
    const browser = await visit(A, B);
    browser.isOnline = false;
    expect(await browser.navigate('/')).toBe('page b');
    expect(await browser.load('/assets/b.js')).toBe('script b');
    expect(await browser.load('/assets/a.js')).toBe('script a');
  });

  it('gets the server’s answer for files of older builds', async () => {
    const browser = await visit(A, B, C);
    await expect(browser.load('/assets/a.js')).rejects.toThrow();
    browser.isOnline = false;
    expect(await browser.load('/assets/b.js')).toBe('script b');
  });

  it('after a rollback, keeps the files of the restored build longest', async () => {
    const browser = await visit(A, B, A, C);
    browser.isOnline = false;
    expect(await browser.load('/assets/a.js')).toBe('script a');
    await expect(browser.load('/assets/b.js')).rejects.toThrow();
  });
});

describe('An installation', () => {
  it('checks files in the HTTP cache with the server', async () => {
    const { fetched } = await visit(A);
    expect(fetched.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache', 'no-cache']);
  });

  it.each([
    ['404', notFound],
    ['500', serverError],
    ['the page', PAGE('b')],
    ['a redirect', redirect],
    ['no answer', Response.error],
  ])('keeps the previous build if a script is answered with %s', async (_, answer) => {
    const browser = await visit(A, B);
    const broken = { ...C, '/assets/c.js': answer };
    await expect(browser.visitAfterDeploying(broken)).rejects.toThrow();
    browser.isOnline = false;
    expect(await browser.navigate('/')).toBe('page b');
    await expect(browser.load('/assets/c.js')).rejects.toThrow();
    browser.isOnline = true;
    await browser.visitAfterDeploying(C);
    browser.isOnline = false;
    expect(await browser.navigate('/')).toBe('page c');
    expect(await browser.load('/assets/b.js')).toBe('script b');
  });

  it('keeps the previous build if the disk is full', async () => {
    const browser = await visit(A);
    browser.isDiskFull = true;
    await expect(browser.visitAfterDeploying(B)).rejects.toThrow('Full');
    expect(browser.cacheCount()).toBe(1);
    browser.isOnline = false;
    expect(await browser.navigate('/')).toBe('page a');
  });

  it.each([
    ['the browser has emptied the caches', (browser: Browser) => browser.emptyCaches()],
    ['an earlier repair was stopped midway', (browser: Browser) => browser.lose('/assets/a.js')],
  ])('is repaired with the next visit if %s', async (_, damage) => {
    const browser = await visit(A);
    damage(browser);
    expect(await browser.load('/assets/a.js')).toBe('script a');
    expect(await browser.navigate('/')).toBe('page a');
    browser.isOnline = false;
    expect(await browser.load('/assets/a.js')).toBe('script a');
  });
});

describe('A guest who leaves this browser', () => {
  it.each(STORAGE_CALLS.flatMap((call) => [0, 1_000, 3_000].map((moment) => ({ call, moment }))))(
    'leaves no copy, also if $call takes long and $moment ms have passed',
    async ({ call, moment }) => {
      vi.useFakeTimers();
      const browser = await visit({ ...A, [CITY]: PICTURE('city') });
      browser.lose('/assets/a.js');
      browser.storageFault = { calls: [call], kind: 'delays' };
      const underWay = Promise.all([browser.navigate('/'), browser.load(CITY)]);
      await vi.advanceTimersByTimeAsync(moment);
      const left = browser.leave();
      await passTimeUntil(Promise.all([underWay, left]).then(() => {}));
      expect(browser.cacheCount()).toBe(0);
      browser.storageFault = null;
      // The picture of the page that is still open.
      await browser.load(CITY);
      expect(browser.cacheCount()).toBe(0);
      await browser.navigate('/');
      browser.isOnline = false;
      expect(await browser.load('/assets/a.js')).toBe('script a');
    },
  );
});

describe('A site in two languages', () => {
  const files = {
    '/i18n/pt/index.html': PAGE('pt'),
    '/i18n/en/index.html': PAGE('en'),
    '/i18n/pt/calendar/friday.ics': CALENDAR('pt'),
    '/i18n/en/calendar/friday.ics': CALENDAR('en'),
    '/assets/a.js': SCRIPT('a'),
  };
  const visitOffline = async (...languages: readonly string[]) => {
    const browser = new Browser();
    browser.languages = ['pt', 'en'];
    await browser.visitAfterDeploying(files);
    for (const language of languages) await browser.read(language);
    browser.isOnline = false;
    return browser;
  };

  it.each([
    [[], 'pt'],
    [['en'], 'en'],
    [['en', 'pt'], 'pt'],
  ])('opens without a connection in the language last read: %s', async (read, language) => {
    const browser = await visitOffline(...read);
    expect(await browser.navigate('/thank-you')).toBe(`page ${language}`);
    expect(await browser.navigate('/calendar/friday.ics')).toBe(`calendar ${language}`);
    expect(await browser.load('/assets/a.js')).toBe('script a');
  });

  it('remembers the language over a deployment, and shows what the server chooses', async () => {
    const browser = await visitOffline('en');
    browser.isOnline = true;
    await browser.visitAfterDeploying({ ...files, '/assets/b.js': SCRIPT('b') });
    browser.deployment = { ...files, '/': PAGE('chosen') };
    expect(await browser.navigate('/')).toBe('page chosen');
    browser.isOnline = false;
    expect(await browser.navigate('/')).toBe('page en');
  });
});

it('A deployment with the setting "off" ends the worker although the cache storage hangs', async () => {
  vi.useFakeTimers();
  const browser = await visit(A);
  browser.storageFault = { calls: STORAGE_CALLS, kind: 'hangs' };
  await passTimeUntil(browser.visitAfterDeploying(B, () => import('./remove-worker')));
  expect(browser.unregister).toHaveBeenCalledOnce();
});

it('A deployment with the setting "off" removes the worker and all that it kept', async () => {
  const browser = await visit({ ...A, [CITY]: PICTURE('city') });
  await browser.load(CITY);
  await browser.visitAfterDeploying(B, () => import('./remove-worker'));
  expect(browser.unregister).toHaveBeenCalledOnce();
  expect(browser.cacheCount()).toBe(0);
  expect(await browser.navigate('/')).toBe('page b');
  browser.isOnline = false;
  await expect(browser.navigate('/')).rejects.toThrow();
});

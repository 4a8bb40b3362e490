import { expect, it, onTestFinished, vi } from 'vitest';
import { Browser, PAGE, SCRIPT } from './testing/service-worker-browser';

const A = { '/': PAGE('a'), '/assets/a.js': SCRIPT('a') };
const B = { '/': PAGE('b'), '/assets/b.js': SCRIPT('b') };
const C = { '/': PAGE('c'), '/assets/c.js': SCRIPT('c') };

function openBrowser(): Browser {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return new Browser();
}

it('Without a connection, the page of the last visit opens at any address', async () => {
  const browser = openBrowser();
  await browser.visitAfterDeploying(A);
  browser.isOnline = false;
  expect(await browser.navigate('/door')).toBe('page a');
  expect(await browser.load('/assets/a.js')).toBe('script a');
});

it('After a deployment, the new page opens, and an open page of the build before still loads its files', async () => {
  const browser = openBrowser();
  await browser.visitAfterDeploying(A);
  await browser.visitAfterDeploying(B);
  browser.isOnline = false;
  expect(await browser.navigate('/')).toBe('page b');
  expect(await browser.load('/assets/b.js')).toBe('script b');
  expect(await browser.load('/assets/a.js')).toBe('script a');
});

it('After two deployments, the files of the first build are gone', async () => {
  const browser = openBrowser();
  for (const build of [A, B, C]) await browser.visitAfterDeploying(build);
  browser.isOnline = false;
  await expect(browser.load('/assets/a.js')).rejects.toThrow();
  expect(await browser.load('/assets/b.js')).toBe('script b');
});

it('After a rollback, the files of the build that was rolled back to stay longest', async () => {
  const browser = openBrowser();
  for (const build of [A, B, A, C]) await browser.visitAfterDeploying(build);
  browser.isOnline = false;
  expect(await browser.load('/assets/a.js')).toBe('script a');
  await expect(browser.load('/assets/b.js')).rejects.toThrow();
});

it('A file in the HTTP cache is checked with the server', async () => {
  const browser = openBrowser();
  await browser.visitAfterDeploying(A);
  expect(browser.fetched.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache']);
});

it.each([
  ['404', () => new Response('Not found', { status: 404 })],
  ['500', () => new Response('Error', { status: 500 })],
  ['the page', PAGE('b')],
  ['a redirect', () => Response.redirect('https://example.com/', 302)],
  ['no answer', Response.error],
])('A script answered with %s is not kept, and the build before stays', async (_, answer) => {
  const browser = openBrowser();
  await browser.visitAfterDeploying(A);
  await browser.visitAfterDeploying(B);
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

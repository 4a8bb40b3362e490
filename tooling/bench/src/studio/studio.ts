import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePhotographs } from '@invitation/content/photos/testing/photographs';
import { halves, plain } from '@invitation/content/photos/testing/pictures';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { chromium, type Page } from 'playwright';
import { temporaryFolder } from '../browser/temporary-folder';
import { medians } from '../report/median';
import { type Report, reportOf } from '../report/report';
import { COUPLES, writeCouple } from './couples';
import { sampleLeft } from './sample-left';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CONTENT = 'packages/domain/content';
/** Far from the ports of `dev`. */
const PORT = 7373;
const STUDIO = `http://localhost:${PORT + 3}/`;
const TIMEOUT_MS = 300_000;
/** In pixels: a photograph of 40 megapixels. */
const LARGE = { width: 7300, height: 5500 };
const FOLLOWS_WITHIN_MS = 1000;

async function phonePhotographs(folder: string): Promise<string[]> {
  const files = [1, 2, 3, 4].map((number) => join(folder, `IMG_100${number}.jpg`));
  for (const [index, file] of files.entries()) {
    await halves(601 + index, 800, [index * 40, 90, 60], [30, index * 50, 90])
      .jpeg()
      .toFile(file);
  }
  return files;
}

/** Fourteen photographs as phones, cameras and chats leave them, and a broken one. */
async function photographsIn(folder: string): Promise<string[]> {
  await mkdir(folder);
  await makePhotographs(folder);
  const file = (name: string) => join(folder, name);
  await plain(3, LARGE.width, LARGE.height).jpeg().toFile(file('camera.jpg'));
  await phonePhotographs(folder);
  const broken = await halves(300, 300).jpeg().toBuffer();
  await writeFile(file('broken.jpg'), broken.subarray(0, broken.length / 2));
  return (await readdir(folder)).map(file);
}

/** Fills in fields, and counts what a person does. */
function personAt(page: Page) {
  let inputs = 0;
  const count = <Result>(result: Result): Result => {
    inputs += 1;
    return result;
  };
  return {
    fill: async (label: string, text: string) =>
      count(await page.getByLabel(label, { exact: true }).fill(text)),
    choose: async (label: string, option: string) =>
      count(await page.getByLabel(label, { exact: true }).selectOption(option)),
    press: async (name: string) =>
      count(await page.getByRole('button', { name, exact: true }).first().click()),
    count,
    inputs: () => inputs,
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, 'SIGTERM');
    await once(child, 'exit');
  }
}

/** Builds a content. @throws Error that lists what is left of the sample */
async function buildWithoutSample(
  clone: string,
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  apps: readonly string[],
): Promise<void> {
  execFileSync('pnpm', ['build'], { cwd: clone, env: environment, stdio: 'ignore' });
  for (const app of apps) {
    const left = await sampleLeft(join(clone, 'apps', app, 'dist'), join(clone, CONTENT));
    if (left.length === 0) continue;
    throw new Error(`The build of ${app} for ${name} still has of the sample:\n${left.join('\n')}`);
  }
}

/**
 * From a fresh clone to the site of a wedding in Lisbon with photographs, as a couple would go (B22). Then two other couples' sites.
 *
 * @throws Error if something of the sample is left in one of the builds
 */
export async function measureStudio(): Promise<Report> {
  await using folder = await temporaryFolder();
  const clone = join(folder.path, 'clone');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const photographs = await photographsIn(join(folder.path, 'photographs'));
  const environment = {
    // Without what tells a pnpm within pnpm not to install.
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name))),
    BROWSER: 'none',
    DEV_PORT: `${PORT}`,
    VITE_BACKEND: 'embedded',
  };
  const start = performance.now();
  // The pnpm that runs this: npx would wait for the npx around it.
  const studio = spawn('pnpm', ['studio'], {
    cwd: clone,
    env: environment,
    stdio: 'ignore',
    detached: true,
  });
  try {
    await using browser = await chromium.launch(launchOptions());
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(TIMEOUT_MS);
    while (!(await page.goto(STUDIO).catch(() => null))) {
      if (studio.exitCode !== null) throw new Error('The studio ended before it answered.');
      await page.waitForTimeout(500);
    }
    await page.getByLabel('Your names').waitFor();
    const opened = performance.now();
    const { fill, choose, press, count, inputs } = personAt(page);
    await fill('Your names', 'Ana & Rui');
    await choose('What you celebrate', 'wedding');
    await fill('City', 'Lisboa');
    await press('Lisbon, Lisboa, Portugal');
    await choose('Language of the site', 'pt-PT');
    await fill('What’s happening', 'Casamento');
    await fill('Date', '2083-06-12');
    await fill('Start', '15:00');
    await fill('End', '02:00');
    await fill('Place', 'Palácio Fronteira');
    await fill('Password for your guests', 'saudade');
    await press('Make our site');
    const site = page.frameLocator('iframe');
    await site.getByText('Ana & Rui').first().waitFor();
    const begun = performance.now();
    await site.getByRole('heading', { name: 'Casamento' }).first().waitFor();
    const title = page.getByLabel('The title of the form', { exact: true });
    await title.fill('Celebra connosco');
    await site.getByText('Celebra connosco').waitFor();
    const keystrokes: { readonly time: number }[] = [];
    for (const word of ['Festeja', 'Dança', 'Brinda', 'Canta', 'Janta']) {
      const typed = performance.now();
      await title.fill(`${word} connosco`);
      await site.getByText(`${word} connosco`).waitFor();
      keystrokes.push({ time: performance.now() - typed });
    }
    await title.press('End');
    // The site beside the field starts again after each letter.
    await title.pressSequentially(' e dança', { delay: 300 });
    if (!(await title.inputValue()).endsWith(' e dança')) {
      throw new Error('The site beside the form has taken the focus from a field.');
    }
    const followed = performance.now();
    await press('Album');
    const first = page.locator('input[type=file]').first();
    count(await first.setInputFiles(photographs));
    await page.getByText('broken.jpg is damaged or incomplete').first().waitFor();
    await page
      .getByLabel('What it shows', { exact: true })
      .nth(photographs.length - 2)
      .waitFor();
    await page.getByText(`of ${photographs.length}:`).waitFor({ state: 'hidden' });
    const added = performance.now();
    for (const [name, index] of [
      ['thank-you', 1],
      ['profile', 2],
    ] as const) {
      const file = photographs.find((path) => path.endsWith(`IMG_100${index}.jpg`)) ?? '';
      count(await page.locator('input[type=file]').nth(index).setInputFiles(file));
      await page.locator(`img[src*="${name}-img-100${index}"]`).waitFor();
      await fill(`The ${name} picture: what it shows`, `Ana e Rui ${index}`);
    }
    for (const [index, field] of (
      await page.getByLabel('What it shows', { exact: true }).all()
    ).entries()) {
      count(await field.fill(`Fotografia ${index + 1}`));
    }
    await page.getByText('All changes saved.').waitFor();
    const done = performance.now();
    await stop(studio);
    await buildWithoutSample(clone, environment, 'Lisbon', ['full', 'hosts']);
    for (const couple of COUPLES) {
      execFileSync('git', ['clean', '-fdxq', CONTENT], { cwd: clone });
      execFileSync('git', ['checkout', '--quiet', 'HEAD', '--', CONTENT], { cwd: clone });
      await writeCouple(join(clone, CONTENT), couple, await phonePhotographs(folder.path));
      await buildWithoutSample(clone, environment, couple.name, couple.apps);
    }
    return reportOf('studio', [
      ['installation and start', opened - start, 'ms'],
      ['the site with its names, after the last answer', begun - opened, 'ms'],
      ['a keystroke on the site', medians(keystrokes).time, 'ms', FOLLOWS_WITHIN_MS],
      ['photographs', photographs.length - 1, ''],
      ['adding them', added - followed, 'ms'],
      ['everything', done - start, 'ms'],
      ['inputs of a person', inputs(), ''],
    ]);
  } finally {
    await stop(studio);
  }
}

import type { Browser } from 'playwright';
import { newPhone } from '../browser/browser-page';
import { ORIGIN } from '../browser/serve-build';
import { signIn } from './hosts-visits';

/** The number of rows in a large wedding's list. */
export const IMPORTED = 600;

const ROWS = Array.from(
  { length: IMPORTED },
  (_, index) => `Family ${index},weekend,${1 + (index % 4)},family${index}@example.com`,
);

/** The times until a pasted list is previewed, and until its guests are stored. Hosts import on a computer, so nothing is slowed down. */
export async function measureImport(browser: Browser) {
  await using context = await newPhone(browser);
  await signIn(context);
  await using page = await context.newPage();
  await page.goto(`${ORIGIN}/#/import`);
  await page.getByLabel('Guest list').fill(['name,days,people,email', ...ROWS].join('\n'));
  const timeOf = async (press: string, until: string) => {
    const start = performance.now();
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.getByText(until, { exact: true }).waitFor();
    return performance.now() - start;
  };
  const preview = await timeOf('Preview', `Import ${IMPORTED} guests`);
  const stored = await timeOf(`Import ${IMPORTED} guests`, `Imported ${IMPORTED} guests`);
  return { preview, stored };
}

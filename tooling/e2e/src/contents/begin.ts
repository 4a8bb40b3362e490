import type { Page } from '@playwright/test';
import { expect as expectOf } from '../guest';
import type { Inputs } from './inputs';

/** The servers of the sites start again. */
const expect = expectOf.configure({ timeout: 120_000 });

interface Day {
  readonly title: string;
  /** The next one is proposed for a further day. */
  readonly date?: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
}

interface Start {
  readonly names: string;
  readonly party: string;
  readonly city: string;
  /** A suggestion, for a city that is not in the time zone of this computer. */
  readonly place?: string;
  readonly days: readonly Day[];
  readonly password: string;
}

/** The first ten minutes (B22). The browser's language and time zone are proposed. */
export async function begin(page: Page, inputs: Inputs, start: Start): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await inputs.fill(field('Your names'), start.names);
  await inputs.choose(field('What you celebrate'), start.party);
  await inputs.fill(field('City'), start.city);
  if (start.place) await inputs.press(page.getByRole('button', { name: start.place }));
  for (const [index, day] of start.days.entries()) {
    if (index > 0) await inputs.press(page.getByRole('button', { name: 'Add a day' }));
    const group = page.getByRole('group', { name: `Day ${index + 1}` });
    await inputs.fill(group.getByLabel('What’s happening'), day.title);
    if (day.date) await inputs.fill(group.getByLabel('Date'), day.date);
    await inputs.fill(group.getByLabel('Start'), day.start);
    await inputs.fill(group.getByLabel('End'), day.end);
    await inputs.fill(group.getByLabel('Place'), day.location);
  }
  await inputs.fill(field('Password for your guests'), start.password);
  await inputs.press(page.getByRole('button', { name: 'Make our site' }));
  const [first] = start.days;
  await expect(
    page
      .frameLocator('iframe')
      .getByRole('heading', { name: first?.title ?? '' })
      .first(),
  ).toBeVisible();
}

import type { Page } from '@playwright/test';
import { expect } from '../guest';
import { open } from '../hosts/pages';
import type { Step } from './pair';

/** One step after the other. */
export const all =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const at =
  (path: string): Step =>
  (page) =>
    open(page, path);

const shown = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();

export const sees =
  (text: string | RegExp): Step =>
  (page) =>
    expect(shown(page, text)).toBeVisible();

export const seesNot =
  (text: string | RegExp): Step =>
  (page) =>
    expect(shown(page, text)).toBeHidden();

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();

export const follow =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('link', { name }).first().click();

export const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text);

export const choose =
  (label: string, value: string): Step =>
  (page) =>
    page.getByRole('combobox', { name: label }).first().selectOption(value);

/** Ticks or unticks a box. */
export const tick =
  (name: string | RegExp, index = 0): Step =>
  (page) =>
    page.getByRole('checkbox', { name }).nth(index).click();

/** Opens a folded section. */
export const unfold =
  (title: string): Step =>
  (page) =>
    page.locator('summary', { hasText: title }).first().click();

export const chooseFile =
  (label: string, name: string, text: string): Step =>
  (page) =>
    page.getByLabel(label).setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });

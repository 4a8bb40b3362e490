import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@invitation/vite/hosting/serve';
import { type Page, test } from '@playwright/test';

/** Serves the site in two languages to the tests of a file. @returns a getter of its address, which is known once tests run */
export function serveTwoLanguages(): () => string {
  let server: Server;
  test.beforeAll(async () => {
    server = serve('full', 'apps/full/dist-languages', 0);
    await once(server, 'listening');
  });
  test.afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return () => `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** @param at an ISO date */
export const secondsBefore = (at: string | undefined, seconds: number): Date =>
  new Date(Date.parse(at ?? '') - seconds * 1000);

/** Publishes a table for the guest who has replied in this browser, as hosts do. */
export const publishTable = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { uid } = JSON.parse(localStorage.getItem('embedded_session') ?? '{}');
    const table = { table: '7', seats: ['Ana = Família'] };
    localStorage.setItem(`embedded_table_${uid}`, JSON.stringify(table));
  });

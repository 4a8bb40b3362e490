import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendarFile } from '@invitation/domain/build-time/calendar-file';
import { content } from '@invitation/domain/fixtures/weekend.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revisionFaults } from './revision-faults';

const { calendar, events } = content.weekend;
const PATH = '/calendar/friday.ics';
const fileOf = (description: string, revised = calendar.revised) => {
  const days = events.slice(0, 1).map((event) => ({ ...event, description }));
  return calendarFile(days, { ...calendar, revised });
};

describe('A calendar file that was deployed before', () => {
  let site = '';
  const server = createServer(({ url, headers }, response) => {
    const isKnown = url === PATH && headers['accept-language'] === 'en-US';
    response.setHeader('content-type', isKnown ? 'text/calendar; charset=utf-8' : 'text/html');
    response.end(isKnown ? fileOf('Dinner at six.') : '<html>');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());
  const faultsOf = (file: string, path = PATH, address = site) =>
    revisionFaults(address, 'en-US', new Map([[path, file]]));

  it('must not change without a newer revision', async () => {
    expect(await faultsOf(fileOf('Dinner at eight.'))).toEqual([
      expect.stringMatching(
        /^\/calendar\/friday\.ics differs .* Set calendar\.revised .* 20\S+Z\.$/,
      ),
    ]);
    expect(await faultsOf(fileOf('Dinner at eight.', '2020-01-01T00:00:00Z'))).toHaveLength(1);
    expect(await faultsOf(fileOf('Dinner at eight.', '2025-06-01T16:01:00Z'))).toEqual([]);
  });

  it('may stay the same', async () => {
    expect(await faultsOf(fileOf('Dinner at six.'))).toEqual([]);
    expect(await faultsOf(fileOf('Dinner at six.', '2025-06-02T00:00:00Z'))).toEqual([]);
  });

  it('may be missing, or out of reach', async () => {
    expect(await faultsOf(fileOf('Lunch.'), '/calendar/saturday.ics')).toEqual([]);
    expect(await faultsOf(fileOf('Lunch.'), PATH, 'http://127.0.0.1:1/')).toEqual([]);
  });
});

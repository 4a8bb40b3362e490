import { HOSTS } from './sites';
import { GUESTS_WALKS, phasesWalk } from './translated/guests-walks';
import { HOSTS_WALKS } from './translated/hosts-walks';
import { test } from './translated/pair';
import { serveTwoLanguages } from './two-languages';

test.describe('hosts', () => {
  // High enough for all rows of a list: translated rows are higher, so that a phone would show other ones.
  test.use({ baseURL: HOSTS, viewport: { width: 390, height: 16_000 } });
  for (const [name, steps] of Object.entries(HOSTS_WALKS)) {
    test(`${name} shows the same with a translator`, ({ walk }) => walk(steps));
  }
});

test.describe('guests', () => {
  test.use({ expectedErrors: [/can’t be read/] });
  for (const [name, steps] of Object.entries(GUESTS_WALKS)) {
    test(`${name} shows the same with a translator`, ({ walk }) => walk(steps));
  }
});

test.describe('phases', () => {
  test.use({ hasMockClock: true });
  const address = serveTwoLanguages();
  test('each phase shows the same with a translator', ({ walk }) => walk(phasesWalk(address)));
});

import { HOSTS } from './sites';
import { datedWalks } from './translated/dated-walks';
import { GUESTS_WALKS } from './translated/guests-walks';
import { HOSTS_WALKS } from './translated/hosts-walks';
import { test } from './translated/pair';
import { serveTwoLanguages } from './two-languages';

/** The walks that run on each push: the longest ones, and one that opens each page. */
const EACH_PUSH = ['every page', 'door', 'the reply of a guest'];
const tagOf = (name: string) => (EACH_PUSH.includes(name) ? [] : ['@nightly']);

test.describe('hosts', () => {
  // High enough for all rows of a list. Translated rows are higher, so a phone's screen would show fewer of them.
  test.use({ baseURL: HOSTS, viewport: { width: 390, height: 16_000 } });
  for (const [name, steps] of Object.entries(HOSTS_WALKS)) {
    test(`${name} shows the same with a translator`, { tag: tagOf(name) }, ({ walk }) =>
      walk(steps),
    );
  }
});

test.describe('guests', () => {
  test.use({ expectedErrors: [/can’t be read|ERR_FAILED/] });
  for (const [name, steps] of Object.entries(GUESTS_WALKS)) {
    test(`${name} shows the same with a translator`, { tag: tagOf(name) }, ({ walk }) =>
      walk(steps),
    );
  }
});

test.describe('dates', { tag: '@nightly' }, () => {
  test.use({ hasMockClock: true });
  const address = serveTwoLanguages();
  for (const [name, steps] of Object.entries(datedWalks(address))) {
    test(`${name} shows the same with a translator`, ({ walk }) => walk(steps));
  }
});

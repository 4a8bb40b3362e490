import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { navigationStore, tabAt } from './navigation';

it('A tab leads back to its page with the day and the filters that the host chose', () => {
  const history = createMemoryHistory({ initialEntries: ['/guests?answer=no'] });
  const navigation = navigationStore(history);
  navigation.subscribe(() => {});
  history.push('/guests/ada');
  history.push('/door?day=friday');
  expect(navigation.read()).toMatchObject({
    path: '/door',
    addresses: { overview: '#/', guests: '#/guests?answer=no', door: '#/door?day=friday' },
  });
});

it.each([
  ['/', 'overview'],
  ['/guests', 'guests'],
  ['/guests/ada', 'guests'],
  ['/new-guest', 'guests'],
  ['/import', 'guests'],
  ['/door', 'door'],
  ['/print', 'more'],
  ['/nowhere', null],
  [null, null],
])('The tab of %s is %s', (path, tab) => {
  expect(tabAt(path)).toBe(tab);
});

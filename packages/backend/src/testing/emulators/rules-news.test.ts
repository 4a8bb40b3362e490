import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { NEWS_LIMIT, NEWS_TEXT_LIMIT, parseNews } from '@invitation/domain/guest-list/news';
import type { Fields } from '@invitation/domain/record/record';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  asHost,
  environmentOfFile,
  firestoreOf,
  seedDocument,
  withEmail,
} from './rules-environment';

const AT = new Date('2025-10-01T12:00:00Z');
const ITEM = { text: 'Dinner starts at 7pm now', at: AT };
const LANGUAGES = ['en-US', 'en-GB', 'es', 'pt-PT', 'de'];
const longest = 'n'.repeat(NEWS_TEXT_LIMIT);
const inEach = (languages: readonly string[], text: unknown = longest) =>
  Object.fromEntries(languages.map((language) => [language, text]));

const environment = await environmentOfFile('demo-news');
const host = () => asHost(environment);
const news = (firestore: Firestore, guests = 'weekend') => doc(firestore, 'news', guests);
const seed = (guests = 'weekend') => seedDocument(environment, `news/${guests}`, { items: [ITEM] });

describe.each([
  ['A guest with the password', () => firestoreOf(environment, 'ada')],
  ['Somebody with an address', () => withEmail(environment, 'eve@example.com')],
  [
    'A host with an address that is not verified',
    () => withEmail(environment, 'nora@example.com', {}),
  ],
])('%s', (_, open) => {
  it.each(['weekend', 'saturday'])(
    'reads the news for guests of the %s by its name',
    async (guests) => {
      await assertSucceeds(getDoc(news(open(), guests)));
      await seed(guests);
      expect((await getDoc(news(open(), guests))).data()?.items).toHaveLength(1);
    },
  );

  it('neither lists, writes, changes nor deletes news', async () => {
    await assertFails(setDoc(news(open()), { items: [ITEM] }));
    await seed();
    await assertFails(getDocs(collection(open(), 'news')));
    await assertFails(setDoc(news(open()), { items: [] }));
    await assertFails(updateDoc(news(open()), { items: [ITEM, ITEM] }));
    await assertFails(deleteDoc(news(open())));
  });
});

it('Nobody who is not signed in reads news', async () => {
  await seed();
  const nobody = firestoreOf(environment, null);
  await assertFails(getDoc(news(nobody)));
  await assertFails(getDocs(collection(nobody, 'news')));
});

it('A host lists, changes and deletes news, of these guests only', async () => {
  await assertSucceeds(setDoc(news(host()), { items: [ITEM] }));
  await assertSucceeds(updateDoc(news(host()), { items: [] }));
  await assertSucceeds(getDocs(collection(host(), 'news')));
  await assertSucceeds(deleteDoc(news(host())));
  await assertFails(setDoc(news(host(), 'friday'), { items: [ITEM] }));
});

/** Whether sites and the hosts' page read a document, and the rules accept it. */
it.each<[string, object, boolean]>([
  ['nothing', {}, true],
  ['no news', { items: [] }, true],
  ['the longest text', { items: [{ ...ITEM, text: longest }] }, true],
  ['a longer text', { items: [{ ...ITEM, text: `${longest}n` }] }, false],
  ['the most characters of two code units', { items: [{ ...ITEM, text: '🎉'.repeat(280) }] }, true],
  ['more characters of two code units', { items: [{ ...ITEM, text: '🎉'.repeat(281) }] }, false],
  ['a tab', { items: [{ ...ITEM, text: 'Dinner\tat 7' }] }, false],
  ['a tab by language', { items: [{ ...ITEM, text: { es: 'Cena\t', de: 'Essen' } }] }, false],
  ['white space at the begin', { items: [{ ...ITEM, text: '\u3000Dinner' }] }, false],
  ['several lines', { items: [{ ...ITEM, text: 'Dinner\nat 7' }] }, true],
  ['an empty text', { items: [{ ...ITEM, text: '' }] }, false],
  ['white space', { items: [{ ...ITEM, text: ' \u00a0\n' }] }, false],
  ['a number', { items: [{ ...ITEM, text: 7 }] }, false],
  ['no text', { items: [{ at: AT }] }, false],
  ['no time', { items: [{ text: 'Dinner' }] }, false],
  ['an invalid time', { items: [{ ...ITEM, at: 7 }] }, false],
  ['another field of an item', { items: [{ ...ITEM, by: 'Nora' }] }, false],
  ['items that are none', { items: ['Dinner'] }, false],
  ['no list', { items: { 0: ITEM } }, false],
  ['a text by language', { items: [{ ...ITEM, text: { 'pt-PT': 'Jantar às 19' } }] }, true],
  ['an empty text by language', { items: [{ ...ITEM, text: { es: '', de: 'Essen' } }] }, false],
  ['a number by language', { items: [{ ...ITEM, text: { es: 'Cena', de: 7 } }] }, false],
  ['no language', { items: [{ ...ITEM, text: {} }] }, false],
  ['what is no language', { items: [{ ...ITEM, text: { 'No language': 'Dinner' } }] }, false],
  ['six languages', { items: [{ ...ITEM, text: inEach([...LANGUAGES, 'fr'], 'n') }] }, false],
  ['a longer text by language', { items: [{ ...ITEM, text: { de: `${longest}n` } }] }, false],
  [
    'the most news in the most languages',
    { items: Array.from({ length: NEWS_LIMIT }, () => ({ ...ITEM, text: inEach(LANGUAGES) })) },
    true,
  ],
  ['more news', { items: Array.from({ length: NEWS_LIMIT + 1 }, () => ITEM) }, false],
  [
    'a fault in the last of ten',
    { items: [...Array.from({ length: 9 }, () => ITEM), { ...ITEM, text: '' }] },
    false,
  ],
])('The pages and the rules agree about %s', async (_, document, isAccepted) => {
  expect(parseNews(document as Fields) !== null).toBe(isAccepted);
  const writing = setDoc(news(host()), document);
  await (isAccepted ? assertSucceeds(writing) : assertFails(writing));
});

it('The rules accept no other field of the document', async () => {
  await assertFails(setDoc(news(host()), { items: [ITEM], by: 'Nora' }));
});

import { beforeEach, expect, it, vi } from 'vitest';
import { storedDocuments } from './stored-documents';

const ROOT = 'projects/demo/databases/(default)/documents';
const { signal } = new AbortController();
const documents = storedDocuments('https://firestore.example', 'demo', async () => ({
  authorization: 'Bearer token',
}));

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
});
const answer = (body: unknown, status = 200) =>
  fetch.mockImplementation(async () => Response.json(body, { status }));
const sent = () => JSON.parse(String(fetch.mock.lastCall?.[1]?.body));

it('Reads documents with one request', async () => {
  const fields = {
    name: { stringValue: 'Ada' },
    fridayPeople: { integerValue: '2' },
    lastRsvp: { timestampValue: '2025-08-01T12:00:00.123456Z' },
    answers: { mapValue: { fields: { song: { stringValue: 'Help!' } } } },
  };
  answer([
    { missing: `${ROOT}/rsvps/bo` },
    { found: { name: `${ROOT}/rsvps/ada`, fields, updateTime: 'then' } },
  ]);
  const data = {
    name: 'Ada',
    fridayPeople: 2,
    lastRsvp: new Date('2025-08-01T12:00:00.123Z'),
    answers: { song: 'Help!' },
  };
  expect([...(await documents.read(['rsvps/ada', 'rsvps/bo'], signal))]).toEqual([
    ['rsvps/ada', { data, updateTime: 'then' }],
    ['rsvps/bo', null],
  ]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    `https://firestore.example/v1/${ROOT}:batchGet`,
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: 'Bearer token' }),
    }),
  );
});

it('Writes only what is still as it was read', async () => {
  answer({});
  await documents.commit(
    [
      {
        path: 'rsvps/ada',
        stored: { data: {}, updateTime: 'then' },
        fields: {
          data: {
            sunday: null,
            fridayPeople: 3,
            answers: { 'the-song': null, meals: { Fish: 1 } },
          },
          mergeFields: ['sunday', 'fridayPeople', 'answers.the-song', 'answers.meals'],
        },
        timeField: 'lastRsvp',
      },
      { path: 'rsvps/bo', stored: null, fields: null },
    ],
    signal,
  );
  const meals = { mapValue: { fields: { Fish: { integerValue: '1' } } } };
  expect(sent()).toEqual({
    writes: [
      {
        update: {
          name: `${ROOT}/rsvps/ada`,
          fields: {
            fridayPeople: { integerValue: '3' },
            answers: { mapValue: { fields: { meals } } },
          },
        },
        updateMask: {
          fieldPaths: ['sunday', 'fridayPeople', 'answers.`the-song`', 'answers.meals'],
        },
        updateTransforms: [{ fieldPath: 'lastRsvp', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { updateTime: 'then' },
      },
      { delete: `${ROOT}/rsvps/bo`, currentDocument: { exists: false } },
    ],
  });
});

it.each([
  [[{ error: { status: 'PERMISSION_DENIED' } }], 403, 'permission-denied'],
  [{ error: { status: 'FAILED_PRECONDITION' } }, 400, 'failed-precondition'],
  [{}, 500, 'unknown'],
])('%j is an error with a code of the SDK', async (body, status, code) => {
  answer(body, status);
  await expect(documents.read(['rsvps/ada'], signal)).rejects.toMatchObject({ code });
});

it('A lost connection is an error with a code of the SDK', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(documents.read(['rsvps/ada'], signal)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

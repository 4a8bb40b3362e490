import { notes as words } from '@invitation/domain/words/hosts/notes';
import { expect, it } from 'vitest';
import { formatTime } from '../testing/samples';
import { describeNotesField, parseNotesForm } from './notes-values';

it('says when news were opened for a guest', () => {
  const lines = [
    'saturday 2025-09-01T12:00:00.000Z sms 2025-09-01T13:00:00.000Z',
    'weekend 2025-09-02T12:00:00.000Z whatsapp 2025-09-02T13:30:00.000Z',
  ];
  const describe = (value: unknown) => describeNotesField('sentNews', value, { formatTime });
  expect(describe(lines)).toEqual(['News opened', '“Sep 1, 9:00 AM, Sep 2, 9:30 AM”']);
  expect(describe(undefined)).toEqual(['News opened', 'nothing']);
});

it('refuses a table whose name contains an equals sign', () => {
  const { issues } = parseNotesForm({ table: 'A=B' });
  expect(issues).toEqual([{ path: ['table'], message: words.noEquals }]);
  expect(parseNotesForm({ table: 'A' }).issues).toEqual([]);
});

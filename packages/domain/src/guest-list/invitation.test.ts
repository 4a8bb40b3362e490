import { describe, expect, it } from 'vitest';
import { invitationSchema } from './invitation';
import { storedInvitationSchema } from './stored-invitation';

const INVITATION = { name: 'Margarida & João', days: 'weekend', people: 2 };

describe('An invitation', () => {
  it.each([{}, { days: 'saturday' }, { people: 20 }])('with %j is accepted', (fields) => {
    expect(invitationSchema.parse({ ...INVITATION, ...fields })).toEqual({
      ...INVITATION,
      ...fields,
    });
  });

  it.each<[object, string]>([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(201) }, 'Please keep this to 200 characters. It has 201.'],
    [{ days: 'friday' }, 'Please select an option'],
    [{ people: 0 }, 'Please enter a whole number from 1 to 20'],
    [{ people: 21 }, 'Please enter a whole number from 1 to 20'],
    [{ people: 1.5 }, 'Please enter a whole number from 1 to 20'],
    [{ people: '2' }, 'Please enter a whole number from 1 to 20'],
  ])('with %j is rejected', (fields, message) => {
    const { error } = invitationSchema.safeParse({ ...INVITATION, ...fields });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('must have a name, days and people', () => {
    expect(invitationSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
      'name',
      'days',
      'people',
    ]);
  });
});

describe('The language of an invitation', () => {
  it.each(['pt-PT', 'es'])('may be %s', (language) => {
    const invitation = { ...INVITATION, language };
    expect(storedInvitationSchema.parse(invitation)).toEqual(invitation);
  });

  it('is optional', () => {
    expect(storedInvitationSchema.parse(INVITATION)).toEqual(INVITATION);
  });

  it.each(['', 'Portuguese', 'pt-PT&invitation=x', 7, null])('is not %j', (language) => {
    expect(storedInvitationSchema.safeParse({ ...INVITATION, language }).success).toBe(false);
  });
});

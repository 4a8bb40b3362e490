// In place of `party.ts`, in the guests' sites of a celebration whose invitations name nobody.
import type * as party from './party';

export { dayOfField as groupOf } from './rsvp-fields';

export const peopleIn: typeof party.peopleIn = () => [];
export const namesOn: typeof party.namesOn = () => [];
export const whoComes: typeof party.whoComes = () => null;
export const addedNames: typeof party.addedNames = () => [];
export const fieldsBehind: typeof party.fieldsBehind = () => [];
export const blankPeople: typeof party.blankPeople = () => ({});

export const safeParsePeople: typeof party.safeParsePeople = () => ({ success: true, data: {} });
export const columnsOf: typeof party.columnsOf = (_, fields) => fields;

export const membersShape = {};
export const membersChecks = [];

import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { trimLine } from '@invitation/domain/record/visible';
import type { Values } from '@invitation/domain/rsvp/edit';
import { textOf } from '@invitation/domain/rsvp/save';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { language as hostsLanguage } from '@invitation/domain/words/hosts/language';
import { languageName } from '@invitation/domain/words/language';
import type { Issue } from '@invitation/ui/form/field-errors';
import type { HostsSite } from '../context/hosts-site';
import { quoted } from './reply-labels';

export const BLANK_INVITATION: Values = {
  name: '',
  days: 'weekend',
  people: '1',
  members: '',
  children: '',
  language: '',
};

/** The names in a field with one name on each line. */
export const namesIn = (lines: unknown): readonly string[] =>
  textOf(lines).split('\n').map(trimLine).filter(Boolean);

/** The values of the form, prepared for the schema. An empty number becomes `undefined`. */
export function preparedInvitation({ name, days, people = '', language, ...values }: Values) {
  const members = namesIn(values.members);
  const children = namesIn(values.children).filter((child) => members.includes(child));
  return {
    name,
    days,
    people: people.trim() === '' ? undefined : Number(people),
    ...(language && { language }),
    ...(members.length > 0 && { members }),
    ...(children.length > 0 && { children }),
  };
}

/** The issues of the values. An issue of one name is shown at the field with all names. */
export const invitationIssues = (issues: readonly Issue[] = []): readonly Issue[] =>
  issues.map(({ path, message }) => ({ path: path.slice(0, 1), message }));

export const INVITATION_LABELS = {
  name: words.nameOnCard,
  days: words.invitedTo,
  people: common.people,
  language: common.language,
  members: words.members,
  children: words.children,
} as const;

/** The label and the value of a field for a sentence, e.g. `People` and `“2”`. */
export const describeInvitationField = (
  name: string,
  value: unknown,
  { invitedTo }: Pick<HostsSite, 'invitedTo'>,
): readonly [label: string, value: string] => [
  INVITATION_LABELS[name as keyof typeof INVITATION_LABELS],
  quoted(
    name === 'days'
      ? invitedTo.names[value as Invitation['days']]
      : name === 'language'
        ? shownLanguage(String(value ?? ''))
        : namesIn(value).join(', '),
  ),
];

/** @param language a tag; empty if the guest's browser chooses */
export const shownLanguage = (language = ''): string =>
  language ? languageName(language, hostsLanguage) : common.browserLanguage;

import type { CelebrationEvent } from '@invitation/domain/event/event';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { SelectField } from '@invitation/ui/basics/field';
import type { ComponentProps } from 'react';
import { Options } from '../controls/choice/options';
import type { ReplyExcess } from '../model/changes/reply-excess';

/** E.g. `yes to Friday`, `3 people on Saturday` and `Tom is coming`. */
export const describeExcess = (
  events: readonly CelebrationEvent[],
  excess: readonly ReplyExcess[],
): readonly string[] =>
  excess.map((each) => {
    if ('name' in each) return words.comes(each.name);
    const { day, people } = each;
    const { weekday = '' } = events.find((event) => event.day === day) ?? {};
    return people === null ? words.yesTo(weekday) : words.peopleOn(people, weekday);
  });

/** Asks what to do with replies that say more than their changed invitations. */
export const ExcessField = ({
  options,
  ...field
}: ComponentProps<typeof SelectField> & {
  readonly options: { readonly match: string; readonly leave: string };
}) => (
  <SelectField {...field} required>
    <option value="">{words.choose}</option>
    <Options of={Object.entries(options)} />
  </SelectField>
);

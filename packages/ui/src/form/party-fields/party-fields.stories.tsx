import { content } from '@invitation/domain/fixtures/named-guests.js';
import { person } from '@invitation/domain/fixtures/people';
import { REPLY_BY, SITE_DAYS } from '@invitation/domain/fixtures/samples';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { blankParty, type PartyForm } from '@invitation/domain/rsvp/party-values';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FilledForm, type FilledFormProps } from '../rsvp-form/testing/filled-form';

const { questions } = content.weekend;
const PARTY: PartyForm = {
  members: ['Ana', 'Rui', 'Tom'],
  children: ['Tom'],
  people: 4,
  days: SITE_DAYS.weekend,
  asked: ['friday', 'saturday'],
  questions: questions.filter(({ each }) => each),
};

/** The form of an invitation that names three people, and has a place for one more. */
const NamingForm = (props: FilledFormProps) => <FilledForm {...props} limits={{}} party={PARTY} />;

const BLANK = {
  name: 'The Sousa family',
  friday: '',
  saturday: '',
  ...blankParty(PARTY),
} as RsvpValues;
const SAVED = { name: 'The Sousa family', friday: 'yes', saturday: 'no' } as StoredRsvp;
const FRIDAY = 'Friday: who is coming?';
const SATURDAY = 'Saturday: who is coming?';

const meta = {
  title: 'Form/Who is coming',
  component: NamingForm,
  args: {
    events: SITE_DAYS.weekend,
    otherDays: [],
    questions: questions.filter(({ each }) => each),
    values: BLANK,
    onChange: fn(),
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof NamingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All come, until the guest chooses. Two yes and two taps say that the child comes only on Saturday, and what he eats. */
export const AllOrFewer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: FRIDAY })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'yes');
    await userEvent.selectOptions(canvas.getByLabelText('Saturday RSVP'), 'yes');
    const friday = within(canvas.getByRole('group', { name: FRIDAY }));
    const boxes = friday.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
    for (const box of boxes) await expect(box).toBeChecked();
    await userEvent.click(friday.getByRole('checkbox', { name: 'Tom (Child)' }));

    const needs = within(canvas.getByRole('group', { name: 'Dietary Restrictions' }));
    await userEvent.type(needs.getByLabelText('Tom'), 'No nuts');
    const courses = within(canvas.getByRole('group', { name: 'Main course' }));
    await expect(courses.queryByLabelText('Tom')).toBeNull();
    await userEvent.selectOptions(courses.getByLabelText('Ana'), 'Fish');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        'who/Ana': 'friday saturday',
        'who/Rui': 'friday saturday',
        'who/Tom': 'saturday (child)',
        'need/Tom': 'No nuts',
        'answers/course/Ana': 'Fish',
        fridayPeople: null,
      }),
    );
  },
};

export const WithoutQuestions: Story = {
  args: { questions: [] },
  render: (args) => <FilledForm {...args} limits={{}} party={{ ...PARTY, questions: [] }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'yes');
    await expect(canvas.getByRole('group', { name: 'Dietary Restrictions' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Main course' })).toBeNull();
  },
};

const FOUR: PartyForm = {
  ...PARTY,
  members: ['Ana', 'Rui', 'Tom', 'Lia'],
  children: ['Tom', 'Lia'],
};

/** Three of a family of four come on Friday, one of them a child; two eat fish, and one a children's meal. It takes 13 taps. */
export const FamilyOfFour: Story = {
  args: { values: { ...BLANK, ...blankParty(FOUR) } as RsvpValues },
  render: (args) => <FilledForm {...args} limits={{}} party={FOUR} />,
  play: async ({ args, canvas, userEvent }) => {
    let taps = 0;
    const tap = (element: HTMLElement) => {
      taps += 1;
      return userEvent.click(element);
    };
    /** One tap opens the choices, and another one is the choice. */
    const choose = (element: HTMLElement, option: string) => {
      taps += 2;
      return userEvent.selectOptions(element, option);
    };
    await choose(canvas.getByLabelText('Friday RSVP'), 'yes');
    const group = (name: string) => within(canvas.getByRole('group', { name }));
    await tap(group(FRIDAY).getByRole('checkbox', { name: 'Lia (Child)' }));
    await choose(group('Main course').getByLabelText('Ana'), 'Fish');
    await choose(group('Main course').getByLabelText('Rui'), 'Fish');
    await choose(group('Main course').getByLabelText('Tom'), "Children's meal");
    await choose(canvas.getByLabelText('Saturday RSVP'), 'yes');
    const need = group('Dietary Restrictions').getByLabelText('Tom');
    await tap(need);
    await userEvent.keyboard('No nuts');
    await tap(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        'who/Ana': 'friday saturday',
        'who/Rui': 'friday saturday',
        'who/Tom': 'friday saturday (child)',
        'who/Lia': 'saturday (child)',
        'need/Tom': 'No nuts',
        'answers/course/Ana': 'Fish',
        'answers/course/Rui': 'Fish',
        'answers/course/Tom': "Children's meal",
      }),
    );
    await expect(taps).toBe(13);
  },
};

/** A guest who is added comes on each day, with or without a name. */
export const AnotherGuest: Story = {
  args: { values: { ...BLANK, friday: 'yes', saturday: 'yes' } as RsvpValues },
  play: async ({ args, canvas, userEvent }) => {
    const friday = within(canvas.getByRole('group', { name: FRIDAY }));
    const saturday = within(canvas.getByRole('group', { name: SATURDAY }));
    await userEvent.click(friday.getByRole('button', { name: 'Add a guest' }));
    const name = friday.getByLabelText('Guest’s name (optional)');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Add a guest' })).toBeNull();
    await expect(saturday.getByRole('checkbox', { name: 'Your guest' })).toBeChecked();
    const save = canvas.getByRole('button', { name: 'Save RSVP' });
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ 'who/+1': 'friday saturday' }),
    );

    await userEvent.type(name, 'Ana');
    await userEvent.click(save);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(
      'Two people have the same name. Add what tells them apart, such as a last name.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your reply isn’t saved yet. Please check what’s marked above.',
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'J. O’Neill');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(friday.getByRole('checkbox', { name: 'Child' }));
    await userEvent.click(saturday.getByRole('checkbox', { name: 'J. O’Neill (Child)' }));
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ 'who/J%2E%20O%E2%80%99Neill': 'friday (child)', 'who/+1': null }),
    );
  },
};

export const AnotherGuestTranslated: Story = { ...AnotherGuest, globals: { translator: 'on' } };

/** A guest who was added by mistake disappears with the last tick. */
export const AddedByMistake: Story = {
  args: { values: { ...BLANK, friday: 'yes', saturday: 'no' } as RsvpValues },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a guest' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Your guest' }));
    const add = canvas.getByRole('button', { name: 'Add a guest' });
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const AddedByMistakeTranslated: Story = { ...AddedByMistake, globals: { translator: 'on' } };

export const Nobody: Story = {
  args: { values: { ...BLANK, friday: 'yes', saturday: 'no' } as RsvpValues },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: FRIDAY });
    const boxes = within(group).getAllByRole('checkbox');
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await expect(boxes[0]).toHaveAccessibleDescription('Please choose who is coming, or answer No');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check what’s marked above.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rui' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(group).toHaveAccessibleDescription('');
  },
};

/** A guest who was saved has a place, and leaves it free when unticked. */
export const SavedGuest: Story = {
  args: {
    saved: SAVED,
    values: {
      ...BLANK,
      friday: 'yes',
      saturday: 'no',
      'who/Eve': 'friday',
      'need/Eve': '',
    } as RsvpValues,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a guest' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eve' }));
    await expect(canvas.getByRole('button', { name: 'Add a guest' })).toBeVisible();
  },
};

/** A saved no that becomes a yes: all come again, until the guest chooses. */
export const FromNoToYes: Story = {
  args: {
    saved: SAVED,
    values: {
      ...BLANK,
      friday: 'yes',
      saturday: 'no',
      'who/Ana': 'friday',
      'who/Rui': '',
      'who/Tom': '',
    } as RsvpValues,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Saturday RSVP'), 'yes');
    const saturday = within(canvas.getByRole('group', { name: SATURDAY }));
    for (const box of saturday.getAllByRole('checkbox')) await expect(box).toBeChecked();
    const friday = within(canvas.getByRole('group', { name: FRIDAY }));
    await expect(friday.getByRole('checkbox', { name: 'Ana' })).toBeChecked();
    await expect(friday.getByRole('checkbox', { name: 'Rui' })).not.toBeChecked();
  },
};

/** The hosts have added names to an invitation whose reply has a number. */
export const NumberWithoutNames: Story = {
  args: {
    saved: { ...SAVED, fridayPeople: 2, 'answers/course': '{"Fish":2}' },
    values: {
      ...BLANK,
      friday: 'yes',
      saturday: 'no',
      'who/Ana': '',
      'who/Rui': '',
      'who/Tom': '',
    } as RsvpValues,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: FRIDAY })).toHaveAccessibleDescription(
      'Your reply says 2 people. Choose who they are.',
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ana' }));
    await expect(canvas.getByRole('group', { name: 'Main course' })).toHaveTextContent(
      'Your reply says: 2 × Fish.',
    );
  },
};

export const ChangedElsewhere: Story = {
  args: {
    saved: SAVED,
    values: { ...BLANK, friday: 'yes', saturday: 'no' } as RsvpValues,
    error: 'Your reply isn’t saved yet. The saved reply now says:',
    savedElsewhere: { 'who/Tom': 'friday (child)', 'need/Ana': 'Vegan', 'who/Rui': '' },
    onUseSaved: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The saved reply now says: Tom: Friday (Child); Ana, Dietary Restrictions: Vegan; Rui: not coming.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved answers' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Tom (Child)' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('checkbox', { name: 'Rui' })).not.toBeChecked();
  },
};

/** The saved reply names somebody for whom this form has no field. */
export const ChangedForSomebodyElse: Story = {
  args: { ...ChangedElsewhere.args, savedElsewhere: { 'need/Zoe': 'Vegan' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved answers' }));
    await expect(canvas.getByRole('button', { name: 'Save RSVP' })).toHaveFocus();
  },
};

/** After the last day for replies, somebody may still decline. */
export const Closed: Story = {
  args: {
    replyBy: REPLY_BY,
    isClosed: true,
    saved: { ...SAVED, people: [person('Ana', 'friday'), person('Rui', 'friday')] },
    values: {
      ...BLANK,
      friday: 'yes',
      saturday: 'no',
      'who/Ana': 'friday',
      'who/Rui': 'friday',
      'who/Tom': '',
    } as RsvpValues,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Tom (Child)' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Add a guest' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rui' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ 'who/Ana': 'friday', 'who/Rui': null }),
    );
  },
};

/** People who did not come before cannot be ticked, so the focus moves to the first one who did. */
export const NobodyAfterClosing: Story = {
  args: {
    ...Closed.args,
    saved: { ...SAVED, people: [person('Rui', 'friday')] },
    values: {
      ...BLANK,
      friday: 'yes',
      saturday: 'no',
      'who/Ana': '',
      'who/Rui': '',
      'who/Tom': '',
    } as RsvpValues,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Rui' })).toHaveFocus());
  },
};

/** Somebody else cannot take the place of a guest without a name. */
export const NamedTooLate: Story = {
  args: {
    ...Closed.args,
    saved: { ...SAVED, people: [person('Ana', 'friday'), person('+1', 'friday')] },
    values: {
      ...BLANK,
      friday: 'yes',
      saturday: 'no',
      'who/Ana': 'friday',
      'who/Rui': '',
      'who/Tom': '',
      'who/+1': 'friday',
      'name/+1': 'Bob',
    } as RsvpValues,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    const name = canvas.getByLabelText('Guest’s name (optional)');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(REPLY_BY.help);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

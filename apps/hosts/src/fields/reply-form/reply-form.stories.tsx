import { person } from '@invitation/domain/fixtures/people';
import { Conflict, type Save } from '@invitation/domain/rsvp/save';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import type { Reply } from '../../model/store/collections';
import { UnansweredError } from '../../model/store/hosts-errors';
import { WithBackend, withNamedGuests, withQuestions, withSite } from '../../testing/with-site';
import { ReplyForm } from './reply-form';

const REPLY: Reply = { key: 'ada', name: 'Ada', friday: 'yes', saturday: 'yes' };

const GUEST = { key: 'ada', name: 'Ada', reply: REPLY, invitation: null };

const SATURDAY = { id: 'ada', name: 'Ada', days: 'saturday', people: 1 } as const;

/** The button that changes the reply, as if by somebody else. */
const CHANGED = 'Change the reply elsewhere';

/** The form with a backend that passes on what it saves. */
const Form = ({
  onSave,
  ...props
}: ComponentProps<typeof ReplyForm> & { readonly onSave: (save: Save) => Promise<void> }) => (
  <WithBackend
    backend={{
      async writeGuests({ 'rsvps/ada': save }) {
        if (save?.answers) await onSave(save);
        return new Map();
      },
    }}
  >
    <ReplyForm {...props} />
  </WithBackend>
);

const meta = {
  title: 'Hosts/Reply form',
  component: Form,
  decorators: withSite(),
  args: {
    guest: GUEST,
    onSave: fn(async () => {}),
  },
  beforeEach: forgetAllDrafts,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another tab has typed here, before this form was opened. */
export const TypedInAnotherTab: Story = {
  beforeEach: () => {
    const draft = { loaded: { otherNotes: '' }, sent: [], exists: true };
    const values = { otherNotes: 'Seat 7' };
    localStorage.setItem('hosts_draft:rsvps/ada', JSON.stringify({ ...draft, values }));
  },
  play: async ({ canvas, userEvent }) => {
    const notes = canvas.getByLabelText(/^Other notes/);
    await expect(notes).toHaveValue('Seat 7');
    await userEvent.type(notes, ', by the door');
    await expect(localStorage.getItem('hosts_draft:rsvps/ada')).toContain('Seat 7, by the door');
  },
};

/** Ends the save of a story. */
let endSave = () => {};

export const TypedDuringSave: Story = {
  args: {
    onSave: fn(
      () =>
        new Promise<void>((resolve) => {
          endSave = resolve;
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const notes = canvas.getByLabelText(/^Other notes/);
    const diet = canvas.getByLabelText('Dietary Restrictions');
    await userEvent.type(diet, ' Vegan ');
    await userEvent.type(notes, 'Seat 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    await userEvent.type(notes, ', by the door');
    endSave();
    const save = await canvas.findByRole('button', { name: 'Save reply' });
    await expect(notes).toHaveValue('Seat 7, by the door');
    await expect(diet).toHaveValue('Vegan');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    endSave();
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith({
      defaults: {},
      answers: expect.objectContaining({ otherNotes: 'Seat 7, by the door' }),
      seen: [expect.objectContaining({ dietaryRestrictions: 'Vegan', otherNotes: 'Seat 7' })],
    });
  },
};

export const TimedOut: Story = {
  args: {
    onSave: fn<ComponentProps<typeof Form>['onSave']>(async ({ seen }) => {
      // A button that is disabled for less than a frame keeps the focus.
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (seen.length === 1) throw new UnansweredError();
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save reply' });
    await userEvent.selectOptions(canvas.getByLabelText('Friday'), 'no');
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t answer in time');
    await waitFor(() => expect(save).toHaveFocus());
    // The answers may have reached the server, so they do not count as somebody else's.
    await userEvent.click(save);
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith({
      defaults: {},
      answers: expect.objectContaining({ friday: 'no' }),
      seen: [expect.objectContaining(REPLY), expect.objectContaining({ friday: 'no' })],
    });
    await waitFor(() => expect(save).toHaveFocus());
  },
};

export const ChangedElsewhere: Story = {
  args: { guest: { ...GUEST, reply: { key: 'ada', name: 'Ada', saturday: 'yes' } } },
  render: (args) => {
    const [reply, setReply] = useState(args.guest.reply);
    return (
      <>
        <Form {...args} guest={{ ...GUEST, reply }} />
        <button type="button" onClick={() => setReply({ ...REPLY, sunday: 'yes' })}>
          {CHANGED}
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const friday = canvas.getByLabelText('Friday');
    const notes = canvas.getByLabelText(/^Other notes/);
    await userEvent.type(notes, 'S');
    await userEvent.click(canvas.getByRole('button', { name: CHANGED }));
    // Fields in which nobody has typed show the change.
    await waitFor(() => expect(friday).toHaveDisplayValue('Coming'));
    await expect(canvas.getByLabelText('Sunday')).toHaveDisplayValue('Coming');
    await expect(notes).toHaveValue('S');
  },
};

/** A form that the host can leave for another page, and come back to. */
function LeavableForm(props: ComponentProps<typeof Form>) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <Form {...props} />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Toggle
      </button>
    </>
  );
}

export const TypedBefore: Story = {
  render: (args) => <LeavableForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.type(canvas.getByLabelText(/^Other notes/), 'Seat 7');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText(/^Other notes/)).toHaveValue('Seat 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByLabelText(/^Other notes/)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText(/^Other notes/)).toHaveValue('');
  },
};

/** Ends the save of a page that was left. */
let answerSave = (_: Error | null) => {};

export const LeftDuringSave: Story = {
  args: {
    onSave: fn(
      () =>
        new Promise<void>((resolve, reject) => {
          answerSave = (error) => (error ? reject(error) : resolve());
        }),
    ),
  },
  render: (args) => <LeavableForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    const diet = () => canvas.getByLabelText('Dietary Restrictions');
    const notes = () => canvas.getByLabelText(/^Other notes/);
    await userEvent.type(diet(), 'Vegan');
    await save();
    await userEvent.type(notes(), 'Seat 7');
    await userEvent.click(toggle);
    answerSave(null);
    await userEvent.click(toggle);
    await expect(notes()).toHaveValue('Seat 7');
    await userEvent.type(diet(), 'Halal');
    await save();
    await userEvent.click(toggle);
    answerSave(new Conflict({ ...REPLY, dietaryRestrictions: 'Fish' }, ['dietaryRestrictions']));
    await userEvent.click(toggle);
    await expect(notes()).toHaveValue('Seat 7');
    // The host has not seen the value `Fish`.
    await save();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        seen: expect.not.arrayContaining([
          expect.objectContaining({ dietaryRestrictions: 'Fish' }),
        ]),
      }),
    );
    answerSave(null);
  },
};

export const SaturdayInvitation: Story = {
  args: { guest: { ...GUEST, reply: null, invitation: SATURDAY } },
  play: async ({ args, canvas, userEvent }) => {
    for (const day of ['Friday', 'Sunday']) {
      await expect(canvas.queryByLabelText(day)).toBeNull();
    }
    await userEvent.selectOptions(canvas.getByLabelText('Saturday'), 'Coming');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({
      answers: expect.objectContaining({
        name: 'Ada',
        friday: 'no',
        saturday: 'yes',
        sunday: null,
      }),
      defaults: { id: 'ada' },
      seen: [null],
    });
  },
};

/** A reply with the password, before the guest got an invitation to the Saturday. */
export const SaturdayInvitationAfterYes: Story = {
  args: { guest: { ...GUEST, invitation: SATURDAY } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Friday')).toHaveDisplayValue('Coming');
  },
};

export const Questions: Story = {
  args: {
    guest: {
      ...GUEST,
      reply: { ...REPLY, fridayPeople: 3, 'answers/meal': '{"Fish":2}' },
      invitation: { id: 'ada', name: 'Ada', days: 'weekend', people: 4 },
    },
  },
  decorators: withQuestions,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      '2 of 3 meals chosen',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Meat'), '1');
    await userEvent.selectOptions(
      canvas.getByLabelText('Will you take the shuttle?'),
      'Yes, at 6pm',
    );
    await userEvent.type(canvas.getByLabelText('A song that makes you dance'), 'Fado');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        answers: expect.objectContaining({
          'answers/meal': '{"Fish":2,"Meat":1}',
          'answers/shuttle': 'Yes, at 6pm',
          'answers/song': 'Fado',
        }),
      }),
    );
  },
};

const FAMILY = {
  id: 'ada',
  name: 'The Costas',
  days: 'weekend',
  people: 3,
  members: ['Ana', 'Tom'],
  children: ['Tom'],
} as const;

/** A guest who phoned. */
export const People: Story = {
  args: { guest: { ...GUEST, reply: null, invitation: FAMILY } },
  decorators: withNamedGuests,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Friday'), 'Coming');
    const friday = within(canvas.getByRole('group', { name: 'Friday: who is coming?' }));
    await expect(friday.getByRole('checkbox', { name: 'Tom (Child)' })).toBeChecked();
    await expect(canvas.queryByLabelText('Friday: how many people')).toBeNull();
    await userEvent.click(friday.getByRole('checkbox', { name: 'Ana' }));
    const needs = within(canvas.getByRole('group', { name: 'Dietary Restrictions' }));
    await userEvent.type(needs.getByLabelText('Tom'), 'No nuts');
    const course = within(canvas.getByRole('group', { name: 'Main course' }));
    await userEvent.selectOptions(course.getByLabelText('Tom'), 'Fish');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        answers: expect.objectContaining({
          fridayPeople: null,
          'who/Ana': null,
          'who/Tom': 'friday (child)',
          'need/Tom': 'No nuts',
          'answers/course/Tom': 'Fish',
        }),
      }),
    );
  },
};

const CARL = {
  id: 'ada',
  name: 'Carl Okoye +1',
  days: 'weekend',
  people: 2,
  members: ['Carl Okoye'],
} as const;

/** There is only one way to add a guest, with or without a name. */
export const PlusOne: Story = {
  args: { guest: { ...GUEST, name: CARL.name, reply: null, invitation: CARL } },
  decorators: withNamedGuests,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Saturday'), 'Coming');
    await expect(canvas.queryByLabelText('Guest Name')).toBeNull();
    const save = canvas.getByRole('button', { name: 'Save reply' });
    const carl = canvas.getByRole('checkbox', { name: 'Carl Okoye' });

    // If nobody is ticked, the yes would count both people who are invited.
    await userEvent.click(carl);
    await userEvent.click(save);
    await waitFor(() => expect(carl).toHaveFocus());
    await expect(carl).toHaveAccessibleDescription('Please choose who is coming, or answer No');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved yet.');
    await expect(args.onSave).not.toHaveBeenCalled();

    await userEvent.click(carl);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a guest' }));
    await userEvent.selectOptions(canvas.getByLabelText('Friday'), 'Coming');
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        answers: expect.objectContaining({
          'who/Carl%20Okoye': 'friday saturday',
          'who/+1': 'friday saturday',
        }),
      }),
    );
  },
};

/** Hosts have corrected the invitation since. */
export const ChildCorrected: Story = {
  args: {
    guest: {
      ...GUEST,
      reply: {
        key: 'ada',
        name: 'Ada',
        friday: 'yes',
        people: [person('Ana', 'friday (child)'), person('Tom', 'friday')],
      },
      invitation: FAMILY,
    },
  },
  decorators: withNamedGuests,
  play: async ({ canvas }) => {
    const friday = within(canvas.getByRole('group', { name: 'Friday: who is coming?' }));
    await expect(friday.getByRole('checkbox', { name: 'Ana' })).toBeChecked();
    await expect(friday.getByRole('checkbox', { name: 'Tom (Child)' })).toBeChecked();
  },
};

/** A reply from before the invitation had names. */
export const NumberBesideNames: Story = {
  args: {
    guest: {
      ...GUEST,
      reply: { key: 'ada', name: 'Ada', friday: 'yes', fridayPeople: 3 },
      invitation: FAMILY,
    },
  },
  decorators: withNamedGuests,
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save reply' });
    await userEvent.type(canvas.getByLabelText(/^Other notes/), 'Seat 7');
    await userEvent.click(save);
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ answers: expect.objectContaining({ fridayPeople: 3 }) }),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Saturday'), 'Coming');
    await userEvent.click(save);
    await expect(await canvas.findByText(/choose who is coming/)).toBeVisible();
    const friday = within(canvas.getByRole('group', { name: 'Friday: who is coming?' }));
    await userEvent.click(friday.getByRole('checkbox', { name: 'Ana' }));
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        answers: expect.objectContaining({ fridayPeople: null, 'who/Ana': 'friday saturday' }),
      }),
    );
  },
};

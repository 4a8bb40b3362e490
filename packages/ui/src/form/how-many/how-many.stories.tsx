import { REPLY_BY, SITE_DAYS } from '@invitation/domain/fixtures/samples';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FilledForm, type FilledFormProps } from '../rsvp-form/testing/filled-form';
import { HowMany } from './how-many';

const LIMITS = { friday: [1, 2, 3, 4], saturday: [1, 2, 3, 4] };

/** The form of an invitation for four. */
function InvitedForm(props: FilledFormProps) {
  const limits = props.limits ?? LIMITS;
  return (
    <FilledForm
      {...props}
      limits={limits}
      howMany={(event, form) => (
        <HowMany
          event={event}
          limits={limits}
          open={props.isClosed ? props.saved?.[peopleField(event.day)] : undefined}
          form={form}
        />
      )}
    />
  );
}

const BLANK: RsvpValues = {
  name: 'Rosa, Tom & the twins',
  friday: '',
  fridayPeople: '',
  saturday: '',
  saturdayPeople: '',
  dietaryRestrictions: '',
};
const FRIDAY = 'Friday: how many of you are coming?';
const SATURDAY = 'Saturday: how many of you are coming?';

const meta = {
  title: 'Form/How many',
  component: InvitedForm,
  args: {
    events: SITE_DAYS.weekend,
    otherDays: [],
    values: BLANK,
    onChange: fn(),
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof InvitedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(FRIDAY)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'no');
    await expect(canvas.queryByLabelText(FRIDAY)).toBeNull();
  },
};

export const AllOrFewer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'yes');
    const select = canvas.getByLabelText<HTMLSelectElement>(FRIDAY);
    await expect(select).toHaveValue('4');
    await expect([...select.options].map(({ value }) => value)).toEqual(['1', '2', '3', '4']);
    await expect(canvas.queryByLabelText(SATURDAY)).toBeNull();
    await userEvent.selectOptions(select, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ friday: 'yes', fridayPeople: '3', saturdayPeople: '' }),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'no');
    await expect(canvas.queryByLabelText(FRIDAY)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'yes');
    await expect(canvas.getByLabelText(FRIDAY)).toHaveValue('3');
  },
};

export const Saved: Story = {
  args: {
    values: { ...BLANK, friday: 'yes', fridayPeople: '3', saturday: 'yes', saturdayPeople: '1' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(FRIDAY)).toHaveValue('3');
    await expect(canvas.getByLabelText(SATURDAY)).toHaveValue('1');
  },
};

export const ChangedElsewhere: Story = {
  args: {
    values: { ...BLANK, friday: 'yes', fridayPeople: '3', saturday: 'no' },
    error: 'Your reply isn’t saved yet. The saved reply now says:',
    savedElsewhere: { fridayPeople: '2' },
    onUseSaved: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `The saved reply now says: ${FRIDAY}: 2.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved answers' }));
    await expect(canvas.getByLabelText(FRIDAY)).toHaveFocus();
  },
};

/** A host has entered more than the invitation is for. */
export const MoreThanInvited: Story = {
  args: { values: { ...BLANK, saturday: 'yes', saturdayPeople: '6' } },
  render: (args) => <InvitedForm {...args} limits={{ ...LIMITS, saturday: [1, 2, 3, 4, 6] }} />,
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText<HTMLSelectElement>(SATURDAY);
    await expect(select).toHaveValue('6');
    await expect([...select.options].map(({ value }) => value)).toEqual(['1', '2', '3', '4', '6']);
  },
};

/** Three were chosen before the last day, and are saved after it. */
export const RaisedTooLate: Story = {
  args: {
    replyBy: REPLY_BY,
    isClosed: true,
    saved: { name: 'Rosa', friday: 'yes', fridayPeople: 2, saturday: 'no' },
    values: { ...BLANK, friday: 'yes', fridayPeople: '3', saturday: 'no' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByLabelText<HTMLSelectElement>(FRIDAY);
    const enabled = [...select.options].filter(({ disabled }) => !disabled);
    await expect(enabled.map(({ value }) => value)).toEqual(['1', '2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveValue('3');
    await expect(select).toHaveAccessibleDescription('To join us after all, call Nora.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(select, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ fridayPeople: 2 }));
  },
};

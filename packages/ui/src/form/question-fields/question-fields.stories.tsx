import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import { SITE_DAYS } from '@invitation/domain/fixtures/samples';
import { formPeople } from '@invitation/domain/party/people';
import { answerValues } from '@invitation/domain/record/questions';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HowMany } from '../how-many/how-many';
import { FilledForm, type FilledFormProps } from '../rsvp-form/testing/filled-form';

const LIMITS = { friday: [1, 2, 3, 4], saturday: [1, 2, 3, 4] };

/** The form of an invitation for four. */
function FormWithQuestions(props: FilledFormProps) {
  return (
    <FilledForm
      {...props}
      limits={LIMITS}
      peopleOn={(days, values) => formPeople(values, days, LIMITS)}
      howMany={(event, form) => <HowMany event={event} limits={LIMITS} form={form} />}
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
  ...answerValues(QUESTIONS, null),
};
const FRIDAY = { ...BLANK, friday: 'yes', fridayPeople: '3' } as RsvpValues;

const meta = {
  title: 'Form/Questions',
  component: FormWithQuestions,
  args: {
    events: SITE_DAYS.weekend,
    otherDays: [],
    questions: QUESTIONS,
    values: BLANK,
    onChange: fn(),
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof FormWithQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is counted before anybody has chosen. */
export const PeopleUnknown: Story = {
  args: { questions: QUESTIONS.map(({ if: _, ...question }) => question) },
  play: async ({ canvas, userEvent }) => {
    const meals = canvas.getByRole('group', { name: 'Meals' });
    await expect(meals).not.toHaveAccessibleDescription();
    await userEvent.click(within(meals).getAllByRole('button', { name: /One more/ })[0] as Element);
    await expect(meals).toHaveAccessibleDescription('1 chosen');
  },
};

/** A question about a day appears once the guest says yes to the day. All questions are optional. */
export const Unanswered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Meals' })).toBeNull();
    await expect(canvas.getByLabelText('A song that makes you dance')).not.toBeRequired();
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'yes');
    await userEvent.selectOptions(canvas.getByLabelText('Saturday RSVP'), 'no');
    await expect(canvas.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      '0 of 4 meals chosen',
    );
    await expect(canvas.queryByLabelText('Will you take the shuttle?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fridayPeople: 4, 'answers/meal': null, 'answers/song': null }),
    );
  },
};

export const PartlyAnswered: Story = {
  args: { values: FRIDAY },
  play: async ({ args, canvas, userEvent }) => {
    const meals = canvas.getByRole('group', { name: 'Meals' });
    await userEvent.selectOptions(within(meals).getByLabelText('Fish'), '2');
    await expect(meals).toHaveAccessibleDescription('2 of 3 meals chosen');
    await userEvent.selectOptions(within(meals).getByLabelText('Meat'), '2');
    await expect(meals).toHaveAccessibleDescription('4 chosen');
    const fewer = within(meals).getByRole('button', { name: 'One fewer: Fish' });
    for (let press = 0; press < 3; press++) await userEvent.click(fewer);
    await expect(fewer).toHaveFocus();
    await userEvent.click(within(meals).getByRole('button', { name: 'One more: Meat' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ 'answers/meal': '{"Meat":3}' }),
    );
  },
};

/** The numbers come back when the guest changes their mind. */
export const NoAndYesAgain: Story = {
  args: { values: { ...FRIDAY, 'answers/meal': '{"Fish":2,"Meat":1}' } },
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('Friday RSVP');
    await userEvent.selectOptions(day, 'no');
    await expect(canvas.queryByRole('group', { name: 'Meals' })).toBeNull();
    await userEvent.selectOptions(day, 'yes');
    await expect(canvas.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      '3 of 3 meals chosen',
    );
    await expect(canvas.getByLabelText('Fish')).toHaveValue('2');
  },
};

export const NoAndYesAgainTranslated: Story = { ...NoAndYesAgain, globals: { translator: 'on' } };

export const TooLong: Story = {
  args: { values: { ...FRIDAY, saturday: 'no' } },
  play: async ({ args, canvas, userEvent }) => {
    const song = canvas.getByLabelText('A song that makes you dance');
    await userEvent.click(song);
    await userEvent.paste('Lisboa, menina e moça, by Carlos do Carmo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(song).toHaveFocus());
    await expect(song).toHaveAccessibleDescription('Please keep this to 40 characters. It has 41.');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your reply isn’t saved yet. Please check what’s marked above.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(song, '{Backspace}');
    await waitFor(() => expect(song).toBeValid());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const ChangedElsewhere: Story = {
  args: {
    values: { ...FRIDAY, 'answers/meal': '{"Fish":3}' },
    error: 'Your reply isn’t saved yet. The saved reply now says:',
    savedElsewhere: { 'answers/meal': '{"Fish":1,"Meat":2}', 'answers/song': '' },
    onUseSaved: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The saved reply now says: Meals: 1 × Fish, 2 × Meat; A song that makes you dance: nothing.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved answers' }));
    await expect(canvas.getByLabelText('Fish')).toHaveFocus();
  },
};

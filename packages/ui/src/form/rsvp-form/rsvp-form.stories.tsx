import { celebration } from '@invitation/domain/fixtures/celebration';
import { REPLY_BY, REPLY_BY_CHOICES, SITE_DAYS } from '@invitation/domain/fixtures/samples';
import { formFieldsOf, type RsvpValues, rsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Page } from '../../basics/page/page';
import { TryAgain } from '../../basics/try-again/try-again';
import { FilledForm } from './testing/filled-form';

const WEEKEND_FIELDS = formFieldsOf('weekend', SITE_DAYS.weekend);
const SATURDAY_FIELDS = formFieldsOf('saturday', SITE_DAYS.saturday);

const meta = {
  title: 'Form/RSVP form',
  component: FilledForm,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Page title={celebration.rsvpTitle} skyline={null} card={<Story />} />],
  argTypes: { events: { mapping: SITE_DAYS }, replyBy: { mapping: REPLY_BY_CHOICES } },
  args: {
    events: SITE_DAYS.weekend,
    otherDays: [],
    values: rsvpValues(WEEKEND_FIELDS, null) as RsvpValues,
    onChange: fn(),
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof FilledForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const controlNames = (element: HTMLElement) =>
  [...element.querySelectorAll('[name]')].map((control) => control.getAttribute('name')).sort();

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const label of ['Friday RSVP', 'Saturday RSVP']) {
      const options = [...canvas.getByLabelText<HTMLSelectElement>(label).options];
      await expect(options.map(({ value }) => value)).toEqual(['', 'yes', 'no']);
      await expect(options[0]).toHaveTextContent('Select an option');
    }
    for (const label of ['Name(s) on Invite', 'Friday RSVP', 'Saturday RSVP']) {
      await expect(canvas.getByLabelText(label)).toBeRequired();
    }
    const diet = canvas.getByLabelText('Dietary Restrictions');
    await expect(diet).not.toBeRequired();
    // The field has ruled lines.
    await expect(getComputedStyle(diet).backgroundImage).toContain('gradient');
    await expect(canvas.queryByLabelText('Guest Name')).toBeNull();
    await expect(controlNames(canvasElement)).toEqual([...WEEKEND_FIELDS].sort());
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on Invite'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    const name = canvas.getByLabelText('Name(s) on Invite');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Name is required');
    // The ring of the focus touches neither the label nor the message.
    const { outlineOffset, outlineWidth } = getComputedStyle(name);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const label = canvas.getByText('Name(s) on Invite').getBoundingClientRect();
    const field = name.getBoundingClientRect();
    await expect(field.top - label.bottom).toBeGreaterThanOrEqual(ring);
    const message = canvas.getByText('Name is required').getBoundingClientRect();
    await expect(message.top - field.bottom).toBeGreaterThanOrEqual(ring);
    for (const label of ['Friday RSVP', 'Saturday RSVP']) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        'Please select an option',
      );
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const InvalidTranslated: Story = { ...Invalid, globals: { translator: 'on' } };

/** Some browsers and extensions fill in fields without an event. */
export const FilledWithoutEvent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Name(s) on Invite');
    for (const day of ['Friday RSVP', 'Saturday RSVP'])
      await userEvent.selectOptions(canvas.getByLabelText(day), 'yes');
    name.value = 'Ada';
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada' }));
    await expect(name).toHaveValue('Ada');
  },
};

export const ValidatedAfterChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    const name = canvas.getByLabelText('Name(s) on Invite');
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, 'Ada');
    await waitFor(() => expect(name).toBeValid());
    await expect(canvas.getByLabelText('Friday RSVP')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(canvas.getByLabelText('Friday RSVP')).toHaveFocus());
  },
};

export const TooLong: Story = {
  args: { values: { name: 'é'.repeat(201), friday: 'no', saturday: 'no' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Name(s) on Invite')).toHaveAccessibleDescription(
        'Please keep this to 200 characters. It has 201.',
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on Invite'), ' Ada & Grace ');
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'yes');
    await userEvent.selectOptions(canvas.getByLabelText('Saturday RSVP'), 'no');
    await userEvent.type(canvas.getByLabelText('Dietary Restrictions'), 'No nuts');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      name: ' Ada & Grace ',
      friday: 'yes',
      saturday: 'no',
      dietaryRestrictions: 'No nuts',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Ada & Grace',
      friday: 'yes',
      saturday: 'no',
      dietaryRestrictions: 'No nuts',
    });
  },
};

const FILLED = { name: 'Ada', friday: 'yes', saturday: 'yes', dietaryRestrictions: '' } as const;

export const Saving: Story = {
  args: { values: FILLED, onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save RSVP' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toBeDisabled());
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const FailedSignIn: Story = {
  args: {
    values: FILLED,
    notice: <TryAgain onTryAgain={fn()}>Check your connection, then try again.</TryAgain>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection');
    await expect(canvas.getByRole('button', { name: 'Save RSVP' })).toBeEnabled();
  },
};

export const FailedSave: Story = {
  args: {
    values: FILLED,
    error: 'Your reply isn’t saved yet. Check your connection, then try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('isn’t saved yet');
    await expect(canvas.getByLabelText('Name(s) on Invite')).toHaveValue('Ada');
    await expect(canvas.getByRole('button', { name: 'Save RSVP' })).toBeEnabled();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    values: { ...FILLED, dietaryRestrictions: 'Vegan' },
    error: 'Your reply isn’t saved yet. The saved reply now says:',
    savedElsewhere: { friday: 'no', dietaryRestrictions: '' },
    onUseSaved: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The saved reply now says: Friday RSVP: No; Dietary Restrictions: nothing.',
    );
    await expect(canvas.getByLabelText('Friday RSVP')).toHaveValue('yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved answers' }));
    await expect(args.onUseSaved).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Friday RSVP')).toHaveValue('no');
    await expect(canvas.getByLabelText('Friday RSVP')).toHaveFocus();
    await expect(canvas.getByLabelText('Dietary Restrictions')).toHaveValue('');
    await expect(canvas.getByLabelText('Name(s) on Invite')).toHaveValue('Ada');
  },
};

export const ChangedElsewhereTranslated: Story = {
  ...ChangedElsewhere,
  globals: { translator: 'on' },
};

export const SaturdayOnly: Story = {
  globals: { theme: 'night' },
  args: {
    events: SITE_DAYS.saturday,
    otherDays: ['friday'],
    values: { ...rsvpValues(SATURDAY_FIELDS, null), name: 'Ada' },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(controlNames(canvasElement)).toEqual([...SATURDAY_FIELDS].sort());
    await expect(canvas.queryByText(/Friday/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Saturday RSVP'), 'yes');
    await userEvent.type(canvas.getByLabelText('Guest Name'), 'Grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Ada',
      guest: 'Grace',
      friday: 'no',
      saturday: 'yes',
      dietaryRestrictions: '',
    });
  },
};

export const ReplyBy: Story = {
  args: { replyBy: REPLY_BY },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please reply by Monday, September 15, 2025.')).toBeVisible();
    await expect(canvas.getAllByRole('option', { name: 'Yes' })[0]).toBeEnabled();
  },
};

export const Closed: Story = {
  args: {
    replyBy: REPLY_BY,
    isClosed: true,
    saved: { name: 'Ada', friday: 'yes', saturday: 'no' },
    values: { name: 'Ada', friday: 'yes', saturday: 'no', dietaryRestrictions: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Replies were due by/)).toHaveTextContent(
      'You can still say no or change your details here. To join us after all, call Nora.',
    );
    const [friday, saturday] = canvas.getAllByRole('option', { name: 'Yes' });
    await expect(friday).toBeEnabled();
    await expect(saturday).toBeDisabled();
  },
};

/** An answer that was typed before the last day, and saved after it. */
export const AcceptedTooLate: Story = {
  args: {
    replyBy: REPLY_BY,
    isClosed: true,
    values: { name: 'Ada', friday: 'yes', saturday: 'no', dietaryRestrictions: '' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await expect(canvas.getByLabelText('Friday RSVP')).toHaveAccessibleDescription(
      'To join us after all, call Nora.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Friday RSVP'), 'no');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The last day ends while the form is open. */
export const ClosedWhileOpen: Story = {
  args: {
    events: SITE_DAYS.saturday,
    replyBy: REPLY_BY,
    saved: { name: 'Ada', saturday: 'yes' },
    values: { name: 'Ada', saturday: 'yes', dietaryRestrictions: '', guest: '' },
  },
  render: (args) => {
    const [isClosed, setClosed] = useState(false);
    const close = async () => setClosed(true);
    return <FilledForm {...args} isClosed={isClosed} onSave={isClosed ? args.onSave : close} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const guest = canvas.getByLabelText('Guest Name');
    await userEvent.type(guest, 'Grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await expect(await canvas.findByText(/Replies were due by/)).toBeVisible();
    await waitFor(() =>
      expect(guest).toHaveAccessibleDescription('To join us after all, call Nora.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(guest).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(guest);
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const ClosedWhileOpenTranslated: Story = {
  ...ClosedWhileOpen,
  globals: { translator: 'on' },
};

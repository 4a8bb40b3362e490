import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { formFieldsOf } from '@invitation/domain/rsvp-values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RsvpForm } from './rsvp-form';

const meta = {
  title: 'Screens/RSVP form',
  component: RsvpForm,
  decorators: [
    (Story) => (
      <main>
        <h1 style={{ textAlign: 'center' }}>Celebrate with Nora & Sam</h1>
        <Story />
      </main>
    ),
  ],
  args: {
    mode: 'weekend',
    events: [friday, saturday],
    values: { name: '', friday: '', saturday: '', dietaryRestrictions: '' },
    onChange: fn(),
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof RsvpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the controls on a form. */
const namesOf = (element: HTMLElement) =>
  [...element.querySelectorAll('[name]')].map((control) => control.getAttribute('name')).sort();

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const label of ['Friday RSVP', 'Saturday RSVP']) {
      const options = [...canvas.getByLabelText<HTMLSelectElement>(label).options];
      await expect(options.map(({ value }) => value)).toEqual(['', 'yes', 'no']);
      await expect(options[0]).toHaveTextContent('Select an option');
    }
    await expect(canvas.queryByLabelText('Guest Name')).toBeNull();
    await expect(namesOf(canvasElement)).toEqual([...formFieldsOf('weekend')].sort());
  },
};

export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name(s) on Invite'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save RSVP' }));
    const name = canvas.getByLabelText('Name(s) on Invite');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Name is required');
    for (const label of ['Friday RSVP', 'Saturday RSVP']) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        'Please select an option',
      );
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const CheckedAgainWhileTyping: Story = {
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
        'Please keep this to 200 characters; it has 201',
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

export const FailedSave: Story = {
  args: { values: FILLED, error: 'Error saving RSVP: You seem to be offline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error saving RSVP');
    await expect(canvas.getByLabelText('Name(s) on Invite')).toHaveValue('Ada');
    await expect(canvas.getByRole('button', { name: 'Save RSVP' })).toBeEnabled();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    values: { ...FILLED, dietaryRestrictions: 'Vegan' },
    error: 'Error saving RSVP: Your reply was changed in another place since you opened this page.',
    savedElsewhere: { friday: 'no', dietaryRestrictions: '' },
    onUseSaved: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Saved there: Friday RSVP: No; Dietary Restrictions: nothing.',
    );
    await expect(canvas.getByLabelText('Friday RSVP')).toHaveValue('yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Use what is saved' }));
    await expect(args.onUseSaved).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Friday RSVP')).toHaveValue('no');
    await expect(canvas.getByLabelText('Friday RSVP')).toHaveFocus();
    await expect(canvas.getByLabelText('Dietary Restrictions')).toHaveValue('');
    await expect(canvas.getByLabelText('Name(s) on Invite')).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...FILLED,
      friday: 'no',
      dietaryRestrictions: '',
    });
  },
};

export const SaturdayOnly: Story = {
  globals: { theme: 'night' },
  args: {
    mode: 'saturday',
    events: [saturday],
    values: { name: 'Ada', saturday: '', dietaryRestrictions: '', guest: '' },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(namesOf(canvasElement)).toEqual([...formFieldsOf('saturday')].sort());
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

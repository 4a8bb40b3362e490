import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField, TextAreaField, TextField } from './field';

const meta = {
  title: 'Basics/Field',
  component: TextField,
  args: { label: 'Name(s) on Invite' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const WithError: Story = {
  args: { error: 'Name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Name(s) on Invite');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name is required');
  },
};

export const TextWithAction: Story = {
  args: { label: 'Password', type: 'password', action: <button type="button">Show</button> },
};

export const TextArea: Story = {
  render: () => <TextAreaField label="Dietary Restrictions" rows={3} />,
};

export const TextAreaWithError: Story = {
  render: () => (
    <TextAreaField
      label="Dietary Restrictions"
      rows={3}
      error="Please keep this to 2000 characters. It has 2001."
    />
  ),
};

export const Select: Story = {
  render: () => (
    <SelectField label="Saturday RSVP" error="Please select an option">
      <option value="">Select an option</option>
      <option value="yes">Yes</option>
      <option value="no">No</option>
    </SelectField>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Saturday RSVP');
    await expect(select).toHaveAccessibleDescription('Please select an option');
    await userEvent.selectOptions(select, 'yes');
    await expect(select).toHaveValue('yes');
  },
};

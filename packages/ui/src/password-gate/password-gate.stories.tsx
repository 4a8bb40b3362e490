import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordGate } from './password-gate';

const meta = {
  title: 'Screens/Password gate',
  component: PasswordGate,
  parameters: { layout: 'fullscreen' },
  args: {
    title: "Nora & Sam's Birthday Party",
    // "café ☕", to prove more than ASCII
    password: 'Y2Fmw6kg4piV',
    onUnlock: fn(),
  },
} satisfies Meta<typeof PasswordGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Birthday Party');
    await expect(canvas.getByText('East Village, NYC')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Found on your invite')).toBe(
      canvas.getByLabelText('Password'),
    );
  },
};

export const WithDescription: Story = {
  args: { description: 'Brooklyn, in the garden', skip: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brooklyn, in the garden')).toBeVisible();
    await expect(canvas.queryByText('East Village, NYC')).toBeNull();
  },
};

export const Unlocking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'café ☕');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Password is required');
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Password is required');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'CAFÉ ☕{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Incorrect password. Please try again.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('CAFÉ ☕');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const LockedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    for (let attempt = 1; attempt <= 11; attempt++) {
      await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
      await userEvent.type(input, `no{Enter}`);
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many incorrect attempts. Please try again in 30 seconds.',
    );
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByText(/^\d+ s$/)).toBeVisible();
  },
};

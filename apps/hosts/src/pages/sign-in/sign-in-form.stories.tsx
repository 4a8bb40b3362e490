import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInForm } from './sign-in-form';

const meta = {
  title: 'Hosts/Sign in',
  component: SignInForm,
  args: { onSignIn: fn(async () => {}), onForgotPassword: fn(async () => {}) },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please enter your password',
    );
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: {
    onSignIn: fn(async () => {
      // A button that is disabled for less than a frame keeps the focus.
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('The e-mail address or the password is wrong.');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nora@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('password is wrong');
    await expect(args.onSignIn).toHaveBeenCalledWith('nora@example.com', 'wrong');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
};

export const ForgotPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nora@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'If nora@example.com has an account, a link to choose a new password is on its way.',
    );
    await expect(args.onForgotPassword).toHaveBeenCalledWith('nora@example.com');
  },
};

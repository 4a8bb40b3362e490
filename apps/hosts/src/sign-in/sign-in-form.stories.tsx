import { buttonClass } from '@invitation/ui/basics/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { HostsSession } from '../model/store/hosts-backend';
import type { KeptChanges } from '../model/store/hosts-errors';
import { SignInForm } from './sign-in-form';

/** A session without an account, whose functions record their calls. */
const session = (parts: Partial<HostsSession> = {}): HostsSession => ({
  observe: () => () => {},
  readKept: () => null,
  discardKept: fn(async () => {}),
  signIn: fn(async () => {}),
  sendPasswordLink: fn(async () => {}),
  signOut: async () => {},
  watchHosts: () => () => {},
  addHost: async () => {},
  changeRole: async () => {},
  removeHost: async () => {},
  ...parts,
});

const kept = (parts: Partial<KeptChanges>) =>
  session({
    readKept: () => ({ email: 'nora@example.com', guests: 0, hasDrafts: false, ...parts }),
  });

const meta = {
  title: 'Hosts/Sign in',
  component: SignInForm,
  args: { session: session() },
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
    await expect(args.session.signIn).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: {
    session: session({
      signIn: fn(async () => {
        // A button that is disabled for less than a frame keeps the focus.
        await new Promise((resolve) => setTimeout(resolve, 100));
        throw new Error('The e-mail address or the password is wrong.');
      }),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nora@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('password is wrong');
    await expect(args.session.signIn).toHaveBeenCalledWith('nora@example.com', 'wrong');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
};

export const WrongPasswordTranslated: Story = { ...WrongPassword, globals: { translator: 'on' } };

export const KeptChangesAlert: Story = {
  args: { session: kept({ guests: 3 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The arrivals of 3 guests haven’t been sent yet. This device keeps them for nora@example.com',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('nora@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard these changes' }));
    await expect(args.session.discardKept).not.toHaveBeenCalled();
    const discard = canvas.getByRole('button', { name: 'Discard them for good' });
    await expect(discard).toHaveClass(buttonClass({ variant: 'destructive' }));
    await userEvent.click(discard);
    await expect(await canvas.findByText('The changes were discarded.')).toBeVisible();
    await expect(args.session.discardKept).toHaveBeenCalledOnce();
  },
};

export const KeptDrafts: Story = {
  args: { session: kept({ hasDrafts: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^This device keeps what nora@example\.com typed and didn’t save/,
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('nora@example.com');
  },
};

export const LinkSent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' Nora@Example.com');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Send me a link to choose a password' }),
    );
    await expect(await canvas.findByText(/on its way to nora@example.com/)).toBeVisible();
    await expect(args.session.sendPasswordLink).toHaveBeenCalledWith(
      'nora@example.com',
      `${location.origin}/`,
    );
  },
};

export const LinkWithoutAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nora@example');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Send me a link to choose a password' }),
    );
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter your email address',
    );
    await expect(args.session.sendPasswordLink).not.toHaveBeenCalled();
  },
};

export const LinkNotSent: Story = {
  args: {
    session: session({
      sendPasswordLink: async () => {
        throw new Error('The server is busy at the moment. Please try again in a few minutes.');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nora@example.com');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Send me a link to choose a password' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
  },
};

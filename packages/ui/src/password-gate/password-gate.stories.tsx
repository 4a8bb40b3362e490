import { celebration } from '@invitation/domain/fixtures/celebration';
import { LOCKOUT_MS } from '@invitation/domain/gate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordGate } from './password-gate';

const meta = {
  title: 'Screens/Password gate',
  component: PasswordGate,
  parameters: { layout: 'fullscreen' },
  args: {
    title: celebration.gateTitle,
    subtitle: celebration.gateSubtitle,
    postmark: celebration.postmark,
    skyline: celebration.skyline,
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

export const WithoutSkyline: Story = { args: { skyline: 'none', postmark: ['LISBOA'] } };

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

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function lockOut({ canvas, userEvent }: PlayContext) {
  const input = canvas.getByLabelText('Password');
  for (let attempt = 1; attempt <= 11; attempt++) {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.type(input, 'no{Enter}');
  }
}

export const LockedOut: Story = {
  play: async (context) => {
    await lockOut(context);
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many incorrect attempts. Please try again in 30 seconds.',
    );
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByText(/^\d+ s$/)).toBeVisible();
  },
};

const HOUR_MS = 3_600_000;

export const LockedOutWhileTheSystemTimeChanges: Story = {
  // These are no spies: a spy on a clock reads that clock itself, without end.
  beforeEach: () => {
    const { now } = Date;
    return () => {
      Date.now = now;
      Reflect.deleteProperty(performance, 'now');
    };
  },
  play: async (context) => {
    const { canvas } = context;
    const button = canvas.getByRole('button', { name: 'Continue' });
    const wallTime = Date.now();
    Date.now = () => wallTime;
    await lockOut(context);
    await expect(button).toBeDisabled();

    Date.now = () => wallTime + HOUR_MS;
    // The gate looks at its clock every second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await expect(button).toBeDisabled();
    await expect(canvas.getByText(/^2\d s$/)).toBeVisible();

    Date.now = () => wallTime - HOUR_MS;
    const monotonic = performance.now.bind(performance);
    performance.now = () => monotonic() + LOCKOUT_MS;
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 3000 });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

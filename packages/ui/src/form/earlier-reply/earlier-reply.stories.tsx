import { EVENTS, REPLIES, SITE_DAYS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EarlierReply } from './earlier-reply';

const DAYS = { weekend: [EVENTS.friday, EVENTS.saturday], saturday: SITE_DAYS.saturday };

const meta = {
  title: 'Form/Earlier reply',
  component: EarlierReply,
  argTypes: { events: { mapping: DAYS }, rsvp: { mapping: REPLIES } },
  args: {
    rsvp: REPLIES['one day'],
    events: DAYS.weekend,
    onTake: fn(),
  },
} satisfies Meta<typeof EarlierReply>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You already replied here/).closest('p')).toHaveTextContent(
      'as Ada & Grace (Friday: Yes, Saturday: No).',
    );
  },
};

export const Taken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use these answers' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/filled in below/).closest('p')).toHaveFocus();
  },
};

export const Declined: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onTake).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SaturdayOnly: Story = {
  globals: { theme: 'night' },
  args: { events: DAYS.saturday },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Friday/)).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PersonalLink } from './personal-link';

const meta = {
  title: 'Primitives/Personal link',
  component: PersonalLink,
  args: {
    link: 'https://invitation.example/#invitation=Yk3vTq0ZpLx8Wc1NfRb5Hg7JsDm2Ea6U&password=ZWFzdA',
    onCopy: fn(async () => {}),
  },
} satisfies Meta<typeof PersonalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Link')).toHaveValue(args.link);
    await expect(canvas.queryByRole('button', { name: 'Share link' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied.');
  },
};

export const WithShareSheet: Story = {
  args: { onShare: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const CopyRefused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/copy it by hand/);
    await expect(canvas.getByLabelText('Link')).toHaveFocus();
  },
};

export const Night: Story = { globals: { theme: 'night' } };

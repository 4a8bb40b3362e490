import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PersonalLink } from './personal-link';

const meta = {
  title: 'Thank you/Personal link',
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
  args: { onShare: fn(async () => {}) },
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

const own = {
  make: fn(async () => meta.args.link),
  stop: fn(async () => {}),
  mail: fn(async () => {}),
};
export const NotMade: Story = {
  args: { link: null, own },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Keep this link to change your reply later/)).toBeVisible();
    await expect(canvas.queryByLabelText('Link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Stop this link' })).toBeNull();
    await expect(own.make).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(meta.args.link);
    await userEvent.click(canvas.getByRole('button', { name: 'Email it to yourself' }));
    await expect(own.mail).toHaveBeenCalledWith(meta.args.link);
  },
};

export const OwnLink: Story = {
  args: { own },
  render: function Render(args) {
    const [link, setLink] = useState(args.link);
    const stop = () => own.stop().then(() => setLink(null));
    return <PersonalLink {...args} link={link} own={{ ...own, stop }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop this link' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus());
    await expect(own.stop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(/no longer works/);
  },
};

export const CannotBeMade: Story = {
  args: { link: null, own: { ...own, make: () => Promise.reject(new Error('Try again later.')) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Try again later.');
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

/** Browsers open the sheet only just after a tap, and the link was made first. */
export const SharedTooLate: Story = {
  args: { own, onShare: () => Promise.reject(new Error('NotAllowedError')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/press the button again/);
  },
};

import { openEdit, reduceEdit } from '@invitation/domain/rsvp/edit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forgetAllDrafts, keepDraft } from '../../edit/drafts';
import { withSite } from '../../testing/with-site';
import { HostsView } from './hosts-view';

type OnAdd = ComponentProps<typeof HostsView>['onAdd'];

const addedAt = new Date('2025-08-03T16:30:00Z');

const meta = {
  title: 'Hosts/Hosts',
  component: HostsView,
  decorators: withSite(),
  args: {
    hosts: [
      { email: 'nora@example.com', addedBy: 'owner@example.com', addedAt },
      { email: 'sam.with.a.long.name@a-long-domain.example', addedBy: 'nora@example.com', addedAt },
    ],
    ownEmail: 'nora@example.com',
    address: 'https://hosts.example/',
    onAdd: fn<OnAdd>(async () => {}),
    onRole: fn(),
    onRemove: fn(),
    onShare: fn(),
    onLeave: fn(async () => {}),
  },
} satisfies Meta<typeof HostsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralHosts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/isn’t listed here/)).toBeVisible();
    await expect(canvas.getByText('Added by you, Aug 3, 12:30 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove sam/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.hosts[1]);
    await expect(canvas.queryByRole('button', { name: /^Make.*nora/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Make helper: sam/ }));
    await expect(args.onRole).toHaveBeenCalledWith(args.hosts[1]);
  },
};

/** What such a helper may do is said before one adds somebody. */
export const AHelper: Story = {
  args: {
    hosts: [
      { email: 'zoe@example.com', addedBy: 'nora@example.com', addedAt, role: 'door' },
      { email: 'nora@example.com', addedBy: 'owner@example.com', addedAt },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/they could still read personal links/)).toBeVisible();
    await expect(canvas.getByText('Helper at the door')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make host: zoe@example.com' }));
    await expect(args.onRole).toHaveBeenCalledWith(args.hosts[0]);
    await userEvent.selectOptions(canvas.getByLabelText('What they may do'), 'door');
    await userEvent.type(canvas.getByLabelText('Email'), 'yuri@example.com{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('yuri@example.com', 'door');
  },
};

export const OnlyTheOwner: Story = {
  args: { hosts: [], ownEmail: 'owner@example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nobody else yet.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'Owner@Example.com{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'owner@example.com can already open the list',
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Added: Story = {
  render: function Listed(args) {
    const [hosts, setHosts] = useState(args.hosts);
    return (
      <HostsView
        {...args}
        hosts={hosts}
        onAdd={async (email, role) => {
          await args.onAdd(email, role);
          setHosts([...hosts, { email, addedBy: args.ownEmail, addedAt, role }]);
        }}
        onRemove={({ email }) => setHosts(hosts.filter((host) => host.email !== email))}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' Zoe@Example.com{Enter}');
    await expect(
      await canvas.findByText('zoe@example.com is a host now. Tell them how to sign in:'),
    ).toBeVisible();
    await expect(canvas.getByText(/Go to https:\/\/hosts.example\//)).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledWith('zoe@example.com', undefined);
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(
      expect.stringContaining('enter zoe@example.com and press'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove zoe@example.com' }));
    await expect(canvas.queryByText(/^zoe@example.com is a host now/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

export const NotAdded: Story = {
  args: {
    onAdd: fn<OnAdd>(async () => {
      throw new Error('There is no connection, so nothing was changed.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'zoe@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nothing was changed');
    await expect(canvas.getByLabelText('Email')).toHaveValue('zoe@example.com');
  },
};

export const LeavingWithDraft: Story = {
  beforeEach: () => {
    const typed = { type: 'typed', values: { name: 'Ada' } } as const;
    keepDraft('new-guest', reduceEdit(openEdit({ name: '' }, null), typed));
    return forgetAllDrafts;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove myself' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Signing out discards them/);
  },
};

export const Leaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove myself' }));
    const question = await canvas.findByRole('alert');
    await expect(question).toHaveTextContent('You’ll be signed out');
    await expect(question).not.toHaveTextContent('discards');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay a host' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Remove myself' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove myself' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove myself' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const LeavingTranslated: Story = { ...Leaving, globals: { translator: 'on' } };

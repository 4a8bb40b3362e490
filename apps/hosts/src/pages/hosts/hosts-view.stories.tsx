import { openEdit, reduceEdit } from '@invitation/domain/rsvp/edit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { forgetAllDrafts, keepDraft } from '../../edit/drafts';
import type { HostsSession } from '../../model/store/hosts-backend';
import { signedIn } from '../../testing/whole-page';
import { withSite } from '../../testing/with-site';
import { HostsView } from './hosts-view';

/** A session whose functions record their calls. */
const session = (addHost: HostsSession['addHost'] = async () => {}) => ({
  ...(signedIn({ email: 'nora@example.com', isVerified: true }) as HostsSession),
  // After a sign-out, the page would be reloaded.
  signOut: fn(async () => {
    throw new Error('The story stays.');
  }),
  addHost: fn(addHost),
  changeRole: fn<HostsSession['changeRole']>(async () => {}),
  removeHost: fn<HostsSession['removeHost']>(async () => {}),
});

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
    session: session(),
  },
} satisfies Meta<typeof HostsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralHosts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/isn’t listed here/)).toBeVisible();
    await expect(canvas.getByText('Added by you, Aug 3, 12:30 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove sam/ }));
    await expect(args.session.removeHost).toHaveBeenCalledWith(args.hosts[1]?.email);
    await expect(canvas.queryByRole('button', { name: /^Make.*nora/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Make helper: sam/ }));
    await expect(args.session.changeRole).toHaveBeenCalledWith(args.hosts[1]?.email, 'door');
  },
};

/** The page says what a helper may do before a host adds one. */
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
    await expect(args.session.changeRole).toHaveBeenCalledWith('zoe@example.com', null);
    await userEvent.selectOptions(canvas.getByLabelText('What they may do'), 'door');
    await userEvent.type(canvas.getByLabelText('Email'), 'yuri@example.com{Enter}');
    await expect(args.session.addHost).toHaveBeenCalledWith('yuri@example.com', 'door');
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
    await expect(args.session.addHost).not.toHaveBeenCalled();
  },
};

const share = fn(async () => {});

export const Added: Story = {
  beforeEach() {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  render: function Listed(args) {
    const [hosts, setHosts] = useState(args.hosts);
    return (
      <HostsView
        {...args}
        hosts={hosts}
        session={{
          ...args.session,
          async addHost(email, role) {
            await args.session.addHost(email, role);
            setHosts([...hosts, { email, addedBy: args.ownEmail, addedAt, role }]);
          },
          removeHost: async (removed) => setHosts(hosts.filter(({ email }) => email !== removed)),
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' Zoe@Example.com{Enter}');
    await expect(
      await canvas.findByText('zoe@example.com is a host now. Tell them how to sign in:'),
    ).toBeVisible();
    await expect(canvas.getByText(new RegExp(`Go to ${location.origin}/`))).toBeVisible();
    await expect(args.session.addHost).toHaveBeenCalledWith('zoe@example.com', undefined);
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({
      text: expect.stringContaining('enter zoe@example.com and press'),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove zoe@example.com' }));
    await expect(canvas.queryByText(/^zoe@example.com is a host now/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

export const NotAdded: Story = {
  args: {
    session: session(async () => {
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
    await expect(args.session.removeHost).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Remove myself' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove myself' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove myself' }));
    await expect(args.session.removeHost).toHaveBeenCalledWith('nora@example.com');
    await waitFor(() => expect(args.session.signOut).toHaveBeenCalledOnce());
  },
};

export const LeavingTranslated: Story = { ...Leaving, globals: { translator: 'on' } };

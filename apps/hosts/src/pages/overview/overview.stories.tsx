import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EMPTY_GUEST_LIST, listGuests } from '../../model/guest-list';
import { EVENTS, FORMAT, sampleList } from '../../testing/samples';
import { Overview } from './overview';

const meta = {
  title: 'Hosts/Overview',
  component: Overview,
  args: {
    list: sampleList(60, 40),
    events: EVENTS,
    format: FORMAT,
    onMerge: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    const [keep] = canvas.getAllByRole('button', { name: /^Keep these answers/ });
    if (keep) await userEvent.click(keep);
    await expect(args.onMerge).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

const REPLY = { key: 'with-the-shared-password', name: 'Zoë & Jo', friday: 'yes' } as const;
const INVITATION = {
  id: 'open-invitation',
  name: 'ZOE and Jo',
  days: 'weekend',
  people: 2,
} as const;

export const ReplyBesideOpenInvitation: Story = {
  args: {
    list: listGuests(EMPTY_GUEST_LIST, {
      ...EMPTY_GUEST_LIST,
      replies: [REPLY],
      invitations: [INVITATION],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('open invitation for 2 people')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use for the invitation: Zoë & Jo' }));
    await expect(args.onMerge).toHaveBeenCalledWith(expect.objectContaining({ key: REPLY.key }), [
      expect.objectContaining({ key: INVITATION.id }),
    ]);
  },
};

export const Empty: Story = {
  args: { list: sampleList(0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No replies yet.')).toBeVisible();
    await expect(canvas.getAllByText(/^people come$/)).toHaveLength(3);
  },
};

export const One: Story = {
  args: { list: sampleList(1, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 reply.')).toBeVisible();
    await expect(canvas.getAllByText('person comes')).toHaveLength(2);
  },
};

export const Invitations300: Story = { args: { list: sampleList(200, 100) } };

export const Guests5000: Story = { args: { list: sampleList(3_000, 2_000) } };

export const WithUnreadableDocuments: Story = {
  args: {
    list: {
      ...sampleList(3, 0),
      unreadable: [{ key: 'abc', reason: 'friday: Please select an option' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '1 document is not counted, because their fields are not valid. Correct them in the Firebase console: abc.',
    );
  },
};

import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Toaster } from 'sonner';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import type { NotesByKey } from '../../model/store/guest-notes';
import type { HostsBackend } from '../../model/store/hosts-backend';
import { sampleList } from '../../testing/samples';
import { WithBackend, withSite } from '../../testing/with-site';
import { NoteMany } from './note-many';

const GUESTS = sampleList(0, 4).guests;
const [ADA, BEN] = GUESTS.map(({ key }) => key) as [string, string];
const NAME = GUESTS[1]?.name ?? '';
const NOTES = new Map<string, GuestNotes>([
  [ADA, { table: '7', tags: ['family'] }],
  [BEN, { phone: '912', tags: [...'abcdefghij'] }],
]);

/** The form, with a backend that reports these notes. */
function Noting({
  notes,
  onWrite,
  ...props
}: ComponentProps<typeof NoteMany> & {
  readonly notes: NotesByKey;
  readonly onWrite: HostsBackend['writeGuests'];
}) {
  return (
    <WithBackend backend={{ writeGuests: onWrite }} list={sampleList(0, 4)} notes={notes}>
      <NoteMany {...props} />
      <Toaster />
    </WithBackend>
  );
}

const meta = {
  title: 'Hosts/Note of many',
  component: Noting,
  decorators: withSite(),
  args: {
    guests: GUESTS,
    notes: NOTES,
    onWrite: fn<HostsBackend['writeGuests']>(async () => new Map()),
    onEnd: fn(),
  },
} satisfies Meta<typeof Noting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('What to note')).toHaveFocus();
    // Without a table, only the seated guest would change.
    await expect(canvas.getByRole('button', { name: 'Change 1 guest' })).toBeEnabled();
    await userEvent.type(canvas.getByRole('combobox', { name: /^Table/ }), '8');
    await expect(canvas.getByText('1 guest already has another table.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onWrite).toHaveBeenCalledOnce());
    const [plan] = mocked(args.onWrite).mock.calls[0] ?? [];
    await expect(plan?.[`guestNotes/${ADA}`]).toMatchObject({ answers: { table: '8' } });
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    // It fades in.
    await waitFor(() => expect(canvas.getByText('4 guests are at table 8.')).toBeVisible());
  },
};

/** The table of a guest does not move people who sit elsewhere. */
export const PeopleApart: Story = {
  args: { notes: new Map([[BEN, { seats: ['Ana = 8'] }]]) },
  play: async ({ canvas, userEvent }) => {
    const text = `People seated separately keep their table: ${NAME}.`;
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('What to note'), 'Thanked');
    await expect(canvas.queryByText(text)).toBeNull();
  },
};

export const TooManyTags: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What to note'), 'Add a tag');
    await expect(canvas.getByRole('button', { name: 'Change 0 guests' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tag' }), 'work{Enter}');
    await expect(canvas.getByText(`Please keep this to 10 tags: ${NAME}`)).toBeVisible();
    await expect(args.onWrite).not.toHaveBeenCalled();
  },
};

export const Thanked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What to note'), 'Thanked');
    await userEvent.click(canvas.getByRole('button', { name: 'Change 4 guests' }));
    await waitFor(() => expect(args.onWrite).toHaveBeenCalledOnce());
  },
};

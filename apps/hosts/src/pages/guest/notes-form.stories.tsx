import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { Conflict, type Save } from '@invitation/domain/rsvp/save';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import { WithBackend, withSite } from '../../testing/with-site';
import { NotesForm } from './notes-form';

/** The form, and what it saves. */
const Notes = ({
  people,
  notes,
  onSave,
}: {
  readonly people: readonly string[];
  readonly notes: GuestNotes | null;
  readonly onSave: (save: Save) => Promise<void>;
}) => (
  <WithBackend
    backend={{
      async writeGuests({ 'guestNotes/ada': save }) {
        if (save?.answers) await onSave(save);
        return new Map();
      },
    }}
  >
    <NotesForm
      guest={{
        ...{ key: 'ada', name: 'Ada', arrivals: {}, reply: null },
        invitation: { id: 'ada', name: 'Ada', days: 'weekend', people: 2, members: people },
      }}
      notes={notes}
    />
  </WithBackend>
);

const meta = {
  title: 'Hosts/Guest/Notes',
  component: Notes,
  decorators: withSite(),
  args: {
    people: [],
    notes: { phone: '+351 912 345 678', table: '7', tags: ['Family', 'Lisbon, Porto'] },
    onSave: fn(async () => {}),
  },
  beforeEach: forgetAllDrafts,
} satisfies Meta<typeof Notes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Noted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Phone'));
    await userEvent.type(canvas.getByLabelText('Email'), ' ada@example.com ');
    await userEvent.type(canvas.getByLabelText('Tags, one per line'), '\nChess{Enter}Family');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        answers: {
          phone: null,
          email: 'ada@example.com',
          address: null,
          table: '7',
          tags: ['Family', 'Lisbon, Porto', 'Chess'],
          note: null,
          seats: null,
        },
      }),
    );
    await expect(await canvas.findByText('Saved.')).toBeVisible();
  },
};

export const Faults: Story = {
  args: { notes: null },
  play: async ({ args, canvas, userEvent }) => {
    const type = async (label: string, text: string) => {
      await userEvent.click(canvas.getByLabelText(label));
      await userEvent.paste(text);
    };
    await type('Email', 'ada at home');
    await type('Table', 't'.repeat(81));
    await type('Tags, one per line', 'abcdefghijk'.split('').join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    const describes = (label: string, message: string) =>
      waitFor(() =>
        expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
          expect.stringContaining(message),
        ),
      );
    await describes('Email', 'not an email address');
    await describes('Table', '80 characters');
    await describes('Tags, one per line', '10 tags');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ChangedByAnotherHost: Story = {
  args: {
    onSave: fn(async () => {
      throw new Conflict({ table: '8', tags: ['Family'] }, ['table', 'tags']);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Table'), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'They now say: Table: “8”; Tags, one per line: “Family”.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep theirs' }));
    await expect(canvas.getByLabelText('Table')).toHaveValue('8');
    await expect(canvas.getByLabelText('Tags, one per line')).toHaveValue('Family');
  },
};

/** One person of a party sits elsewhere. A name that nobody has cannot be seated. */
export const Seats: Story = {
  args: { people: ['Ana', 'Rui'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Tables for individuals, one per line');
    const save = canvas.getByRole('button', { name: 'Save notes' });
    for (const [typed, fault] of [
      ['Ana 8', 'Please write a name, “ = ” and a table in each line, such as Ana = 8'],
      ['Anna = 8', 'Nobody in this party is called “Anna”. The names are: Ana, Rui'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(save);
      await waitFor(() => expect(field).toHaveAccessibleDescription(fault));
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'Ana = 8');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ answers: expect.objectContaining({ seats: ['Ana = 8'] }) }),
      ),
    );
  },
};

/** The party has changed since it was seated. Hosts can still note something else. */
export const SeatOfNobody: Story = {
  args: { people: ['Ana'], notes: { table: '7', seats: ['Rui = 8'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Note'), 'Rui is ill');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          answers: expect.objectContaining({ note: 'Rui is ill', seats: ['Rui = 8'] }),
        }),
      ),
    );
  },
};

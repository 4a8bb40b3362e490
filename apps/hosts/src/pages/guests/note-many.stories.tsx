import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { sampleList } from '../../testing/samples';
import { NoteManyForm } from './note-many';

const GUESTS = sampleList(0, 4).guests;
const [ADA, BEN] = GUESTS.map(({ key }) => key) as [string, string];
const NAME = GUESTS[1]?.name ?? '';
const NOTES = new Map<string, GuestNotes>([
  [ADA, { table: '7', tags: ['family'] }],
  [BEN, { phone: '912', tags: [...'abcdefghij'] }],
]);

const meta = {
  title: 'Hosts/Note of many',
  component: NoteManyForm,
  args: {
    guests: GUESTS,
    notes: NOTES,
    onApply: fn<ComponentProps<typeof NoteManyForm>['onApply']>(),
    onEnd: fn(),
  },
} satisfies Meta<typeof NoteManyForm>;

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
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.arrayContaining([
        { path: `guestNotes/${ADA}`, from: NOTES.get(ADA), to: { ...NOTES.get(ADA), table: '8' } },
      ]),
      expect.any(Function),
    );
    const [, done] = mocked(args.onApply).mock.calls[0] ?? [];
    await expect(done?.(3)).toBe('3 guests are at table 8.');
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
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Thanked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What to note'), 'Thanked');
    await userEvent.click(canvas.getByRole('button', { name: 'Change 4 guests' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

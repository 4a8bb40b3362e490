import { Button } from '@invitation/ui/basics/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import { WalkInForm } from './walk-in-form';

const meta = {
  title: 'Hosts/Add someone at the door',
  component: WalkInForm,
  args: {
    draft: 'walk-in/',
    initial: { id: 'a-new-key', name: 'Otto', people: '1' },
    weekday: 'Saturday',
    onAdd: fn(async () => {}) as ComponentProps<typeof WalkInForm>['onAdd'],
    onCancel: fn(),
  },
  beforeEach: forgetAllDrafts,
} satisfies Meta<typeof WalkInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Lehmann ');
    const people = canvas.getByLabelText('People who arrived on Saturday');
    await userEvent.clear(people);
    await userEvent.type(people, '3');
    const button = canvas.getByRole('button', { name: 'Add and mark as arrived' });
    // Both taps add the same guest.
    await userEvent.dblClick(button);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalled());
    const otto = { id: 'a-new-key', name: 'Otto Lehmann', people: 3 };
    for (const [walkIn] of (args.onAdd as ReturnType<typeof fn>).mock.calls) {
      await expect(walkIn).toEqual(otto);
    }
  },
};

/** The page is left while the form still renders that the guest is saved. */
export const AddTwo: Story = {
  render: function Door(args) {
    const [isAdding, setAdding] = useState(true);
    if (!isAdding) return <Button onClick={() => setAdding(true)}>Add someone</Button>;
    return <WalkInForm {...args} onAdd={async () => setAdding(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Lehmann');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add someone' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Otto');
  },
};

export const Incomplete: Story = {
  args: { initial: { id: 'a-new-key', name: '', people: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(
      canvas.getByLabelText('People who arrived on Saturday'),
    ).toHaveAccessibleDescription('Please enter a whole number from 1 to 20');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onAdd: async () => {
      throw new Error('There is no connection, so nothing was changed. Try again when it is back.');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Otto');
  },
};

export const RefusedTranslated: Story = { ...Refused, globals: { translator: 'on' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import type { HostsBackend } from '../../model/store/hosts-backend';
import { fakeBackend } from '../../testing/fake-backend';
import { sampleList } from '../../testing/samples';
import { HostsPage, startFresh } from '../../testing/whole-page';

type AddWalkIn = HostsBackend['addWalkIn'];

/** The page of a host who has searched for a name at the door. */
function WalkIn({ name, addWalkIn }: { readonly name: string; readonly addWalkIn: AddWalkIn }) {
  const [history] = useState(() => {
    const created = createMemoryHistory();
    created.push('/door/add?day=saturday', { walkInName: name });
    return created;
  });
  const open = async () => ({
    ...fakeBackend((listener) => listener.next(sampleList(0, 0))),
    addWalkIn,
  });
  return <HostsPage history={history} openBackend={open} />;
}

const meta = {
  title: 'Hosts/Add someone at the door',
  component: WalkIn,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Otto', addWalkIn: fn<AddWalkIn>(async () => {}) },
  beforeEach: startFresh,
} satisfies Meta<typeof WalkIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' Lehmann ');
    const people = canvas.getByLabelText('People who arrived on Saturday');
    await userEvent.clear(people);
    await userEvent.type(people, '3');
    const button = canvas.getByRole('button', { name: 'Add and mark as arrived' });
    // Both taps add the same guest.
    await userEvent.dblClick(button);
    await waitFor(() => expect(args.addWalkIn).toHaveBeenCalled());
    const { calls } = mocked(args.addWalkIn).mock;
    const [key = ''] = calls[0] ?? [];
    const otto = { name: 'Otto Lehmann', saturday: 'yes', saturdayPeople: 3 };
    for (const call of calls) {
      await expect(call).toEqual([key, otto, { [`saturday/${key}`]: 3 }]);
    }
  },
};

/** The page is left while the form still renders that the guest is saved. */
export const AddTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' Lehmann');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add someone' }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue('');
  },
};

export const Incomplete: Story = {
  args: { name: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('People who arrived on Saturday'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(
      canvas.getByLabelText('People who arrived on Saturday'),
    ).toHaveAccessibleDescription('Please enter a whole number from 1 to 20');
    await expect(args.addWalkIn).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    addWalkIn: fn<AddWalkIn>(async () => {
      throw new Error('There is no connection, so nothing was changed. Try again when it is back.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.click(canvas.getByRole('button', { name: 'Add and mark as arrived' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection');
    await expect(name).toHaveValue('Otto');
  },
};

export const RefusedTranslated: Story = { ...Refused, globals: { translator: 'on' } };

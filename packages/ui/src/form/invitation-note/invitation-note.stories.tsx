import { INVITATIONS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InvitationNote } from './invitation-note';

const meta = {
  title: 'Form/Invitation note',
  component: InvitationNote,
  argTypes: {
    invitation: { mapping: INVITATIONS },
    state: { options: ['valid', 'cut-short', 'withdrawn', 'ended'] },
  },
} satisfies Meta<typeof InvitationNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  args: { state: 'valid', invitation: INVITATIONS['for two'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 guests/).closest('p')).toHaveTextContent(
      'For Margarida & João, 2 guests.',
    );
  },
};

export const OnePerson: Story = {
  args: { state: 'valid', invitation: INVITATIONS['for one'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, one guest\.$/)).toBeVisible();
  },
};

const FAMILY = { days: 'weekend', people: 4, members: ['Ana', 'Rui', 'Tom'] } as const;

/** Lists the people by name, unless the name of the invitation contains them all. */
export const WithMembers: Story = {
  args: { state: 'valid', invitation: { ...FAMILY, name: 'The Sousa family' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4 guests/).closest('p')).toHaveTextContent(
      'For The Sousa family, 4 guests.',
    );
    await expect(canvas.getByText('Ana, Rui, and Tom')).toBeVisible();
  },
};

export const MembersInName: Story = {
  args: { state: 'valid', invitation: { ...FAMILY, name: 'Ana, Rui & little Tom' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4 guests/)).toBeVisible();
    await expect(canvas.queryByText(/and Tom/)).toBeNull();
  },
};

/** A right-to-left override in the name does not reorder the sentence. */
export const WithOverride: Story = {
  args: { state: 'valid', invitation: { ...INVITATIONS['for two'], name: 'Ada \u202E& Grace' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Ada/)).unicodeBidi).toBe('isolate');
  },
};

export const Withdrawn: Story = {
  args: { state: 'withdrawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/withdrawn.*reply here without it/);
  },
};

export const CutShort: Story = {
  args: { state: 'cut-short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/incomplete.*cut off/);
  },
};

export const Ended: Story = {
  args: { state: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /no longer works.*reply here without/,
    );
  },
};

import { INVITATIONS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InvitationNote } from './invitation-note';

const meta = {
  title: 'Primitives/Invitation note',
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
    await expect(canvas.getByText(/2 guests/)).toHaveTextContent('For Margarida & João, 2 guests.');
  },
};

export const OnePerson: Story = {
  args: { state: 'valid', invitation: INVITATIONS['for one'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, one guest\.$/)).toBeVisible();
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

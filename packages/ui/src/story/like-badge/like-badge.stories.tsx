import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LikeBadge } from './like-badge';

const meta = {
  title: 'Story/Like badge',
  component: LikeBadge,
  args: { count: 12 },
} satisfies Meta<typeof LikeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('12 likes')).toBeVisible(),
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => expect(canvas.getByText('1 like')).toBeVisible(),
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText(/like/)).toBeNull(),
};

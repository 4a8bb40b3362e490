import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from './event-card';

const meta = {
  title: 'Screens/Event card',
  component: EventCard,
  args: { event: friday },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Friday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ceremony & Dinner' })).toBeVisible();
    await expect(canvas.getByText(/Friday, October 3, 2025/)).toHaveTextContent('4:45pm');
    await expect(canvas.getByText(/starts promptly at 5pm/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /View map/ })).toHaveAttribute(
      'href',
      friday.mapLink,
    );
  },
};

export const Saturday: Story = { args: { event: saturday } };

export const Sunday: Story = { args: { event: sunday } };

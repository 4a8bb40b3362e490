import { DATE_ONLY, EVENTS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventCard } from './event-card';

const meta = {
  title: 'Form/Event card',
  component: EventCard,
  argTypes: { event: { mapping: EVENTS } },
  args: { event: EVENTS.friday },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Friday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ceremony & Dinner' })).toBeVisible();
    await expect(canvas.getByText('4:45pm').closest('p')).toHaveTextContent(
      /^Friday, October 3, 2025\s?4:45pm$/,
    );
    await expect(canvas.getByText(/starts promptly at 5pm/)).toBeVisible();
    const place = canvas.getByRole('link', { name: `View map: ${EVENTS.friday.location}` });
    await expect(place).toHaveTextContent(EVENTS.friday.location);
    await expect(place).toHaveAttribute('href', EVENTS.friday.mapLink);
  },
};

export const Saturday: Story = { args: { event: EVENTS.saturday } };

export const Sunday: Story = { args: { event: EVENTS.sunday } };

/** A day of which the hosts know only the date. */
export const DateOnly: Story = {
  args: { event: DATE_ONLY },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Birthday Party' });
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const empty of card.querySelectorAll(':is(p, div):empty')) {
      await expect(empty).not.toBeVisible();
    }
  },
};

/** The map may be known before the place has a name. */
export const MapOnly: Story = {
  args: { event: { ...DATE_ONLY, mapLink: EVENTS.friday.mapLink } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View map: Birthday Party' })).toHaveTextContent(
      'View map',
    );
  },
};

/** The date stays on one line. */
export const LargeText: Story = {
  globals: { textSize: 'double', viewport: { value: 'small-phone' } },
  play: async ({ canvas }) => {
    const date = document.createRange();
    date.selectNodeContents(canvas.getByText(/^October \d, 2025$/));
    await expect(date.getClientRects()).toHaveLength(1);
  },
};

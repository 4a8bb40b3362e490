import { content } from '@invitation/domain/fixtures/weekend.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Page } from '../page/page';
import { Details } from './details';

const { weekend, saturday } = content;

const meta = {
  title: 'Basics/Details',
  component: Details,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page title="Good to know" skyline={weekend.celebration.skyline}>
        <Story />
      </Page>
    ),
  ],
  argTypes: { details: { mapping: { weekend: weekend.details, saturday: saturday?.details } } },
  args: { details: weekend.details ?? [] },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weekend: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Getting here',
      'Where to stay',
      'What to wear',
    ]);
    await expect(canvas.getByRole('img', { name: /the roof of the hotel/ })).toBeVisible();
    const hotels = within(canvas.getByRole('list'));
    await expect(hotels.getAllByRole('listitem')).toHaveLength(2);
    const hotel = hotels.getByRole('link', { name: 'The Linden' });
    await expect(hotel).toHaveAttribute('target', '_blank');
    await expect(hotels.getByRole('link', { name: '+1 212 555 0100' })).not.toHaveAttribute(
      'target',
    );
  },
};

/** Without a connection, before the picture was ever shown. */
export const WithoutItsPicture: Story = {
  args: {
    details: (weekend.details ?? []).map(({ picture, ...section }) => ({
      ...section,
      ...(picture && { picture: { ...picture, url: '/gone' } }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The river from the roof of the hotel')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /the roof of the hotel/ })).toBeNull();
  },
};

export const Saturday: Story = {
  globals: { theme: 'night' },
  args: { details: saturday?.details ?? [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:nora@example.org');
  },
};

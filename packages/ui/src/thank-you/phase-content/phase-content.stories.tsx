import { celebration } from '@invitation/domain/fixtures/celebration';
import { DATE_ONLY, EVENTS, PHASES, REPLIES, SITE_DAYS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../../basics/page/page';
import { PhaseContent } from './phase-content';

const meta = {
  title: 'Thank you/Before and afterwards',
  component: PhaseContent,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => <Page title="Nora & Sam" skyline={celebration.skyline} card={<Story />} />,
  ],
  argTypes: {
    events: { mapping: SITE_DAYS },
    rsvp: { mapping: { none: null, ...REPLIES } },
  },
  args: {
    phase: 'before',
    events: SITE_DAYS.weekend,
    rsvp: null,
    picture: celebration.thankYouPicture,
    album: PHASES.weekend.afterwards?.album,
    storyText: celebration.storyText,
    onViewHighlights: fn(),
  },
} satisfies Meta<typeof PhaseContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day of which only the date is known is a whole day in calendars. */
export const SaveTheDate: Story = {
  args: { events: [EVENTS.friday, DATE_ONLY, EVENTS.sunday] },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Saturday: Add to Google Calendar' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('dates=20251004%2F20251005'),
    );
    await expect(canvas.queryByRole('button', { name: 'Birthday Party: Copy address' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'See our shared album' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'View Highlights' }));
    await expect(args.onViewHighlights).toHaveBeenCalledOnce();
  },
};

export const Afterwards: Story = {
  args: { phase: 'afterwards', rsvp: REPLIES['one day'] },
  play: async ({ canvas }) => {
    const album = canvas.getByRole('link', { name: 'See our shared album' });
    await expect(album).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('Saturday, Birthday Party: You can’t make it')).toBeVisible();
  },
};

export const WithoutAlbum: Story = {
  globals: { theme: 'night' },
  args: { phase: 'afterwards', events: SITE_DAYS.saturday, album: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See our shared album' })).toBeNull();
    await expect(canvas.queryByText(/Friday|Sunday/)).toBeNull();
  },
};

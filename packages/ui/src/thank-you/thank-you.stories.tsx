import { celebration } from '@invitation/domain/fixtures/celebration';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../page/page';
import { ThankYou } from './thank-you';

const meta = {
  title: 'Screens/Thank you',
  component: ThankYou,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page title="Thank you for RSVPing!" skyline="street">
        <Story />
      </Page>
    ),
  ],
  args: {
    mode: 'weekend',
    events: [friday, saturday, sunday],
    picture: celebration.thankYouPicture,
    registry: celebration.registry,
    storyText: celebration.storyText,
    onViewHighlights: fn(),
    onGoBack: fn(),
  },
} satisfies Meta<typeof ThankYou>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weekend: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const day of ['Friday', 'Saturday']) {
      const link = canvas.getByRole('link', { name: `${day}: Add to Google Calendar` });
      await expect(link).toHaveAttribute('href', expect.stringContaining('calendar.google.com'));
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const files = canvas.getAllByRole('link', { name: 'Apple or Outlook (.ics)' });
    await expect(files.map((file) => file.getAttribute('href'))).toEqual([
      '/calendar/friday.ics',
      '/calendar/saturday.ics',
    ]);
    await expect(canvas.getByRole('link', { name: 'All days in one file (.ics)' })).toHaveAttribute(
      'href',
      '/calendar/celebration.ics',
    );
    await expect(canvas.getByText('Come by for coffee and bagels.')).toBeVisible();
    await expect(canvas.getByText(/Honeymoon Fund.*Bathroom Renovation Fund/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contribute via PayPal' })).toHaveAttribute(
      'href',
      args.registry.paymentLink,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'View Highlights' }));
    await expect(args.onViewHighlights).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const SaturdayOnly: Story = {
  globals: { theme: 'night' },
  args: { mode: 'saturday', events: [saturday] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apple or Outlook (.ics)' })).toHaveAttribute(
      'href',
      '/calendar/saturday.ics',
    );
    await expect(canvas.queryByRole('link', { name: /All days/ })).toBeNull();
    await expect(canvas.queryByText(/Friday|Sunday|Brunch/i)).toBeNull();
  },
};

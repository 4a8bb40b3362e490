import { celebration } from '@invitation/domain/fixtures/celebration';
import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { content as oneDay } from '@invitation/domain/fixtures/one-day.js';
import { REPLIES, SITE_DAYS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor, within } from 'storybook/test';
import { Page } from '../../basics/page/page';
import { PersonalLink } from '../personal-link/personal-link';
import { ThankYou } from './thank-you';

const meta = {
  title: 'Thank you/Thank you',
  component: ThankYou,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page title="Thank you for RSVPing!" skyline={celebration.skyline}>
        <Story />
      </Page>
    ),
  ],
  argTypes: { events: { mapping: SITE_DAYS }, rsvp: { mapping: REPLIES } },
  args: {
    events: SITE_DAYS.weekend,
    rsvp: REPLIES['one day'],
    declinedText: celebration.declinedText,
    picture: celebration.thankYouPicture,
    stamp: celebration,
    registry: celebration.registry,
    storyText: celebration.storyText,
    onSaveKeepsake: fn(async () => {}),
    onViewHighlights: fn(),
    onGoBack: fn(),
  },
} satisfies Meta<typeof ThankYou>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weekend: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Friday: Add to Google Calendar' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('calendar.google.com'));
    await expect(link).toHaveAttribute('target', '_blank');
    // The declined Saturday is one line, and nobody is asked about the Sunday.
    await expect(canvas.getAllByRole('link', { name: /Google Calendar/ })).toHaveLength(1);
    const files = canvas.getAllByRole('link', { name: /^\w+: Apple or Outlook \(.ics\)$/ });
    await expect(files.map((file) => file.getAttribute('href'))).toEqual(
      ['friday', 'sunday'].map((day) => `/calendar/${day}.ics`),
    );
    // Without the declined Saturday.
    const file = canvas.getByRole('link', { name: 'Your days in one file (.ics)' });
    await expect(file).toHaveAttribute('href', '/calendar/friday-sunday.ics');
    await expect(canvas.getByText('Come by for coffee and bagels.')).toBeVisible();
    await expect(canvas.getByText(/Honeymoon Fund.*Bathroom Renovation Fund/)).toBeVisible();
    const payment = canvas.getByRole('link', { name: 'Contribute via PayPal' });
    await expect(payment).toHaveAttribute('href', args.registry?.links?.[0]?.link);
    await expect(payment).toHaveAttribute('target', '_blank');
    await expect(payment).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.click(canvas.getByRole('button', { name: 'View Highlights' }));
    await expect(args.onViewHighlights).toHaveBeenCalledOnce();
    const days = within(canvas.getByRole('region', { name: 'Calendar Events & more' }));
    const [friday, saturday, sunday] = days.getAllByRole('listitem');
    await expect(friday).toHaveTextContent(/Ceremony & Dinner.*4:45pm.*Fort Greene/);
    const receipt = canvas.getByRole('region', { name: 'Your reply' });
    await expect(receipt).toHaveTextContent(/^.+Friday✓?You’re comingSaturdayYou can’t make it/);
    await expect(saturday).toHaveTextContent('Saturday, Birthday Party: You can’t make it');
    await expect(within(saturday as HTMLElement).queryByRole('link')).toBeNull();
    await expect(sunday).toHaveTextContent(/Sunday Brunch.*10am to 4pm/);
    await expect(canvas.queryByText(args.declinedText)).toBeNull();
    const names = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(new Set(names).size).toBe(names.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^If nothing opens/)).toBeVisible();
  },
};

export const OnAndroid: Story = {
  beforeEach: () => {
    const agent = spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 16)',
    );
    return () => agent.mockRestore();
  },
  args: { rsvp: REPLIES.coming },
  play: async ({ canvas }) => {
    const oneByOne = canvas
      .getByText(/take only one day from a file/)
      .closest('div') as HTMLElement;
    const links = within(oneByOne).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Friday', '/calendar/friday.ics'],
      ['Saturday', '/calendar/saturday.ics'],
      ['Sunday', '/calendar/sunday.ics'],
    ]);
    await expect(canvas.queryByRole('link', { name: /in one file/ })).toBeNull();
  },
};

export const AddressToCopy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const copy = canvas.getByRole('button', { name: 'Ceremony & Dinner: Copy address' });
    await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith(args.events[0]?.location);
    await expect(
      (await canvas.findByText('Address copied.')).closest('[role=status]'),
    ).toBeVisible();
    write.mockRejectedValueOnce(new Error('denied'));
    await userEvent.click(copy);
    await expect(await canvas.findByText(/Select the address by hand/)).toBeVisible();
    write.mockRestore();
  },
};

export const KeepsakeToSave: Story = {
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onSaveKeepsake).mockRejectedValueOnce(new Error('no canvas'));
    const save = canvas.getByRole('button', { name: 'Save a keepsake picture' });
    await userEvent.click(save);
    await expect(
      (await canvas.findByText(/take a screenshot/)).closest('[role=status]'),
    ).toBeVisible();
    await userEvent.click(save);
    await waitFor(() => expect(canvas.queryByText(/take a screenshot/)).toBeNull());
    await expect(args.onSaveKeepsake).toHaveBeenCalledTimes(2);
  },
};

export const NumberToCopy: Story = {
  args: {
    registry: {
      heading: 'Gifts',
      text: 'A song is enough.',
      account: { label: 'Our account (IBAN)', number: 'DE02 1203 0000 0000 2020 51' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(args.registry?.account?.number);
    await expect((await canvas.findByText('Copied.')).closest('[role=status]')).toBeVisible();
    write.mockRejectedValueOnce(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByLabelText('Our account (IBAN)')).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /PayPal/ })).toBeNull();
    write.mockRestore();
  },
};

/** Also without an album: the stamp takes the place of the picture, and nothing leads to the story viewer. */
export const WithoutPhotographs: Story = {
  args: { picture: null, storyText: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg text')).toHaveTextContent(/\w/);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'View Highlights' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Our Story' })).toBeNull();
  },
};

export const WithoutGifts: Story = {
  args: { registry: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Registry' })).toBeNull();
  },
};

export const Declined: Story = {
  args: { rsvp: REPLIES.declined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('You can’t make it')).toHaveLength(2);
    // The text comes first.
    const text = canvas.getByText(args.declinedText);
    await expect(
      text.compareDocumentPosition(canvas.getByRole('region', { name: 'Your reply' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The programme is folded.
    await expect(canvas.getByRole('list')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Calendar Events & more' }));
    await expect(canvas.queryByRole('link', { name: /Google Calendar|in one file/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /keepsake/ })).toBeNull();
  },
};

export const FourDays: Story = {
  args: {
    events: fourDays.weekend.events,
    rsvp: { ...REPLIES.declined, thursday: 'yes', friday: 'no', saturday: 'yes' },
  },
  play: async ({ canvas }) => {
    const [thursday, friday, saturday, sunday] = canvas.getAllByRole('listitem');
    await expect(thursday).toHaveTextContent('Fado');
    await expect(friday).toHaveTextContent('Friday, Casamento: You can’t make it');
    await expect(saturday).toHaveTextContent('Midsummer Night');
    await expect(sunday).toHaveTextContent('Almoço');
    const files = canvas.getAllByRole('link', { name: /\.ics/ });
    await expect(files.map((file) => file.getAttribute('href'))).toEqual(
      ['thursday', 'saturday', 'sunday', 'thursday-saturday-sunday'].map(
        (name) => `/calendar/${name}.ics`,
      ),
    );
  },
};

export const OneDay: Story = {
  args: {
    events: oneDay.weekend.events,
    rsvp: { ...REPLIES.declined, wednesday: 'yes' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Garden Party');
    // The only day needs no name, and no file of all days.
    const link = canvas.getByRole('link', { name: 'Add to Google Calendar' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('Garden+Party'));
    await expect(canvas.getByRole('link', { name: /\.ics/ })).toHaveAttribute(
      'href',
      '/calendar/wednesday.ics',
    );
  },
};

export const SomeOfTheInvited: Story = {
  args: {
    rsvp: { ...REPLIES.coming, fridayPeople: 3, saturdayPeople: 1 },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('definition')
        .slice(0, 2)
        .map((it) => it.textContent),
    ).toEqual(['Three of you are coming', 'One of you is coming']);
    await expect(canvas.getByRole('link', { name: 'All days in one file (.ics)' })).toHaveAttribute(
      'href',
      '/calendar/friday-saturday-sunday.ics',
    );
  },
};

export const WithPersonalLink: Story = {
  args: {
    personalLink: (
      <PersonalLink
        link="https://invitation.example/#invitation=Yk3vTq0ZpLx8Wc1NfRb5Hg7JsDm2Ea6U&password=ZWFzdA"
        onCopy={fn(async () => {})}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your personal link' })).toBeVisible();
  },
};

export const BackFromTheStory: Story = {
  args: { focusHighlights: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View Highlights' })).toHaveFocus();
  },
};

export const SaturdayOnly: Story = {
  globals: { theme: 'night' },
  args: { events: SITE_DAYS.saturday, rsvp: REPLIES.coming },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apple or Outlook (.ics)' })).toHaveAttribute(
      'href',
      '/calendar/saturday.ics',
    );
    await expect(canvas.queryByRole('link', { name: /in one file/ })).toBeNull();
    await expect(canvas.queryByText(/Friday|Sunday|Brunch/i)).toBeNull();
  },
};

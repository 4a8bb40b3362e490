import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import { invitedToOf } from '../../model/people/invited-to';
import { UnansweredError } from '../../model/store/hosts-errors';
import type { SentNews } from '../../model/store/news';
import { EVENTS } from '../../testing/samples';
import { withLanguages, withSite } from '../../testing/with-site';
import { NewsView } from './news-view';

type Props = ComponentProps<typeof NewsView>;

const at = (hour: number) => new Date(Date.UTC(2025, 9, 1, hour));
const BUS: SentNews = { guests: 'weekend', text: 'The bus leaves at 3pm', at: at(12) };
const DINNER: SentNews = {
  guests: 'saturday',
  text: { 'pt-PT': 'Jantar às 19h', 'en-GB': 'Dinner at 7pm' },
  at: at(13),
};

const meta = {
  title: 'Hosts/News',
  component: NewsView,
  decorators: withSite(),
  args: { news: [BUS], onPublish: fn<Props['onPublish']>(async () => {}), onRemove: fn() },
  beforeEach: () => forgetAllDrafts(),
} satisfies Meta<typeof NewsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Write: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), ' Dinner at\t7pm ');
    await userEvent.selectOptions(canvas.getByLabelText('Who sees it'), 'weekend');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledWith({
      guests: 'weekend',
      text: 'Dinner at 7pm',
      at: expect.any(String),
    });
    await waitFor(() => expect(canvas.getByLabelText('Text')).toHaveValue(''));
    await expect(canvas.getByRole('heading', { name: 'What guests see' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: The bus leaves at 3pm' }));
    await expect(args.onRemove).toHaveBeenCalledWith(BUS);
  },
};

export const WriteTranslated: Story = { ...Write, globals: { translator: 'on' } };

export const Faults: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const text = canvas.getByLabelText('Text');
    await expect(text).toHaveAccessibleDescription('Please write something');
    await userEvent.click(text);
    await userEvent.paste('n'.repeat(281));
    await expect(text).toHaveAccessibleDescription(/280/);
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

const failing = (error: Error) =>
  fn<Props['onPublish']>(async () => {
    throw error;
  });

const timesIn = ({ onPublish }: Props) => mocked(onPublish).mock.calls.map(([{ at }]) => at);

function Leaving(props: Props) {
  const [page, setPage] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Leave and return
      </button>
      <NewsView key={page} {...props} />
    </>
  );
}
const withLeaving = (props: Props) => <Leaving {...props} />;

/** A text that was not published survives the visit to another page. */
export const Refused: Story = {
  args: { onPublish: failing(new Error('You’re offline.')) },
  render: withLeaving,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), 'Dinner at 7pm');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’re offline.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and return' }));
    await expect(canvas.getByLabelText('Text')).toHaveValue('Dinner at 7pm');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    // It has the time when it is published.
    await expect(new Set(timesIn(args)).size).toBe(2);
  },
};

/** The server may have published it already. */
export const Unanswered: Story = {
  args: { onPublish: failing(new UnansweredError()) },
  render: withLeaving,
  play: async ({ args, canvas, userEvent }) => {
    const publish = () => userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await userEvent.type(canvas.getByLabelText('Text'), 'Dinner at 7pm');
    await publish();
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and return' }));
    await publish();
    await expect(timesIn(args)).toHaveLength(2);
    await expect(new Set(timesIn(args)).size).toBe(1);
    await canvas.findByRole('alert');
    await userEvent.type(canvas.getByLabelText('Text'), ' sharp');
    await publish();
    await expect(new Set(timesIn(args)).size).toBe(2);
  },
};

export const TwoLanguages: Story = {
  decorators: withLanguages,
  args: { news: [DINNER] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Jantar às 19h').closest('p')).toHaveAttribute('lang', 'pt-PT');
    await expect(canvas.getByText('Dinner at 7pm')).toBeVisible();
    // The other language is not required.
    await userEvent.type(canvas.getByLabelText(/^Text in .*English/), 'The bar is open');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledWith({
      guests: 'saturday',
      text: { 'en-GB': 'The bar is open' },
      at: expect.any(String),
    });
  },
};

/** All guests are invited to the same days. */
export const OneSite: Story = {
  decorators: withSite({ invitedTo: invitedToOf(EVENTS, false) }),
  args: { news: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Who sees it')).toBeNull();
    await expect(canvas.getByText('No news yet.')).toBeVisible();
  },
};

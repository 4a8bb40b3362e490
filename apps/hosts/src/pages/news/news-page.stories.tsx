import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { forgetAllDrafts } from '../../edit/drafts';
import { addition, removal } from '../../model/changes/news-changes';
import { invitedToOf } from '../../model/people/invited-to';
import type { HostsBackend } from '../../model/store/hosts-backend';
import { UnansweredError } from '../../model/store/hosts-errors';
import type { SentNews } from '../../model/store/news';
import { EVENTS } from '../../testing/samples';
import { WithBackend, withLanguages, withSite } from '../../testing/with-site';
import { NewsView } from './news-page';

interface Props extends ComponentProps<typeof NewsView> {
  readonly onWrite: HostsBackend['write'];
}

/** The page, with a backend that writes as the story says. */
function News({ onWrite, ...props }: Props) {
  return (
    <WithBackend backend={{ write: onWrite }}>
      <NewsView {...props} />
    </WithBackend>
  );
}

const allWritten = ({ onWrite }: Props) => mocked(onWrite).mock.calls.map(([plan]) => plan);
/** The times of the news that were to be published. */
const timesIn = (props: Props) =>
  allWritten(props).flatMap((plan) =>
    Object.values(plan).flatMap((save) => Object.keys(save?.answers ?? {})),
  );

const at = (hour: number) => new Date(Date.UTC(2025, 9, 1, hour));
const BUS: SentNews = { guests: 'weekend', text: 'The bus leaves at 3pm', at: at(12) };
const DINNER: SentNews = {
  guests: 'saturday',
  text: { 'pt-PT': 'Jantar às 19h', 'en-GB': 'Dinner at 7pm' },
  at: at(13),
};

const meta = {
  title: 'Hosts/News',
  component: News,
  decorators: withSite(),
  args: { news: [BUS], onWrite: fn<Props['onWrite']>(async () => {}) },
  beforeEach: () => forgetAllDrafts(),
} satisfies Meta<typeof News>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Write: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), ' Dinner at\t7pm ');
    await userEvent.selectOptions(canvas.getByLabelText('Who sees it'), 'weekend');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    const [at = ''] = timesIn(args);
    await expect(args.onWrite).toHaveBeenCalledWith(
      addition({ guests: 'weekend', text: 'Dinner at 7pm', at: new Date(at) }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Text')).toHaveValue(''));
    await expect(canvas.getByRole('heading', { name: 'What guests see' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: The bus leaves at 3pm' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith(removal(BUS));
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
    await expect(args.onWrite).not.toHaveBeenCalled();
  },
};

const failing = (error: Error) =>
  fn<Props['onWrite']>(async () => {
    throw error;
  });

function Leaving(props: Props) {
  const [page, setPage] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Leave and return
      </button>
      <News key={page} {...props} />
    </>
  );
}
const withLeaving = (props: Props) => <Leaving {...props} />;

/** A text that was not published survives the visit to another page. */
export const Refused: Story = {
  args: { onWrite: failing(new Error('You’re offline.')) },
  render: withLeaving,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Text'), 'Dinner at 7pm');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’re offline.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and return' }));
    await expect(canvas.getByLabelText('Text')).toHaveValue('Dinner at 7pm');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    // News have the time at which they are published, so a second attempt has another time.
    await expect(new Set(timesIn(args)).size).toBe(2);
  },
};

/** The server may have published it already. */
export const Unanswered: Story = {
  args: { onWrite: failing(new UnansweredError()) },
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
    await expect(args.onWrite).toHaveBeenCalledOnce();
    const [at = ''] = timesIn(args);
    await expect(args.onWrite).toHaveBeenCalledWith(
      addition({ guests: 'saturday', text: { 'en-GB': 'The bar is open' }, at: new Date(at) }),
    );
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

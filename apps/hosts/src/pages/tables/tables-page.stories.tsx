import { memoryStorage } from '@invitation/backend/memory-storage';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { openEmbeddedHosts } from '../../model/backend/embedded/embedded-hosts';
import type { SampleGuests } from '../../model/backend/embedded/sample';
import { TABLES_KEY } from '../../model/people/seating';
import type { Plan } from '../../model/store/change';
import { COURSE, FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { HostsPage, startFresh } from '../../testing/whole-page';

const { guests, replies, invitations } = handCountedPeople();
const keyOf = (name: string) => guests.find((guest) => guest.name === name)?.key ?? '';
const [COSTAS, ROSSIS, OKAFORS] = ['The Costas', 'The Rossis', 'The Okafors'].map(keyOf) as [
  string,
  string,
  string,
];
const NOTES: readonly (readonly [string, GuestNotes])[] = [
  [COSTAS, { table: '10', seats: ['Tom = Children', 'Lia = Children'] }],
  [ROSSIS, { table: '10' }],
  [OKAFORS, { table: '9' }],
];

/** The page of a celebration whose guests are kept until the story ends. */
function Tables({
  sample,
  address = '/tables',
  whenSent,
  ...page
}: {
  readonly sample: SampleGuests;
  readonly address?: string;
  /** Delays the answers of the backend. */
  readonly whenSent?: () => Promise<void>;
} & Pick<ComponentProps<typeof HostsPage>, 'site'>) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [address] }));
  const [storage] = useState(memoryStorage);
  const shape = { days: FOUR_EVENTS, questions: COURSE };
  const open = async () => {
    const hosts = openEmbeddedHosts({ ...shape, storage: () => storage, sample: () => sample });
    const write = (plan: Plan) => hosts.write(plan).then(whenSent);
    return { ...hosts, write };
  };
  return <HostsPage history={history} openBackend={open} {...page} />;
}

const FOUR_DAYS = { events: FOUR_EVENTS, questions: COURSE, namedGuests: true };
const FAMILIES: SampleGuests = { replies, invitations, notes: new Map(NOTES) };

const meta = {
  title: 'Hosts/Tables',
  component: Tables,
  parameters: { layout: 'fullscreen' },
  args: { sample: FAMILIES, site: FOUR_DAYS },
  beforeEach: startFresh,
} satisfies Meta<typeof Tables>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody can be chosen yet. */
export const NoTable: Story = {
  args: { sample: { replies, invitations }, address: '/tables?day=friday' },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('The Rossis')).closest('li');
    // biome-ignore lint/performance/useDomNodeTextContent: a layout can lose the space, the text has it
    await expect(row?.innerText).toContain('The Rossis (party of 2)');
  },
};

/** The people who come on Friday, counted by hand in `hand-counted-people.test.ts`. */
export const Friday: Story = {
  args: { address: '/tables?day=friday' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('9 people at 3 tables, 7 without a table.')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((each) => each.textContent)).toEqual([
      'Without a table7 people',
      'Table 94 people',
      'Table 104 people',
      'Children1 person',
      'With a table, but not coming (yet)',
    ]);
    await expect(canvas.getByRole('checkbox', { name: /^The Costas \(2\)/ })).toBeEnabled();
    await expect(
      canvas.getByRole('checkbox', { name: /^The Rossis ?\(party of 2\)/ }),
    ).toBeEnabled();
    await expect(canvas.getByRole('link', { name: /^Lia/ })).toHaveTextContent(
      'Lia The Costas Children',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Day'), 'Saturday');
    await expect(await canvas.findByText('7 people at 2 tables, 8 without a table.')).toBeVisible();
    // The content has no day from which guests see their table.
    await expect(canvas.queryByRole('button', { name: 'Publish tables' })).toBeNull();
  },
};

/** One table is published as it is noted, and the others are not. */
export const ToPublish: Story = {
  args: { site: { ...FOUR_DAYS, tablesFrom: '2025-10-01T04:00:00Z' } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('3 guests’ tables aren’t published as noted here.'),
    ).toBeVisible();
    await expect(canvas.getByText(/from October 1, 2025 on/)).toBeVisible();
    const publish = canvas.getByRole('button', { name: 'Publish tables' });
    await userEvent.click(publish);
    await expect(await canvas.findByText('All tables are published as noted here.')).toBeVisible();
    await expect(publish).toBeDisabled();
    // The end of the list can be scrolled out from under the message.
    const main = canvas.getByRole('main');
    await waitFor(() =>
      expect(Number.parseFloat(getComputedStyle(main).paddingBottom)).toBeGreaterThan(150),
    );
  },
};

export const NothingToPublish: Story = {
  args: {
    sample: { ...FAMILIES, notes: new Map() },
    site: { ...FOUR_DAYS, tablesFrom: '2025-10-01T04:00:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nobody has a table yet, so there’s/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish tables' })).toBeDisabled();
  },
};

export const ToPublishTranslated: Story = { ...ToPublish, globals: { translator: 'on' } };

/** A party moves from another table, a person gets another seat than the party, and both are taken back. */
export const Move: Story = {
  args: { sample: { ...FAMILIES, notes: new Map([...NOTES, [TABLES_KEY, { note: '9 = 6' }]]) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table 9 4 of 6' }));
    await expect(canvas.getByText('2 seats left')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: /^The Rossis/ });
    await userEvent.click(box);
    await expect(
      canvas.getByText('From another table: The Rossis (party of 3) (Table 10)'),
    ).toBeVisible();
    await expect(canvas.getByText('1 too many')).toBeVisible();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'One by one: Ana, Rui' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ana ?The Costas$/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 1 person' }));
    const page = within(document.body);
    await waitFor(() => expect(page.getByText('1 guest is at table 9.')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Table 10 4' })).toBeVisible();
    // Nobody is chosen any more, so that nobody moves again.
    await waitFor(() =>
      expect(
        canvas.getAllByRole('checkbox').filter((each) => (each as HTMLInputElement).checked),
      ).toEqual([]),
    );
    await expect(canvas.getByRole('button', { name: 'Seat 0 people' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('radio', { name: 'Table 9 4 of 6' })).toBeVisible();
  },
};

export const MoveTranslated: Story = { ...Move, globals: { translator: 'on' } };

let answer = () => {};

/** People whom the host chooses for the next table before the server answers stay chosen. */
export const AnsweredLate: Story = {
  args: {
    whenSent: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Table 9 / }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^The Rossis/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 3 people' }));
    const children = canvas.getByRole('radio', { name: /^Children / });
    await userEvent.click(children);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^The Okafors/ }));
    answer();
    await within(document.body).findByText('1 guest is at table 9.');
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^The Rossis/ })).not.toBeChecked(),
    );
    await expect(canvas.getByRole('checkbox', { name: /^The Okafors/ })).toBeChecked();
    await expect(children).toBeChecked();
  },
};

export const TakeOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Without a table/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^The Rossis/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take 3 people off their table' }));
    const page = within(document.body);
    await waitFor(() => expect(page.getByText('1 guest has no table now.')).toBeVisible());
  },
};

/** Twenty couples, as many as come to a small party. */
const COUPLES: SampleGuests = {
  invitations: [],
  replies: Array.from({ length: 20 }, (_, index) => ({
    key: `couple-${index}`,
    name: `Couple ${String(index + 1).padStart(2, '0')}`,
    friday: 'yes',
    fridayPeople: 2,
  })),
};

/** The hosts write their tables, then seat 40 people at them in 25 taps. */
export const FortyPeople: Story = {
  args: { sample: COUPLES },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText(/^One table per line/);
    await userEvent.type(text, '1 = 8{Enter}2 = eight');
    await userEvent.click(canvas.getByRole('button', { name: 'Save tables' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription(/such as 1 = 8/));
    await userEvent.clear(text);
    await userEvent.type(text, [1, 2, 3, 4, 5].map((table) => `${table} = 8`).join('{Enter}'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save tables' }));
    await expect(await canvas.findByText('8 seats left')).toBeVisible();
    let taps = 0;
    const tap = async (element: HTMLElement) => {
      taps++;
      await userEvent.click(element);
    };
    for (let table = 1; table <= 5; table++) {
      for (const box of canvas.getAllByRole('checkbox').slice(0, 4)) await tap(box);
      await expect(canvas.getByText('full')).toBeVisible();
      await tap(canvas.getByRole('button', { name: 'Seat 8 people' }));
      await within(document.body).findByText(`4 guests are at table ${table}.`);
      await canvas.findByRole('radio', { name: `Table ${table} 8 of 8` });
    }
    await expect(canvas.getByText(/^\d+ people at/)).toHaveTextContent(
      '40 people at 5 tables, 0 without a table.',
    );
    await expect(taps).toBeLessThanOrEqual(25);
  },
};

export const NobodyComes: Story = {
  args: { sample: { replies: [], invitations: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 people at 0 tables, 0 without a table.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

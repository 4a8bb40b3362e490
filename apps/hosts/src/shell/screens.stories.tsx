import { person } from '@invitation/domain/fixtures/people';
import { PHASES } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { openEmbeddedHosts } from '../model/backend/embedded/embedded-hosts';
import type { GuestList } from '../model/people/guest-list';
import type { HostsBackend } from '../model/store/hosts-backend';
import { fakeBackend } from '../testing/fake-backend';
import { EVENTS, sampleList } from '../testing/samples';
import { HostsPage, signedIn, startFresh } from '../testing/whole-page';

const ACCOUNT = { email: 'nora@example.com', isVerified: true };

const HOSTS = [
  {
    email: 'sam@example.com',
    addedBy: 'nora@example.com',
    addedAt: new Date('2025-08-01T12:00:00Z'),
  },
];

const openWith = (list: GuestList) => async (): Promise<HostsBackend> =>
  fakeBackend(
    (listener) => listener.next(list),
    signedIn(ACCOUNT, {
      watchHosts: (listener) => {
        listener.next(HOSTS);
        return () => {};
      },
    }),
  );

const openSignedIn = openWith(sampleList(60, 40));
/** A short list for pages that show all guests at once, because axe reads them one by one. */
const FEW = { openBackend: openWith(sampleList(12, 8)) };

const openSignedOut = async (): Promise<HostsBackend> =>
  fakeBackend(
    () => {},
    signedIn(ACCOUNT, {
      observe: (listener) => {
        listener(null);
        return () => {};
      },
    }),
  );

/** A page in its frame. */
function Screen({
  address,
  ...page
}: { readonly address: string } & Omit<ComponentProps<typeof HostsPage>, 'history'>) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [address] }));
  return <HostsPage history={history} {...page} />;
}

const meta = {
  title: 'Hosts/Screens',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { address: '/', openBackend: openSignedIn },
  beforeEach: startFresh,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = (address: string, heading: string, args: Story['args'] = {}): Story => ({
  args: { ...args, address },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
const onDesk = (story: Story): Story => ({
  ...story,
  globals: { viewport: { value: 'desktop' } },
});

const inTheDark = (story: Story): Story => ({ ...story, globals: { theme: 'night' } });

/** Nobody is signed in, so tabs would lead nowhere. */
export const SignIn: Story = {
  ...screen('/', 'Sign in', { openBackend: openSignedOut }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const SignInOnDesk: Story = onDesk(SignIn);
export const Overview: Story = screen('/', 'Who’s coming');
export const OverviewInTheDark: Story = inTheDark(Overview);
/** The navigation leaves the window to the page. */
export const OverviewWithLargeText: Story = {
  ...Overview,
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 replies.')).toBeVisible();
    const { height } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(height).toBeLessThan(window.innerHeight / 3);
  },
};
/** Two columns that end together. */
export const OverviewOnDesk: Story = onDesk({
  ...Overview,
  play: async ({ canvas }) => {
    const endOf = (name: string) =>
      canvas.getByRole('heading', { name }).parentElement?.getBoundingClientRect().bottom;
    await expect(await canvas.findByText('60 replies.')).toBeVisible();
    await expect(endOf('Dietary needs of those coming')).toBeCloseTo(
      endOf('Newest replies') ?? 0,
      0,
    );
  },
});
/** Nobody is reminded before replies open. */
export const OverviewBeforeReplies: Story = {
  args: {
    phases: {
      repliesOpen: { date: '', at: '2099-06-02T04:00:00Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Guests see a save-the-date until replies open on June 2, 2099.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy names' })).toBeVisible();
    await expect(canvas.queryByText(/remind/i)).toBeNull();
  },
};
export const OverviewAfterwards: Story = {
  args: { phases: PHASES.weekend },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The celebration is over/)).toBeVisible();
    await expect(canvas.queryByText(/remind/i)).toBeNull();
  },
};
/** A host has left the page open. */
export const OverviewAtMidnight: Story = {
  args: { phases: { afterwards: { at: '2099-10-06T04:00:00Z' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 replies.')).toBeVisible();
    await expect(canvas.getAllByText(/remind/i)[0]).toBeVisible();
    const parse = spyOn(Date, 'parse').mockReturnValue(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(/^The celebration is over/)).toBeVisible();
    await expect(canvas.queryByText(/remind/i)).toBeNull();
    parse.mockRestore();
  },
};
/** An old bookmark. */
export const RemindersAfterwards: Story = {
  args: { address: '/reminders', phases: PHASES.weekend },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The celebration is over/)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Remind one by one' }),
    ).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryAllByRole('link')).toHaveLength(0);
    await expect(within(canvas.getByRole('main')).queryAllByRole('button')).toHaveLength(0);
  },
};
/** The page of a guest who never answered. */
export const GuestAfterwards: Story = {
  args: { address: '/guests/sample-invitation-number-0001', phases: PHASES.weekend },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share a reminder' })).toBeNull();
  },
};
const COSTAS = {
  id: 'invitation-of-the-costas',
  name: 'The Costas',
  days: 'weekend',
  people: 2,
  members: ['Ana', 'Tom'],
} as const;
/** Somebody keeps the seat under the corrected name. */
export const CorrectedName: Story = {
  beforeEach: () => sessionStorage.removeItem('embedded_guest_list'),
  args: {
    address: `/guests/${COSTAS.id}`,
    namedGuests: true,
    openBackend: async () =>
      openEmbeddedHosts({
        days: EVENTS,
        storage: () => sessionStorage,
        sample: () => ({
          replies: [],
          invitations: [COSTAS],
          notes: new Map([[COSTAS.id, { seats: ['Tom = 8'] }]]),
        }),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const seats = await canvas.findByLabelText(/^Tables for individuals/);
    await expect(seats).toHaveValue('Tom = 8');
    const names = canvas.getByLabelText(/^Names of the people/);
    await userEvent.clear(names);
    await userEvent.type(names, 'Ana\nThomas');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(seats).toHaveValue('Thomas = 8'));
  },
};
/** A correction of the reply, and of a name in it, at once: the host never conflicts with their own change. */
export const RenamedWithReply: Story = {
  beforeEach: () => sessionStorage.removeItem('embedded_guest_list'),
  args: {
    ...CorrectedName.args,
    openBackend: async () =>
      openEmbeddedHosts({
        days: EVENTS,
        storage: () => sessionStorage,
        sample: () => ({
          replies: [
            {
              key: COSTAS.id,
              id: COSTAS.id,
              name: COSTAS.name,
              saturday: 'yes',
              people: [person('Ana', 'saturday'), person('Tom', 'saturday')],
            },
          ],
          invitations: [COSTAS],
          notes: new Map([[COSTAS.id, { seats: ['Tom = 8'] }]]),
        }),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const needs = within(await canvas.findByRole('group', { name: 'Dietary Restrictions' }));
    await userEvent.type(needs.getByLabelText('Tom'), 'No nuts');
    await userEvent.type(canvas.getByLabelText('Table'), '3');
    const names = canvas.getByLabelText(/^Names of the people/);
    await userEvent.clear(names);
    await userEvent.type(names, 'Ana\nThomas');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Tables for individuals/)).toHaveValue('Thomas = 8'),
    );
    await expect(canvas.getByLabelText('Table')).toHaveValue('3');
    const renamed = within(canvas.getByRole('group', { name: 'Dietary Restrictions' }));
    await expect(renamed.getByLabelText('Thomas')).toHaveValue('No nuts');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
const ZOE = { key: 'the-account-of-zoe', name: 'Zoë', guest: 'Jo', saturday: 'yes' } as const;
/** The link is for as many people as come. Unsaved edits must be saved or discarded first. */
export const PersonalLinkOfAReply: Story = {
  beforeEach: () => sessionStorage.removeItem('embedded_guest_list'),
  args: {
    address: `/guests/${ZOE.key}`,
    openBackend: async () =>
      openEmbeddedHosts({
        days: EVENTS,
        storage: () => sessionStorage,
        sample: () => ({ replies: [ZOE], invitations: [] }),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const notes = await canvas.findByLabelText(/^Other notes/);
    await userEvent.type(notes, 'Seat 7');
    const create = canvas.getByRole('button', { name: 'Create a personal link: Only Saturday' });
    await userEvent.click(create);
    await canvas.findByText(/^Something you typed about .+ isn’t saved yet/);
    await expect(notes).toHaveValue('Seat 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await userEvent.dblClick(create);
    await expect(await canvas.findByLabelText('Invited to')).toHaveValue('saturday');
    await expect(canvas.getByLabelText('People')).toHaveValue(2);
    const stored = sessionStorage.getItem('embedded_guest_list') ?? '{}';
    await expect(Object.keys(JSON.parse(stored)).sort()).toEqual([
      expect.stringMatching(/^invitations\//),
      expect.stringMatching(/^rsvps\//),
    ]);
    await expect(stored).not.toContain(ZOE.key);
  },
};
export const Album: Story = {
  args: { address: '/album', phases: PHASES.weekend },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('img', { name: 'QR code of the shared album' }),
    ).toBeVisible();
    await expect(canvas.getByText(PHASES.weekend.afterwards?.album ?? '')).toBeVisible();
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};
/** An old bookmark. */
export const WithoutAlbum: Story = screen('/album', 'Album');
export const AlbumInTheDark: Story = inTheDark(Album);
export const Guests: Story = screen('/guests', 'Guests');
export const GuestsOnDesk: Story = onDesk(Guests);
export const GuestsInTheDark: Story = inTheDark(Guests);
export const Guest: Story = screen(
  '/guests/sample-invitation-number-0001',
  'Björn Haddad & guests',
);
export const GuestOnDesk: Story = onDesk(Guest);
export const GuestInTheDark: Story = inTheDark(Guest);
export const AddAGuest: Story = screen('/new-guest', 'Add a guest');
export const AddAGuestOnDesk: Story = onDesk(AddAGuest);
export const Import: Story = screen('/import', 'Import guests');
export const ImportOnDesk: Story = onDesk(Import);
export const ImportInTheDark: Story = inTheDark(Import);
export const Cards: Story = screen('/cards?group=saturday', 'Cards', FEW);
export const CardsOnDesk: Story = onDesk(Cards);
export const Door: Story = screen('/door?day=saturday', 'At the door');
export const DoorOnDesk: Story = onDesk(Door);
export const DoorInTheDark: Story = inTheDark(Door);
/** What a helper at the door sees, whatever the address. */
export const DoorOfAHelper: Story = {
  ...screen('/door?day=saturday', 'At the door', {
    openBackend: openWith({ ...sampleList(60, 40), role: 'door' }),
  }),
  play: async ({ canvas }) => {
    const { findByRole, findAllByRole } = canvas;
    await expect((await findAllByRole('button', { name: /mark as arrived/ }))[0]).toBeVisible();
    const navigation = within(await findByRole('navigation'));
    await expect(navigation.getAllByRole('link')).toHaveLength(1);
    // The names do not lead to the guests' pages.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const AddSomeone: Story = screen('/door/add?day=saturday', 'Add someone');
export const AddSomeoneOnDesk: Story = onDesk(AddSomeone);
export const Print: Story = screen('/print', 'Guest list', FEW);
export const PrintOnDesk: Story = onDesk(Print);
export const More: Story = screen('/more', 'More');
export const MoreOnDesk: Story = onDesk(More);
/** The couple share an album of pictures. */
export const MoreWithAlbum: Story = {
  args: { ...More.args, phases: PHASES.weekend },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'QR code of the shared album' }),
    ).toHaveAttribute('href', '#/album');
  },
};
export const Thanks: Story = screen('/thanks', 'Thank one by one');
export const News: Story = screen('/news', 'News');
/** Another host has removed the news in the meantime. */
export const NewsThatAreGone: Story = screen(
  '/news/send?guests=saturday&at=0',
  'Send news one by one',
);
export const Tables: Story = screen('/tables', 'Tables', FEW);
export const TablesOnDesk: Story = onDesk(Tables);
export const PlaceCards: Story = screen('/cards?group=place', 'Cards', FEW);
export const Backup: Story = screen('/backup', 'Backup');
export const BackupOnDesk: Story = onDesk(Backup);
export const Hosts: Story = screen('/hosts', 'Hosts');
export const HostsOnDesk: Story = onDesk(Hosts);
export const UnknownAddress: Story = screen('/nowhere', 'Page not found');
export const UnknownAddressOnDesk: Story = onDesk(UnknownAddress);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { HostsBackend } from '../model/hosts-backend';
import { UnansweredError } from '../model/hosts-errors';
import type { HostsSite } from '../pages/hosts-site';
import { fakeBackend } from '../testing/fake-backend';
import { EVENTS, sampleList } from '../testing/samples';
import { App } from './app';
import { openPage } from './hosts-page';

const SAMPLE = sampleList(60, 40);
const changing = fakeBackend((listener) => listener.next(SAMPLE));

const openChanging = async (): Promise<HostsBackend> => changing;

const SITE: HostsSite = {
  hosts: 'Nora & Sam',
  events: EVENTS,
  theme: '',
  password: 'ZWFzdHZpbGxhZ2U=',
  addresses: { weekend: 'https://weekend.example/', saturday: 'https://saturday.example/' },
  openBackend: openChanging,
};

/** The page, which begins at the overview. */
function HostsPage({ openBackend }: { readonly openBackend: () => Promise<HostsBackend> }) {
  const [opening] = useState(async () =>
    openPage(SITE, await openBackend(), createMemoryHistory()),
  );
  return <App site={SITE} opening={opening} />;
}

const meta = {
  title: 'Hosts/Pages',
  component: HostsPage,
  parameters: { layout: 'fullscreen' },
  args: { openBackend: openChanging },
} satisfies Meta<typeof HostsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.getByText('60 replies.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { openBackend: async () => fakeBackend(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

let openSlowBackend = () => {};
const slowBackend = () =>
  new Promise<HostsBackend>((resolve) => {
    openSlowBackend = () => resolve(changing);
  });

export const Opening: Story = {
  args: { openBackend: slowBackend },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('link', { name: 'Guests' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
    openSlowBackend();
    await expect(await canvas.findByText('60 replies.')).toBeVisible();
    // A link that is replaced while somebody presses it is not followed.
    await expect(canvas.getByRole('link', { name: 'Guests' })).toBe(tab);
  },
};

export const Refused: Story = {
  args: {
    openBackend: async () =>
      fakeBackend((listener) =>
        listener.error(new Error('The server refused this, because this account is not a host.')),
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server refused this');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const WithoutCopy: Story = {
  args: {
    openBackend: async () =>
      fakeBackend((listener) => listener.next({ ...sampleList(0, 0), isLive: false, asOf: null })),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/This device has no copy of the guest list yet/),
    ).toBeVisible();
  },
};

export const NotConnected: Story = {
  args: {
    openBackend: async () =>
      fakeBackend((listener) =>
        listener.next({ ...SAMPLE, isLive: false, hasUnsentChanges: true }),
      ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Connecting\. As of Sep 1, 8:00 AM, \d+ days ago · some changes wait/,
      ),
    ).toBeVisible();
  },
};

export const ChangedByAnotherHost: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('60 replies.');
    changing.report(sampleList(61, 39));
    await expect(await canvas.findByText('61 replies.')).toBeVisible();
    changing.report(SAMPLE);
  },
};

export const NotAHost: Story = {
  args: {
    openBackend: async () =>
      fakeBackend(() => {}, {
        observe: (listener) => {
          listener({ email: 'eve@example.com', isHost: false });
          return () => {};
        },
        signIn: async () => {},
        sendPasswordReset: async () => {},
        signOut: async () => {},
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are signed in as eve@example.com/)).toBeVisible();
  },
};

const UNSENT =
  'Some arrivals have not been sent yet, so you are still signed in. Sign out again when there is a connection.';

export const UnsentArrivals: Story = {
  args: {
    openBackend: async () =>
      fakeBackend((listener) => listener.next({ ...SAMPLE, hasUnsentChanges: true }), {
        observe: (listener) => {
          listener({ email: 'nora@example.com', isHost: true });
          return () => {};
        },
        signIn: async () => {},
        sendPasswordReset: async () => {},
        signOut: async () => {
          throw new Error(UNSENT);
        },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    const message = await canvas.findByText(UNSENT);
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    await expect(canvas.getByText('60 replies.')).toBeVisible();
  },
};

const write = fn(async () => {
  if (write.mock.calls.length === 1) throw new UnansweredError();
});

export const UnansweredMerge: Story = {
  args: {
    openBackend: async () => ({
      ...fakeBackend((listener) => listener.next(SAMPLE)),
      write,
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    write.mockClear();
    const [keep] = await canvas.findAllByRole('button', { name: /^Keep these answers/ });
    if (keep) await userEvent.click(keep);
    const toast = within(canvasElement.ownerDocument.body);
    const message = await toast.findByText(/may or may not be saved/);
    await waitFor(() => expect(message).toBeVisible());
    // The change may be saved, so it can be taken back.
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  },
};

import { memoryStorage } from '@invitation/backend/memory-storage';
import { invitationLink } from '@invitation/domain/gate/invitation-link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { encode } from 'uqr';
import { openEmbeddedHosts } from '../../model/backend/embedded/embedded-hosts';
import { EVENTS } from '../../testing/samples';
import { HostsPage, startFresh } from '../../testing/whole-page';

/** The id of the invitation of Ada & Grace, whose card the story scans. */
const ADA = 'an-invitation-of-ada-and-grace';

function AtTheDoor() {
  const [history] = useState(() => createMemoryHistory({ initialEntries: ['/door?day=friday'] }));
  const [storage] = useState(memoryStorage);
  return (
    <HostsPage
      history={history}
      openBackend={async () =>
        openEmbeddedHosts({
          days: EVENTS,
          storage: () => storage,
          sample: () => ({
            invitations: [{ id: ADA, name: 'Ada & Grace', days: 'weekend', people: 2 }],
            replies: [
              { key: ADA, name: 'Ada & Grace', friday: 'yes', fridayPeople: 2, saturday: 'no' },
              { key: 'ben', name: 'Ben', friday: 'yes', saturday: 'yes' },
            ],
            notes: new Map([
              [ADA, { table: '4', phone: '+351 912 345 678' }],
              ['ben', { email: 'ben@example.com' }],
            ]),
          }),
        })
      }
    />
  );
}

const CAMERA = { kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => ({}) };
const picture = document.createElement('canvas');

/** Draws a code as a camera sees it: small, on a table. */
function show(text: string): void {
  const { data, size } = encode(text);
  Object.assign(picture, { width: 640, height: 480 });
  const context = picture.getContext('2d');
  if (!context) return;
  context.fillStyle = '#876';
  context.fillRect(0, 0, 640, 480);
  const dot = Math.floor(300 / size);
  context.fillStyle = '#fff';
  context.fillRect(150, 70, dot * (size + 8), dot * (size + 8));
  context.fillStyle = '#000';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(150 + dot * (x + 4), 70 + dot * (y + 4), dot, dot);
    });
  });
}

/** Provides a camera, in front of which the story holds codes. Returns a function that removes it. */
function placeCamera(open: () => MediaStream | Promise<MediaStream>): () => void {
  const devices = spyOn(navigator.mediaDevices, 'enumerateDevices');
  devices.mockResolvedValue([CAMERA as MediaDeviceInfo]);
  const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () =>
    open(),
  );
  return () => {
    devices.mockRestore();
    camera.mockRestore();
  };
}

const meta = {
  title: 'Hosts/Scan at the door',
  component: AtTheDoor,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AtTheDoor>;

export default meta;
type Story = StoryObj<typeof meta>;

const PASSWORD = 'ZWFzdHZpbGxhZ2U=';
const codeOf = (host: string, id: string) =>
  invitationLink(`https://${host}.example/`, id, PASSWORD);
const UNKNOWN = 'an-invitation-of-nobody-here';

export const Scan: Story = {
  beforeEach() {
    const end = startFresh();
    show(codeOf('weekend', ADA));
    const leave = placeCamera(() => picture.captureStream(15));
    // A camera sees the same again and again.
    const timer = setInterval(() => picture.getContext('2d')?.fillRect(0, 0, 1, 1), 50);
    return () => {
      clearInterval(timer);
      leave();
      end();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan a code' }));
    const mark = await canvas.findByRole('button', { name: 'Ada & Grace: mark as arrived' });
    await expect(canvas.getByText('Table 4')).toBeVisible();
    await userEvent.click(mark);
    const row = within(canvas.getByRole('group', { name: 'Ada & Grace' }));
    await expect(await row.findByText('2 of 2')).toBeVisible();
    show('https://menu.example/');
    await expect(await canvas.findByText('This isn’t a guest’s code.')).toBeVisible();
    show(codeOf('weekend', ADA));
    await expect(await canvas.findByText('Ada & Grace are already here: 2 arrived.')).toBeVisible();
    show(codeOf('theirs', UNKNOWN));
    await expect(
      await canvas.findByText('This code belongs to another celebration.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Ada & Grace' })).toBeNull();
    show(codeOf('saturday', UNKNOWN));
    await expect(await canvas.findByText(/no longer on the list/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop scanning' }));
    await expect(await canvas.findByRole('list', { name: 'Guests on Friday' })).toBeVisible();
  },
};

export const ScanTranslated: Story = { ...Scan, globals: { translator: 'on' } };

export const Refused: Story = {
  beforeEach() {
    const end = startFresh();
    const leave = placeCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    return () => {
      leave();
      end();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan a code' }));
    await expect(await canvas.findByText(/^The camera can’t be used/)).toBeVisible();
  },
};

/** Lists the guests who said yes and have not arrived, to call or to write to. Without a camera, there is no scanner. */
export const NotHereYet: Story = {
  beforeEach: startFresh,
  play: async ({ canvas, userEvent }) => {
    const ada = await canvas.findByRole('button', { name: 'Ada & Grace: mark as arrived' });
    await expect(canvas.queryByRole('button', { name: 'Scan a code' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Not here yet (3)' }));
    await expect(canvas.getByRole('link', { name: 'Call: Ada & Grace' })).toHaveAttribute(
      'href',
      'tel:+351912345678',
    );
    await expect(canvas.getByRole('link', { name: 'Write: Ben' })).toHaveAttribute(
      'href',
      'mailto:ben@example.com',
    );
    await userEvent.click(ada);
    // The row stays until the host looks again.
    await expect(canvas.getByRole('group', { name: 'Ada & Grace' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Not here yet (1)' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Ada & Grace' })).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Ben' })).toBeVisible();
  },
};

export const NotHereYetTranslated: Story = { ...NotHereYet, globals: { translator: 'on' } };

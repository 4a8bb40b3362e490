import { DRAWINGS, POSTMARKS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Envelope } from './envelope';

const meta = {
  title: 'Primitives/Envelope',
  component: Envelope,
  argTypes: { postmark: { mapping: POSTMARKS } },
  args: {
    postmark: POSTMARKS['two lines'],
    stamp: DRAWINGS.sample.stamp,
    children: <p>Nothing is kept here, but the party is not far.</p>,
  },
} satisfies Meta<typeof Envelope>;

export default meta;

export const WithText: StoryObj<typeof meta> = {};

import { POSTMARKS, STAMPS } from '@invitation/domain/fixtures/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Envelope } from './envelope';

const meta = {
  title: 'Scenery/Envelope',
  component: Envelope,
  argTypes: { postmark: { mapping: POSTMARKS }, stamp: { mapping: STAMPS } },
  args: {
    postmark: POSTMARKS['two lines'],
    stamp: STAMPS.sample,
    children: <p>There’s nothing here, but the invitation’s just around the corner.</p>,
  },
} satisfies Meta<typeof Envelope>;

export default meta;

export const WithText: StoryObj<typeof meta> = {};

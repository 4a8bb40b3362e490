import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lights } from './lights';

const meta = { title: 'Scenery/Lights', component: Lights } satisfies Meta<typeof Lights>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

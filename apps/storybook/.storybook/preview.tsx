import '@invitation/ui/theme/reset';
import { day } from '@invitation/ui/theme/day';
import { night } from '@invitation/ui/theme/night';
import type { Preview } from '@storybook/react-vite';

const THEMES: Record<string, string> = { day, night };

export default {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'The light of the invitation',
      toolbar: { title: 'Theme', icon: 'sun', items: Object.keys(THEMES), dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'day', viewport: { value: 'phone' } },
  parameters: {
    layout: 'padded',
    // A violation fails the story's test.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desk: { name: 'Desk', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Primitives', 'Screens'] } },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.className = THEMES[globals.theme] ?? day;
      return <Story />;
    },
  ],
} satisfies Preview;

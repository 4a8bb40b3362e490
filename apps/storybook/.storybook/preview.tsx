import '@invitation/ui/theme/reset';
import { vars } from '@invitation/ui/theme/contract';
import type { Preview } from '@storybook/react-vite';
import { day, night } from '../src/themes.css';

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
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Pages', 'Screens', 'Primitives', 'Ornaments'],
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const theme = THEMES[globals.theme] ?? day;
      if (viewMode !== 'docs') {
        document.documentElement.className = theme;
        return <Story />;
      }
      // A docs page shows stories of both lights side by side.
      const { page, ink } = vars.color;
      return (
        <div className={theme} style={{ background: page, color: ink, padding: '1rem' }}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Preview;

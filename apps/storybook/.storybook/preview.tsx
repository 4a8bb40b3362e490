import '@invitation/ui/theme/page/reset';
import { shiftDate } from '@invitation/domain/fixtures/shift-date';
import { TODAY } from '@invitation/domain/fixtures/today.js';
import { HOSTS_LANGUAGES } from '@invitation/domain/words/run-time';
import { translatePage } from '@invitation/emulators/browsers/translate-page';
import { vars } from '@invitation/ui/theme/contract';
import type { Preview } from '@storybook/react-vite';
import { toast } from 'sonner';
import { configure } from 'storybook/test';
import { day, night } from '../src/themes.css';
import { DEFAULT_LANGUAGE, showLanguage } from '../src/words';
import { nameChoices, selectChoices } from './choices';
import { DocsPage } from './docs-page';
import { showAs } from './media';

// The first story of a page also waits for its chunks. The default is one second.
configure({ asyncUtilTimeout: 15_000 });

/** Sets the clock to `TODAY`: at the start of each story, and already when story files are imported. */
const now = Date.now;
const showToday = () => shiftDate(TODAY - now());
showToday();

const THEMES: Record<string, string> = { day, night };

/** In percent of the browser's default. WCAG 1.4.4 asks for 200. In an address, names stay strings, unlike numbers. */
const TEXT_SIZES: Record<string, number> = { normal: 100, large: 150, double: 200 };

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Day theme or night theme',
      toolbar: { title: 'Theme', icon: 'sun', items: Object.keys(THEMES), dynamicTitle: true },
    },
    language: {
      description: 'The language of guests and hosts',
      toolbar: { title: 'Language', icon: 'globe', items: HOSTS_LANGUAGES, dynamicTitle: true },
    },
    textSize: {
      description: "The text size of the guest's browser",
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: Object.entries(TEXT_SIZES).map(([value, percent]) => ({
          value,
          title: `Text ${percent} %`,
        })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'What the guest prefers: the setting of this browser, or reduced motion',
      toolbar: {
        title: 'Motion',
        icon: 'accessibility',
        items: [
          { value: 'system', title: 'Motion as set' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    translator: {
      description: 'As it is, or changed by the translator of a browser',
      toolbar: {
        title: 'Translator',
        icon: 'transfer',
        items: [
          { value: 'off', title: 'Translator off' },
          { value: 'on', title: 'Translator on' },
        ],
        dynamicTitle: true,
      },
    },
    media: {
      description: 'On the screen, or printed',
      toolbar: { title: 'Media', icon: 'document', items: ['screen', 'print'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'day',
    language: DEFAULT_LANGUAGE,
    textSize: 'normal',
    motion: 'system',
    translator: import.meta.env.STORYBOOK_TRANSLATOR ?? 'off',
    media: 'screen',
    viewport: { value: 'phone' },
  },
  beforeEach: ({ globals }) => {
    showToday();
    // All stories share one document, where the toasts of another story stay for seconds.
    toast.dismiss();
    if (globals.translator === 'on') return translatePage('');
  },
  argTypesEnhancers: [nameChoices],
  argsEnhancers: [selectChoices],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage },
    // A violation fails the story's test.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: {
      options: {
        'small-phone': viewport('Small phone', 320, 568),
        phone: viewport('Phone', 390, 844),
        'phone-landscape': viewport('Phone in landscape', 844, 390),
        'phone-keyboard': viewport('Small phone with its keyboard', 320, 300),
        tablet: viewport('Tablet', 768, 1024),
        desktop: viewport('Desktop', 1280, 800),
        paper: viewport('A4 paper', 794, 1123),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Pages',
          'Gate',
          'Form',
          'Thank you',
          'Story',
          'Scenery',
          'Basics',
          'Theme',
          'Hosts',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      showLanguage(globals.language);
      const isShown = viewMode !== 'docs';
      showAs({
        isPrint: isShown && globals.media === 'print',
        isMotionReduced: isShown && globals.motion === 'reduced' ? true : null,
      });
      const theme = THEMES[globals.theme] ?? day;
      // A docs page is not a guest's page, and keeps its size.
      document.documentElement.style.fontSize = isShown ? `${TEXT_SIZES[globals.textSize]}%` : '';
      if (isShown) {
        document.documentElement.className = theme;
        // The key mounts the story again, because some components read the preference only once.
        return <Story key={globals.motion} />;
      }
      // A docs page shows stories of both themes, so each story sets its own colours.
      const { page, ink } = vars.color;
      return (
        <div className={theme} style={{ background: page, color: ink, padding: '1rem' }}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Preview;

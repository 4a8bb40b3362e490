import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../src/*.mdx',
    '../src/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../../apps/hosts/src/**/*.stories.tsx',
    '../../../apps/studio/src/**/*.stories.tsx',
  ],
  staticDirs: [{ from: '../../../packages/domain/src/fixtures/weekend/pictures', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;

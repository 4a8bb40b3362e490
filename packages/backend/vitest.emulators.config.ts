import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../tooling/browser/src/find-browser.ts';
import { emulatorProxy } from '../../tooling/emulators/src/proxy.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'rules', include: ['src/emulators/rules*.test.ts'], testTimeout: 120_000 },
      },
      {
        server: { proxy: emulatorProxy(process.env) },
        optimizeDeps: { include: ['firebase/app', 'firebase/auth', 'firebase/firestore/lite'] },
        test: {
          name: 'sdk',
          include: ['src/emulators/firebase*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});

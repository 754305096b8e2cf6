import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { line, lineCommands } from './apps/web/testing/line.ts'
import { ourChromium } from './apps/web/testing/provider.ts'

export default defineConfig({
  test: {
    // Tests of the server wait for PostgreSQL as much as they compute: on two cores the default of one worker takes twice
    // as long.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/app/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
          exclude: ['**/*.browser.test.tsx'],
          environment: 'node',
          setupFiles: ['apps/server/src/testing/console-errors.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['apps/server/src/testing/console-errors.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [tailwindcss(), line()],
        cacheDir: '.cache/vite-browser-tests',
        optimizeDeps: { entries: ['apps/web/app/routes.ts', 'apps/web/app/**/*.tsx', 'apps/web/testing/*.ts*'] },
        test: {
          name: 'browser',
          include: ['apps/web/app/**/*.browser.test.tsx'],
          setupFiles: ['apps/web/testing/setup.ts', 'apps/server/src/testing/console-errors.ts'],
          globalSetup: ['apps/web/testing/global-setup.ts'],
          // They share one line to one Guildhall, and the browser's storage.
          fileParallelism: false,
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the journeys.
            locators: { exact: false },
            provider: ourChromium(),
            commands: lineCommands,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})

import tailwindcss from '@tailwindcss/vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { line, lineCommands } from './line.ts'
import { ourChromium } from './provider.ts'

/** See docs/decisions/0034-component-tests.md. Paths start at the repository's root. */
export const browserProject: TestProjectInlineConfiguration = {
  plugins: [tailwindcss(), line()],
  cacheDir: '.cache/vite-browser-tests',
  optimizeDeps: {
    entries: [
      'apps/web/app/routes.ts',
      'apps/web/app/**/*.tsx',
      'apps/web/testing/{setup,mount,people,choose-files}.ts*',
    ],
  },
  test: {
    name: 'browser',
    include: ['apps/web/app/**/*.browser.test.tsx'],
    setupFiles: ['apps/web/testing/setup.ts', 'apps/server/src/testing/console-errors.ts'],
    globalSetup: ['apps/web/testing/global-setup.ts'],
    // Tests share one server and the browser's storage.
    fileParallelism: false,
    // After the projects that run in parallel.
    sequence: { groupOrder: 1 },
    testTimeout: 300_000,
    // The default of a second is short for a page, a server and a database on a busy machine.
    // Each look works out roles and names of all that is on the page.
    expect: { poll: { timeout: 30_000, interval: 150 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      locators: { exact: false },
      provider: ourChromium(),
      commands: lineCommands,
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
}

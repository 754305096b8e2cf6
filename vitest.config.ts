import { defineConfig } from 'vitest/config'
import { browserProject } from './apps/web/testing/browser-project.ts'

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
      browserProject,
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { patience } from './apps/server/src/testing/patience.ts'
import { browserProject } from './apps/web/testing/browser-project.ts'

/**
 * Young objects are collected by one thread, as in the server (docs/decisions/0062): several wait for each other while PostgreSQL has
 * the processors. In a larger space, as a test's app and its answers are garbage soon.
 */
const execArgv = ['--no-parallel-scavenge', '--max-semi-space-size=32']

/** Of the tests that a push leaves to the night (docs/decisions/0110). */
const nightTests = process.env.GUILDHALL_NIGHT ? [] : ['**/*.night.test.ts']

export default defineConfig({
  test: {
    // Tests of the server wait for PostgreSQL as much as they compute: on two cores the default of one worker takes twice
    // as long.
    maxWorkers: 3,
    // Files share the processes, which then load each module once: half of the processor time of small tests was loading.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/app/**/*.test.{ts,tsx}',
            'scripts/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx', ...nightTests],
          environment: 'node',
          execArgv,
          setupFiles: ['console-errors', 'property-seed'].map((name) => `apps/server/src/testing/${name}.ts`),
          testTimeout: 600_000,
          expect: { poll: patience },
        },
      },
      {
        test: {
          name: 'server',
          // Node.js runs these as it runs the server: nothing is transformed, and what it compiled is kept for the next run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['apps/server/src/**/*.test.ts'],
          exclude: nightTests,
          environment: 'node',
          execArgv,
          setupFiles: [
            'console-errors',
            'property-seed',
            'crossed-queries',
            'calls-in-transactions',
            'close-after-file',
            'cheap-passwords',
          ].map((name) => `apps/server/src/testing/${name}.ts`),
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Only what is broken waits that long.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // The default of a second is short for a machine that stalls.
          expect: { poll: patience },
        },
      },
      browserProject,
    ],
  },
})

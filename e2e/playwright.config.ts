import { defineConfig } from '@playwright/test'

/** Whoever names a file wants all of it. */
const isEverything = process.env.GUILDHALL_NIGHT || process.argv.slice(3).some((word) => !word.startsWith('-'))

export default defineConfig({
  testDir: './journeys',
  // A push goes through the journeys that are tagged; a journey or file that is named, and the night, through all
  // (docs/decisions/0110).
  grep: isEverything ? undefined : /@push/,
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // A journey waits a third of its time, for requests, timers and moving parts, so three keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // No fade under way while a page is looked at. The journey of a hire keeps its motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace takes a quarter of the processor time. To debug a journey: --trace=retain-on-failure
    trace: 'off',
  },
})

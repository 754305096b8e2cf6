import { playwright } from '@vitest/browser-playwright'
import type { ChromiumLaunch } from '../../../e2e/support/chromium.ts'

const launch = () => JSON.parse(process.env.BROWSER_TEST_CHROMIUM ?? '{}') as Partial<ChromiumLaunch>

/** Read at launch: only then has the global setup unpacked it. */
export const ourChromium = () =>
  playwright({
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      get executablePath() {
        return launch().executablePath
      },
      get args() {
        return launch().args
      },
      get env() {
        return { ...process.env, ...launch().env } as Record<string, string>
      },
    },
  })

import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits for it, as letters are wider until their font has loaded. */
export async function expectNoOverflow(page: Page, path = page.url()) {
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${path} is wider than the window`,
    )
    .toBeLessThanOrEqual(0)
}

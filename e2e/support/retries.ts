import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Expects what a screen shows once its requests have failed for the last time: lets the seconds between its tries pass at
 * once. Needs `page.clock.install()` before the page is opened.
 */
export async function expectAfterRetries(page: Page, shown: Locator) {
  await expect(async () => {
    await page.clock.fastForward(2_000)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50], timeout: 30_000 })
}

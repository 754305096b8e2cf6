import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expectNoOverflow } from './overflow.ts'

/** The phone is as narrow as any that is supported. */
const looks = {
  phone: { colorScheme: 'light', width: 320 },
  desktop: { colorScheme: 'dark', width: 1280 },
} as const
export type Look = keyof typeof looks

/** How many screens each page has shown to axe. */
const counts = new WeakMap<Page, number>()

/** Counts from 0. */
function countScreen(page: Page): number {
  const index = counts.get(page) ?? 0
  counts.set(page, index + 1)
  return index
}

/**
 * What axe finds in the look that comes first and, on half of the screens, in the other one, too. Nothing may overflow on the
 * phone. Contrast takes most of axe's time and is checked in the first look only: `tokens.test.ts` computes it for all pairs of
 * colors in both themes. By night both looks of every screen are looked at, contrast included.
 */
export async function faultsInBothLooks(page: Page, path: string, first: Look): Promise<string[]> {
  const faults: string[] = []
  const isNight = Boolean(process.env.GUILDHALL_NIGHT)
  // Two of every four, because the first look alternates and both orders need the second look.
  const looksTwice = countScreen(page) % 4 < 2 || isNight
  await page.locator('h1').first().waitFor()
  for (const look of first === 'phone' ? (['phone', 'desktop'] as const) : (['desktop', 'phone'] as const)) {
    const isLookedAt = look === first || looksTwice
    const { colorScheme, width } = looks[look]
    await page.emulateMedia({ colorScheme })
    // Also where axe does not look, as the next screen begins with what this one was left at.
    await page.setViewportSize({ width, height: 800 })
    if (!isLookedAt && look === 'desktop') continue
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (isLookedAt) {
      const violations = await axeViolations(page, {
        without: look === first || isNight ? [] : ['color-contrast'],
      })
      faults.push(...violations.map((violation) => `axe, ${colorScheme}, ${width} pixels: ${violation}`))
    }
    if (look === 'phone') await expectNoOverflow(page, path)
  }
  return faults
}

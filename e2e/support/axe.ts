import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function axeViolations(page: Page): Promise<string[]> {
  await stillness(page)
  // Collecting passes takes as long as finding violations. Legacy mode, as the other opens a second page to combine
  // frames, and we have none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Waits two frames, so that the latest render is painted, and for its transitions. */
async function stillness(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

import type { Page } from '@playwright/test'
import axe from 'axe-core'

type WindowWithAxe = { axe?: typeof axe }

/** `without`: rules of axe that are left out. */
export async function axeViolations(page: Page, { without = [] as string[] } = {}): Promise<string[]> {
  await stillness(page)
  // Its half megabyte takes as long to load as a small page to check, so it is loaded once for each document.
  const isLoaded = await page.evaluate(() => (window as WindowWithAxe).axe !== undefined)
  if (!isLoaded) await page.evaluate(axe.source)
  return page.evaluate(async (left) => {
    const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]))
    // Passes are omitted: collecting them takes as long as finding violations.
    const found = await (window as WindowWithAxe).axe?.run(document, { resultTypes: ['violations'], rules })
    if (!found) throw new Error('axe is not loaded')
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, without)
}

/** Waits until nothing has moved for two frames. One transition can start others: an inherited colour changes level by level. */
async function stillness(page: Page) {
  await page.evaluate(async () => {
    for (let still = 0; still < 2; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const moving = document
        .getAnimations()
        // Without those that follow the place a row is scrolled to.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity)
      if (moving.length > 0) still = -1
      await Promise.allSettled(moving.map((animation) => animation.finished))
    }
  })
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from '@playwright/test'
import type axe from 'axe-core'

type WindowWithAxe = { axe?: typeof axe }

/** Less than half of `axe.source`, all of which Chromium would read for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** `without`: rules of axe that are left out. */
export async function axeViolations(page: Page, { without = [] as string[] } = {}): Promise<string[]> {
  await stillness(page)
  // It takes as long to load as a small page to check, so it is loaded once for each document.
  const isLoaded = await page.evaluate(() => (window as WindowWithAxe).axe !== undefined)
  if (!isLoaded) await loadAxe(page)
  return page.evaluate(async (left) => {
    const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]))
    // Passes are omitted: collecting them takes as long as finding violations.
    const found = await (window as WindowWithAxe).axe?.run(document, { resultTypes: ['violations'], rules })
    if (!found) throw new Error('axe is not loaded')
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, without)
}

/** Not by `page.evaluate`, for which Chromium would compile it anew in each document. */
async function loadAxe(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { exceptionDetails } = await (await session).send('Runtime.evaluate', { expression: source })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
}

/** Waits until nothing has moved for two frames. One transition can start others: an inherited color changes level by level. */
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

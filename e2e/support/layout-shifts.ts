import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
    widest: number
    unanswered: number
    calmFrames: number
  }
}

/**
 * Notes on every page what moves after it was shown, and how wide the page was in each frame. Without web fonts, which may change
 * the width of letters when they arrive, unless a test is about them. What waits for parts above it is not shown after eight seconds
 * all the same, which a busy machine may need.
 */
export async function watchLayout(page: Page, { withFonts = false } = {}) {
  if (!withFonts) await blockFonts(page)
  await page.addInitScript(() => {
    const waits = new CSSStyleSheet()
    waits.replaceSync('[data-waits] { animation: none !important }')
    document.adoptedStyleSheets.push(waits)
    window.shifts = []
    window.widest = 0
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        window.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    function look() {
      window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0)
      requestAnimationFrame(look)
    }
    look()
  })
}

/** By the browser itself: where Playwright answers any request, it sees all of them, and nothing is cached. */
async function blockFonts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}

/** Each answer arrives in a frame of its own, and of the requests that wait, the last one is answered first. */
export const answerInTurns = (context: BrowserContext) =>
  context.addInitScript(() => {
    const send = window.fetch
    const waiting: (() => void)[] = []
    window.unanswered = 0
    window.fetch = async (...request) => {
      window.unanswered += 1
      await new Promise<void>((begin) => waiting.push(begin))
      return send(...request).finally(() => {
        window.unanswered -= 1
      })
    }
    function next(frame: number) {
      if (frame % 2 === 0) waiting.pop()?.()
      requestAnimationFrame(() => next(frame + 1))
    }
    next(0)
  })

/** Waits until React has taken over the page, unless it is one without, and it has all its parts, for some frames. */
export const shownWhole = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.getElementById('main')
    const isWhole =
      window.unanswered === 0 &&
      main !== null &&
      (!('__reactRouterContext' in window) || Object.keys(main).some((key) => key.startsWith('__reactFiber'))) &&
      (document.documentElement.dataset.session !== 'in' || document.querySelector('[aria-label^="Account of"]')) &&
      document.querySelector('[data-loading]') === null
    window.calmFrames = isWhole ? (window.calmFrames ?? 0) + 1 : 0
    return window.calmFrames > 8
  })

/** Holds web fonts back until `arrive`, as a slow line does. */
export async function holdFonts(context: BrowserContext) {
  const held = new Set<() => void>()
  await context.route('**/*.woff2', async (route) => {
    await new Promise<void>((go) => held.add(go))
    await route.continue()
  })
  return {
    /** Waits until the page was read in other fonts, lets its own come, and waits for some frames. */
    async arrive(page: Page) {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await expect.poll(() => held.size).toBeGreaterThan(0)
      for (const go of held) go()
      held.clear()
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 8; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      })
    },
  }
}

/** `shifted`: what moved, if the eye notices; `most` is the score from which it does. */
export const layoutOf = (page: Page, most = 0.005) =>
  page.evaluate((most) => {
    const score = window.shifts.reduce((sum, { value }) => sum + value, 0)
    return {
      shifted: score < most ? [] : window.shifts,
      overflow: Math.max(0, window.widest - window.innerWidth),
    }
  }, most)

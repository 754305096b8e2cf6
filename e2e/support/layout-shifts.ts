import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
    widest: number
  }
}

/**
 * Notes on every page what moves after it was shown, and how wide the page was in each frame. Without web fonts, which would
 * change the width of letters when they arrive.
 */
export async function watchLayout(context: BrowserContext) {
  await context.route('**/*.woff2', (route) => route.abort())
  await context.addInitScript(() => {
    window.shifts = []
    window.widest = 0
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
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

/** `shifted`: what moved by more than the eye notices. */
export const layoutOf = (page: Page) =>
  page.evaluate(() => ({
    shifted: window.shifts.filter(({ value }) => value > 0.005),
    overflow: Math.max(0, window.widest - window.innerWidth),
  }))

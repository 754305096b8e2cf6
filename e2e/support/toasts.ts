import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    toasts: string[]
  }
}

/** Toasts go after three seconds, which a busy machine may let pass between two looks. */
export const recordToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.toasts = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        for (const toast of [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[data-sonner-toast]')))
          window.toasts.push(toast.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** Waits until the page, whose context notes toasts, has shown one with these texts, a title and what stands below. It may have gone again. */
export const expectToast = (page: Page, ...texts: string[]) =>
  expect
    .poll(() => page.evaluate(() => window.toasts), 'toasts of this document')
    .toContainEqual(expect.stringContaining(texts.join('')))

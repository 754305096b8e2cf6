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

/** The first toast with these words, which is then taken for seen, or all that were shown. */
function takeToast(words: string): string {
  const at = window.toasts.findIndex((toast) => toast.includes(words))
  return at < 0 ? window.toasts.join('\n') : (window.toasts.splice(at, 1)[0] ?? '')
}

/**
 * Waits until the page has shown a toast with these texts, a title and what stands below, since it was last asked for one. It may
 * have gone again. Whoever opens a context has `recordToasts` note what is shown in it.
 */
export function expectToast(page: Page, ...texts: string[]) {
  const words = texts.join('')
  return expect.poll(() => page.evaluate(takeToast, words), 'toasts of this document').toContain(words)
}

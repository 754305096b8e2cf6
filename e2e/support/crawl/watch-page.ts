import { expect, type Page, type Request } from '@playwright/test'
import { isToldToComeAgain } from '../told-to-come-again.ts'

type Doing = 'opening' | 'pressing'

const staysOpen = (request: Request) =>
  /\/api\/live|socket\.io/.test(request.url()) || request.resourceType() === 'eventsource'

export async function watchPage(page: Page, report: (trouble: string) => unknown) {
  const asked = new Set<Request>()
  let doing: Doing = 'opening'
  let happened = 0
  const count = () => {
    happened += 1
  }

  page.on('pageerror', (error) => report(`error in the page: ${error.message}`))
  page.on('console', (message) => {
    // Failed requests are judged by their answers.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) report(message.text())
  })
  page.on('response', (response) => {
    const [status, request] = [response.status(), response.request()]
    if (request.isNavigationRequest() || staysOpen(request) || isToldToComeAgain(response)) return
    // Pressing may send an empty form or act too late, and be refused. What a page loads by itself may not.
    const isRefusal = doing === 'pressing' && [400, 403, 409, 413, 415, 422].includes(status)
    if (status >= 400 && !isRefusal) report(`${request.method()} ${response.url()} answered ${status}`)
  })
  page.on('request', (request) => {
    count()
    if (!staysOpen(request)) asked.add(request)
  })
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    count()
    asked.clear()
  })
  page.on('filechooser', count)
  page.on('dialog', (dialog) => {
    count()
    void dialog.accept()
  })
  page.on('download', (download) => {
    count()
    void download.cancel()
  })
  page.on('popup', (popup) => {
    count()
    void popup.close()
  })
  // Toasts cover buttons, but go away by themselves.
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('[data-sonner-toaster], [data-sonner-toaster] * { pointer-events: none !important }')
    document.adoptedStyleSheets.push(style)
    // React shows late data, and forms check input, after a short time.
    const waiting = new Set<number>()
    const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
    const settings = { shortTimers: waiting }
    Object.assign(window, settings)
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) => {
      const id: number = set(
        (...values: []) => {
          waiting.delete(id)
          handler(...values)
        },
        delay,
        ...rest,
      ) as unknown as number
      if (delay > 0 && delay <= 500) waiting.add(id)
      return id
    }) as typeof window.setTimeout
    window.clearTimeout = (id) => {
      waiting.delete(id as number)
      clear(id)
    }
  })

  return {
    happened: () => happened,
    async during<T>(what: Doing, act: () => Promise<T>): Promise<T> {
      doing = what
      return act()
    },
    async settle() {
      for (let round = 0; ; round += 1) {
        await expect
          .poll(() => asked.size, { timeout: 30_000, intervals: [5, 10, 20, 50], message: 'requests' })
          .toBe(0)
        const missing = await page.evaluate(untilAtRest).catch((error: Error) => {
          if (round > 10 || !/navigation|context|destroyed/.test(error.message)) throw error
          return 'another document'
        })
        if (missing === null && asked.size === 0) return
        if (round > 10) throw new Error(`waited for ${missing ?? [...asked].map((request) => request.url()).join()}`)
      }
    },
  }
}

/** Runs in the page. Returns what is missing after five seconds, or null once nothing happens for two frames. */
async function untilAtRest(): Promise<string | null> {
  const { shortTimers } = window as unknown as { shortTimers?: Set<number> }
  const missing = () => {
    if (document.readyState === 'loading') return 'the document'
    if (shortTimers?.size) return 'a short timer'
    const scripted = document.querySelector('script[type=module]') !== null
    const button = document.querySelector('main button, header button')
    const runs = !scripted || button === null || Object.keys(button).some((key) => key.startsWith('__react'))
    if (!runs) return 'the scripts'
    if (document.querySelector('[aria-busy=true]')) return 'what is busy'
    return [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) ? null : 'the heading'
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const end = performance.now() + 5_000
  for (;;) {
    await frame()
    if (missing() === null) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
      await frame()
    }
    const what = missing()
    if (what === null || performance.now() > end) return what
  }
}

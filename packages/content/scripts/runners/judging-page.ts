import { chromium, type Page } from '@playwright/test'
import { prepareChromium } from '../../../../e2e/support/chromium.ts'
import { pageContentPolicy } from '../../../contract/src/exercises.constants.ts'

const address = 'http://page.invalid/'
const policy = [...pageContentPolicy, "script-src 'unsafe-eval'", "form-action 'none'"].join('; ')

/** A page under the policy of the frames that learners have, in a browser of its own. */
export async function openJudgingPage(): Promise<Page> {
  const { executablePath, args, env } = await prepareChromium()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  })
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  await page.route('**', (route) =>
    route.request().url() === address
      ? route.fulfill({
          body: '<!doctype html><html></html>',
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
        })
      : route.abort(),
  )
  return page
}

/** Everything of a program before is gone. */
export async function beginAnew(page: Page, program: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(program)
}

export const closeBrowserOf = (page: Page | undefined) => page?.context().browser()?.close()

export const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

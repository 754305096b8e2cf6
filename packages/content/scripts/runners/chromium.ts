import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { prepareChromium } from '../../../../e2e/support/chromium.ts'
import { openAngular } from './angular.ts'
import { openReact } from './react.ts'
import { asLine, type Program, type Runner } from './runner.ts'
import { openVue } from './vue.ts'

/** Runs some programs in the page, and gives what each prints. */
export type Batch = (programs: readonly Program[]) => Promise<string[]>

const batchSize = 50
const timeLimitMs = 600_000

/** Pages of HTML have a script that calls `print`; React programs call `render`, `click`, `text` and `print`. */
export const runInChromium: Runner = async (programs) => {
  const { executablePath, args, env } = await prepareChromium()
  const browser = await chromium.launch({
    executablePath,
    // A page can then be asked which name an element has for assistive technology.
    args: [...args, '--enable-blink-features=ComputedAccessibilityInfo'],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  const limit = setTimeout(() => void browser.close(), timeLimitMs)
  try {
    const batch = await openBatch(browser, programs[0]?.language)
    const printed: string[] = []
    for (let start = 0; start < programs.length; start += batchSize) {
      printed.push(...(await batch(programs.slice(start, start + batchSize))).map(asLine))
    }
    return printed
  } finally {
    clearTimeout(limit)
    await browser.close()
  }
}

async function openBatch(browser: Browser, language: Program['language'] | undefined): Promise<Batch> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  await page.goto('about:blank')
  if (language === 'angular') return openAngular(page)
  if (language === 'react') return openReact(page)
  return language === 'vue' ? openVue(page) : openHtml(page)
}

type FrameWindow = { runPages: (pages: string[]) => Promise<string[]> }

/** Each page of HTML is loaded into a frame of its own. */
async function openHtml(page: Page): Promise<Batch> {
  await page.addScriptTag({ content: readFileSync(path.join(import.meta.dirname, 'html-driver.js'), 'utf8') })
  return (programs) =>
    page.evaluate(
      (pages) => (globalThis as unknown as FrameWindow).runPages(pages),
      programs.map(({ text }) => text),
    )
}

import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { prepareChromium } from '../../../../e2e/support/chromium.ts'
import { pageContentPolicy, usualPageWidth } from '../../../contract/src/exercises.constants.ts'
import type { judgePage } from '../../../contract/src/judge-page.ts'
import type { PageExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'

const address = 'http://page.invalid/'
const policy = [...pageContentPolicy, "script-src 'unsafe-eval'"].join('; ')
type JudgingWindow = { judging: { judgePage: typeof judgePage } }

/** Judges what is written in HTML and CSS by the program that browsers of learners judge it by. */
export class PageJudge {
  #browser: Browser | undefined
  #page: Page | undefined
  #program = ''
  readonly #timeLimitMs: number

  /** For each test. */
  constructor(timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs
  }

  async judge(exercise: PageExercise, code: string): Promise<Judgment> {
    this.#page ??= await this.#open()
    const shown = exercise.language === 'css' ? { html: exercise.page, styles: code } : { html: code }
    const tests = []
    for (const { says, call, gives, width } of exercise.tests) {
      await this.#page.setViewportSize({ width: width ?? usualPageWidth, height: 800 })
      await this.#page.goto(address)
      await this.#page.evaluate(this.#program)
      const judged = this.#page.evaluate(
        ([page, test]) => (globalThis as unknown as JudgingWindow).judging.judgePage(page, test),
        [shown, { call, gives, width }] as const,
      )
      const outcome = await Promise.race([judged, after(this.#timeLimitMs)])
      if (!outcome) return { loads: false, error: `not done after ${this.#timeLimitMs} ms` }
      tests.push({ says, ...outcome })
    }
    return { loads: true, tests }
  }

  async #open(): Promise<Page> {
    const file = path.join(import.meta.dirname, '../../../contract/src/judge-page.ts')
    const bundle = await rolldown({ input: file, platform: 'browser' })
    const { output } = await bundle.generate({ format: 'iife', name: 'judging' })
    await bundle.close()
    this.#program = output[0].code
    const { executablePath, args, env } = await prepareChromium()
    this.#browser = await chromium.launch({
      executablePath,
      args,
      env: { ...process.env, ...env } as Record<string, string>,
    })
    const page = await this.#browser.newPage()
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

  async close(): Promise<void> {
    await this.#browser?.close()
    this.#browser = this.#page = undefined
  }
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

import path from 'node:path'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { usualPageWidth } from '../../../contract/src/exercises.constants.ts'
import type { judgePage } from '../../../contract/src/judge-page.ts'
import type { PageExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'
import { after, beginAnew, closeBrowserOf, openJudgingPage } from './judging-page.ts'

type JudgingWindow = { judging: { judgePage: typeof judgePage } }

/** Judges what is written in HTML and CSS by the program that browsers of learners judge it by. */
export class PageJudge {
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
      await beginAnew(this.#page, this.#program)
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
    return openJudgingPage()
  }

  async close(): Promise<void> {
    await closeBrowserOf(this.#page)
    this.#page = undefined
  }
}

import path from 'node:path'
import type { Page } from '@playwright/test'
import { textOfProgram } from '../../../../scripts/text-of-program.ts'
import type { ComponentFiles, ComponentOutcome, ComponentTest } from '../../../contract/src/components/component-job.ts'
import type { ComponentExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'
import { after, beginAnew, closeBrowserOf, openJudgingPage } from './judging-page.ts'

/** What browsers of learners run: it stands in no package. */
const sandbox = path.join(import.meta.dirname, '../../../../apps/web/app/features/exercises/sandbox')
/** A program ends itself after 2 s, if it does anything. */
const limitMs = 2_500

type Serving = { serveComponent: (job: { files: ComponentFiles; test: ComponentTest }) => Promise<ComponentOutcome> }

/** Judges what is written in React and Vue by the program that browsers of learners judge it by. */
export class ComponentJudge {
  readonly #programs = new Map<string, string>()
  #page: Page | undefined

  async judge(exercise: ComponentExercise, code: string): Promise<Judgment> {
    this.#page ??= await openJudgingPage()
    const { file, files, shows } = exercise
    const program = await this.#programOf(exercise.language)
    const tests = []
    for (const { says, ...test } of exercise.tests) {
      await beginAnew(this.#page, program)
      const judged = this.#page.evaluate((job) => (globalThis as unknown as Serving).serveComponent(job), {
        files: { file, files, shows, code },
        test,
      })
      const outcome = await Promise.race([judged, after(limitMs)])
      if (!outcome || 'stopped' in outcome) return { loads: false, error: 'not done in time' }
      if ('error' in outcome) return { loads: false, error: outcome.error }
      const { passed, expected, came, message } = outcome
      tests.push({ says, passed, expected, came: message ? `${came}: ${message}` : came })
    }
    return { loads: true, tests }
  }

  async #programOf(language: string): Promise<string> {
    const program = this.#programs.get(language) ?? (await textOfProgram(path.join(sandbox, `${language}-program.ts`)))
    this.#programs.set(language, program)
    return program
  }

  async close(): Promise<void> {
    await closeBrowserOf(this.#page)
    this.#page = undefined
  }
}

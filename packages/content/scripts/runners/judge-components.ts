import path from 'node:path'
import type { Page } from '@playwright/test'
import { textOfProgram } from '../../../../scripts/text-of-program.ts'
import type { ComponentFiles, ComponentOutcome, ComponentTest } from '../../../contract/src/components/component-job.ts'
import type { ComponentExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'
import { after, beginAnew, closeBrowserOf, openJudgingPage } from './judging-page.ts'

/** What browsers of learners run: it stands in no package. */
const sandbox = path.join(import.meta.dirname, '../../../../apps/web/app/features/exercises/sandbox')
/** A program ends itself after 2 s of work; on a machine with other work to do, waiting takes longer. */
const limitMs = 15_000

type Job = { files: ComponentFiles; test: ComponentTest }
type Serving = Window & { eval: (text: string) => void; serveComponent: (job: Job) => Promise<ComponentOutcome> }
type Keeping = { programs: Record<string, string> }

/** Judges what is written in React and Vue by the program that browsers of learners judge it by. */
export class ComponentJudge {
  #page: Page | undefined

  async judge(exercise: ComponentExercise, code: string): Promise<Judgment> {
    this.#page ??= await open()
    const { language, file, files, shows } = exercise
    const tests = []
    for (const { says, ...test } of exercise.tests) {
      const judged = askInFrame(this.#page, language, { files: { file, files, shows, code }, test })
      const outcome = await Promise.race([judged, after(limitMs)])
      if (!outcome || 'stopped' in outcome) return { loads: false, error: 'not done in time' }
      if ('error' in outcome) return { loads: false, error: outcome.error }
      const { passed, expected, came, message } = outcome
      tests.push({ says, passed, expected, came: message ? `${came}: ${message}` : came })
    }
    return { loads: true, tests }
  }

  async close(): Promise<void> {
    await closeBrowserOf(this.#page)
    this.#page = undefined
  }
}

/** It has the programs from the beginning: handing one over takes a second. */
async function open(): Promise<Page> {
  const page = await openJudgingPage()
  const texts = { react: await programOf('react'), vue: await programOf('vue') }
  await beginAnew(page, `globalThis.programs = ${JSON.stringify(texts)}; undefined`)
  return page
}

/** Made once, however many courses ask for it. */
const programs = new Map<string, Promise<string>>()
function programOf(language: string): Promise<string> {
  const program = programs.get(language) ?? textOfProgram(path.join(sandbox, `${language}-program.ts`))
  programs.set(language, program)
  return program
}

/** Each test has a frame of its own. */
const askInFrame = (page: Page, language: string, job: Job) =>
  page.evaluate(
    async ([language, job]) => {
      for (const old of document.querySelectorAll('iframe')) old.remove()
      const frame = document.createElement('iframe')
      Object.assign(frame, { srcdoc: '<!doctype html>', width: 1000, height: 800 })
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      document.body.append(frame)
      await loaded
      const inner = frame.contentWindow as Serving
      inner.eval((globalThis as unknown as Keeping).programs[language] ?? '')
      return inner.serveComponent(job)
    },
    [language, job] as const,
  )

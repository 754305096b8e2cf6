import type { CodeExercise, ProgramExercise, PythonExercise, SqlExercise } from '../../src/exercises/code-exercise.ts'
import { ComponentJudge } from './judge-components.ts'
import { PageJudge } from './judge-pages.ts'
import { ThreadJudge } from './judge-programs.ts'

/** `workMs`: of the processor, measured where the program has a thread of its own: not for pages and components. */
type JudgedTest = { says: string; passed: boolean; expected: string; came: string; workMs?: number }

export type Judgment = { loads: false; error: string } | { loads: true; tests: JudgedTest[] }

/** Judges programs in every language of exercises, one after the other, each where it runs. */
export class Judge {
  readonly #programs: ThreadJudge<ProgramExercise>
  readonly #queries: ThreadJudge<SqlExercise>
  readonly #python: ThreadJudge<PythonExercise>
  readonly #pages: PageJudge
  readonly #components: ComponentJudge

  readonly workLimitMs: number

  /**
   * Both for each test. `workLimitMs`, of the processor, is what browsers of learners give it; a machine with other work to do may need
   * a longer `timeLimitMs`.
   */
  constructor(timeLimitMs = 2_000, workLimitMs = 2_000) {
    this.workLimitMs = workLimitMs
    this.#programs = new ThreadJudge('./exercise-worker.ts', { timeLimitMs, memoryLimitMb: 64 })
    this.#queries = new ThreadJudge('./query-worker.ts', { timeLimitMs, memoryLimitMb: 512 })
    this.#python = new ThreadJudge('./pyodide-worker.ts', { timeLimitMs, memoryLimitMb: 512 })
    this.#pages = new PageJudge(timeLimitMs)
    this.#components = new ComponentJudge()
  }

  judge(exercise: CodeExercise, code: string): Promise<Judgment> {
    const { language } = exercise
    if (language === 'html' || language === 'css') return this.#pages.judge(exercise, code)
    if ('file' in exercise) return this.#components.judge(exercise, code)
    if (language === 'sql') return this.#queries.judge(exercise, code)
    if (language === 'python') return this.#python.judge(exercise, code)
    return this.#programs.judge(exercise, code)
  }

  async close(): Promise<void> {
    const threads = [this.#programs, this.#queries, this.#python]
    await Promise.all([...threads, this.#pages, this.#components].map((judge) => judge.close()))
  }
}

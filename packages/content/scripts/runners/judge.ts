import type { CodeExercise } from '../../src/exercises/code-exercise.ts'
import { ProgramJudge } from './judge-programs.ts'

export type Judgment =
  | { loads: false; error: string }
  | { loads: true; tests: { says: string; passed: boolean; expected: string; came: string }[] }

/** Judges programs in every language of exercises, one after the other, each where it runs. */
export class Judge {
  readonly #programs: ProgramJudge

  /** For each test. */
  constructor(timeLimitMs = 2_000) {
    this.#programs = new ProgramJudge(timeLimitMs)
  }

  judge(exercise: CodeExercise, code: string): Promise<Judgment> {
    return this.#programs.judge(exercise, code)
  }

  close(): Promise<void> {
    return this.#programs.close()
  }
}

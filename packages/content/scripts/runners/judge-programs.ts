import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ProgramExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'

const memoryLimitMb = 64

/**
 * Judges programs in JavaScript and TypeScript one after the other in a thread that is ended when one takes too long or too much memory. This bounds
 * mistakes of authors; it is no wall against hostile code.
 */
export class ProgramJudge {
  #worker: Worker | undefined
  readonly #timeLimitMs: number

  /** For each test. */
  constructor(timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs
  }

  async judge(exercise: ProgramExercise, code: string): Promise<Judgment> {
    this.#worker ??= await startWorker()
    const worker = this.#worker
    worker.postMessage({ exercise, code })
    const late = AbortSignal.timeout(this.#timeLimitMs * exercise.tests.length)
    try {
      const [judgment] = (await once(worker, 'message', { signal: late })) as [Judgment]
      return judgment
    } catch (error) {
      await this.close()
      return { loads: false, error: late.aborted ? `not done after ${this.#timeLimitMs} ms a test` : String(error) }
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = undefined
  }
}

/** Resolves when it has loaded, so that the time limit is the program's alone. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./exercise-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    stdout: true,
    stderr: true,
  })
  await once(worker, 'message')
  return worker
}

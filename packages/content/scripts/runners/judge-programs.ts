import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CodeExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'

/**
 * Judges programs one after the other in a thread that is ended when one takes too long or too much memory. This bounds
 * mistakes of authors; it is no wall against hostile code.
 */
export class ThreadJudge<Exercise extends CodeExercise> {
  #worker: Worker | undefined
  readonly #file: string
  readonly #timeLimitMs: number
  readonly #memoryLimitMb: number

  /** The time limit is for each test. */
  constructor(file: string, limits: { timeLimitMs: number; memoryLimitMb: number }) {
    this.#file = file
    this.#timeLimitMs = limits.timeLimitMs
    this.#memoryLimitMb = limits.memoryLimitMb
  }

  async judge(exercise: Exercise, code: string): Promise<Judgment> {
    this.#worker ??= await startWorker(this.#file, this.#memoryLimitMb)
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
async function startWorker(file: string, maxOldGenerationSizeMb: number): Promise<Worker> {
  const worker = new Worker(new URL(file, import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb },
    stdout: true,
    stderr: true,
  })
  await once(worker, 'message')
  return worker
}

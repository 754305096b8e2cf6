import { setTimeout as sleep } from 'node:timers/promises'
import type { CourseEvent } from '@guildhall/contract'
import Negotiator from 'negotiator'
import { DomainError, sentenceFor } from '../../platform/errors.ts'

export const ndjson = 'application/x-ndjson'

/** A proxy gives up on an answer that is silent for a minute, and so do our own pages; a lesson may take longer. */
const pulseMs = 15_000

/** Whether an Accept header would rather have lines as they are made than the whole at the end. */
export const prefersLines = (accept: string | undefined) =>
  new Negotiator({ headers: { accept } }).mediaType(['application/json', ndjson]) === ndjson

/**
 * One JSON text a line; what goes wrong on the way is the last of them. While the next is being made, an empty line now
 * and then says that it still is.
 */
export async function* linesOf(
  first: IteratorResult<CourseEvent, void>,
  steps: AsyncGenerator<CourseEvent, void>,
  onTrouble: (error: unknown) => void,
  silenceMs = pulseMs,
): AsyncGenerator<string, void> {
  try {
    if (!first.done) yield lineOf(first.value)
    for await (const step of withPulses(steps, silenceMs)) yield step === pulse ? '\n' : lineOf(step)
  } catch (error) {
    onTrouble(error)
    const refusal = error instanceof DomainError ? error : new DomainError('internal.unexpected')
    yield lineOf({ type: 'failed', code: refusal.code, error: sentenceFor(refusal.code, refusal.details) })
  }
}

const lineOf = (step: CourseEvent) => `${JSON.stringify(step)}\n`

const pulse = Symbol('pulse')

/** The steps as they come, and a pulse whenever `silenceMs` went by without one. */
async function* withPulses<Step>(steps: AsyncGenerator<Step, void>, silenceMs: number) {
  try {
    for (;;) {
      const next = steps.next()
      // Whoever hangs up between two pulses no longer waits for it.
      next.catch(() => {})
      let result = await orPulse(next, silenceMs)
      while (result === pulse) {
        yield pulse
        result = await orPulse(next, silenceMs)
      }
      if (result.done) return
      yield result.value
    }
  } finally {
    // Not waited for: a step under way ends by the caller's signal.
    void steps.return().catch(() => {})
  }
}

async function orPulse<Value>(value: Promise<Value>, silenceMs: number): Promise<Value | typeof pulse> {
  const timer = new AbortController()
  const silence = sleep(silenceMs, pulse, { signal: timer.signal })
  silence.catch(() => {})
  try {
    return await Promise.race([value, silence])
  } finally {
    timer.abort()
  }
}

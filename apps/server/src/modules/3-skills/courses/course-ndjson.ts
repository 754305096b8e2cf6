import { setTimeout as sleep } from 'node:timers/promises'
import type { CourseEvent } from '@guildhall/contract'
import { type DomainError, sentenceFor } from '../../../platform/errors.ts'
import { prefersToJson } from '../../../platform/http/content-negotiation.ts'

export const ndjson = 'application/x-ndjson'

/** Proxies and our own pages give up after a minute of silence, and a lesson may take longer. */
const pulseMs = 15_000

export const prefersNdjson = (accept: string | undefined) => prefersToJson(accept, ndjson)

/** One JSON line per step; an error becomes the last line. Sends empty lines as pulses while waiting. */
export async function* linesOf(
  first: IteratorResult<CourseEvent, void>,
  steps: AsyncGenerator<CourseEvent, void>,
  refusalFor: (error: unknown) => DomainError,
  silenceMs = pulseMs,
): AsyncGenerator<string, void> {
  try {
    if (!first.done) yield lineOf(first.value)
    for await (const step of withPulses(steps, silenceMs)) yield step === pulse ? '\n' : lineOf(step)
  } catch (error) {
    const { code, details } = refusalFor(error)
    yield lineOf({ type: 'failed', code, error: sentenceFor(code, details) })
  }
}

const lineOf = (step: CourseEvent) => `${JSON.stringify(step)}\n`

const pulse = Symbol('pulse')

async function* withPulses<Step>(steps: AsyncGenerator<Step, void>, silenceMs: number) {
  try {
    for (;;) {
      const next = steps.next()
      // Stop waiting if the client disconnects between two pulses.
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
    // Not awaited: a running step ends through the caller's signal.
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

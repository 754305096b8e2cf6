import type { CourseEvent } from '@guildhall/contract'
import Negotiator from 'negotiator'
import { DomainError, sentenceFor } from '../../platform/errors.ts'

export const ndjson = 'application/x-ndjson'

/** Whether an Accept header would rather have lines as they are made than the whole at the end. */
export const prefersLines = (accept: string | undefined) =>
  new Negotiator({ headers: { accept } }).mediaType(['application/json', ndjson]) === ndjson

/** One JSON text a line; what goes wrong on the way is the last of them. */
export async function* linesOf(
  first: IteratorResult<CourseEvent, void>,
  steps: AsyncGenerator<CourseEvent, void>,
  onTrouble: (error: unknown) => void,
): AsyncGenerator<string, void> {
  try {
    if (!first.done) yield lineOf(first.value)
    for await (const step of steps) yield lineOf(step)
  } catch (error) {
    onTrouble(error)
    const refusal = error instanceof DomainError ? error : new DomainError('internal.unexpected')
    yield lineOf({ type: 'failed', code: refusal.code, error: sentenceFor(refusal.code, refusal.details) })
  }
}

const lineOf = (step: CourseEvent) => `${JSON.stringify(step)}\n`

import { randomUUID } from 'node:crypto'
import type { Job } from 'pg-boss'
import { activeSpan, endingWith, type Origin, outsideSpans, type Span, startSpan } from '../telemetry/spans.ts'
import type { JobKind } from './job-kind.ts'

const key = '_origin'

/** `isLater`: it was planned for another time, so that what planned it is long over when it runs. */
type Kept = Origin & { isLater?: true }
type Added = Pick<Job<unknown>, 'id' | 'data'>
type Carrying = { [key]?: Kept }

/** What is under way and adds a job is kept with the job, if it is recorded anywhere. */
export function withOrigin<Data extends object>(data: Data, isLater: boolean): Data {
  const span = activeSpan()
  if (!span) return data
  const { traceparent, requestId } = span
  return { ...data, [key]: { traceparent, requestId, ...(isLater ? { isLater } : {}) } satisfies Kept }
}

/** Runs a job as a part of the trace that added it. One for later has a trace of its own, with a link to that. */
export function runTraced<T>(kind: JobKind<object>, job: Added, work: (data: object) => Promise<T>): Promise<T> {
  const { [key]: origin, ...data } = (job.data ?? {}) as Carrying
  const span = startSpanOf(kind, job, origin)
  return span ? endingWith(span, () => work(data)) : outsideSpans(() => work(data))
}

function startSpanOf({ name }: JobKind<object>, { id }: Added, origin: Kept | undefined): Span | undefined {
  const { traceparent, requestId = randomUUID(), isLater } = origin ?? {}
  return startSpan(
    {
      name: `job ${name}`,
      kind: 'consumer',
      attributes: {
        'messaging.system': 'pg-boss',
        'messaging.operation.type': 'process',
        'messaging.destination.name': name,
        'messaging.message.id': id,
      },
    },
    { requestId, ...(isLater ? { link: traceparent } : { cause: traceparent }) },
  )
}

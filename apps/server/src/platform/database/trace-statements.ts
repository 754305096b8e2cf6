import type pg from 'pg'
import { activeSpan, type Span, startChild } from '../telemetry/spans.ts'
import { statementSummary } from './statement-summary.ts'

type Query = (...sent: unknown[]) => unknown
type Callback = (error: Error | undefined, result?: pg.QueryResult) => void

/** The method of a client, which records each statement of a request or job that is recorded itself. */
export function traced(send: Query): Query {
  return (query, ...rest) => {
    const span = activeSpan() && startStatement(query)
    if (!span) return send(query, ...rest)
    const place = rest.findIndex((argument) => typeof argument === 'function')
    if (place < 0) return watched(span, send(query, ...rest))
    const callback = rest[place] as Callback
    const settle: Callback = (error, result) => {
      span.end(error ?? undefined)
      callback(error, result)
    }
    return send(query, ...rest.with(place, settle))
  }
}

/** Names that `prepared-statements.ts` counts up say nothing. */
const isCounted = /^s\d+$/

function startStatement(query: unknown): Span | undefined {
  const { text, name } = typeof query === 'string' ? { text: query } : (query as Partial<pg.QueryConfig>)
  if (typeof text !== 'string') return undefined // sends itself, such as a cursor
  const summary = statementSummary(text)
  return startChild({
    name: name === undefined || isCounted.test(name) ? summary : name,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
  })
}

function watched(span: Span, answer: unknown): unknown {
  if (!(answer instanceof Promise)) span.end()
  else
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    )
  return answer
}

import type pg from 'pg'
import { keepingSpan } from '../telemetry/spans.ts'

type Waiting = {
  query: pg.QueryConfig
  /** Sent with those of other requests. */
  within: <T>(work: () => T) => T
  settle: (error: Error | undefined, result?: pg.QueryResult) => void
}

/** So that nobody waits long for those before, and other cores of PostgreSQL's have work as well. */
const mostTogether = 8

const waitingFor = new WeakMap<pg.Pool, Waiting[]>()

/**
 * Sends what is asked in one turn of the event loop on one connection and in one write. For reads of a few rows by their ids, for
 * which PostgreSQL takes less time than for waking up. Whoever is sent together waits for each other.
 */
export function queryTogether<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const waiting = waitingFor.get(pool) ?? []
  waitingFor.set(pool, waiting)
  if (waiting.length === 0) setImmediate(sendAll, pool, waiting)
  return new Promise((resolve, reject) => {
    waiting.push({
      query,
      within: keepingSpan(),
      settle: (error, result) => (error ? reject(error) : resolve(result as pg.QueryResult<Row>)),
    })
  })
}

function sendAll(pool: pg.Pool, waiting: Waiting[]) {
  const all = waiting.splice(0)
  while (all.length > 0) sendTogether(pool, all.splice(0, mostTogether))
}

function sendTogether(pool: pg.Pool, batch: Waiting[]) {
  pool.connect((lost, client, release) => {
    if (!client) {
      for (const { settle } of batch) settle(lost)
      return
    }
    const { stream } = (client as unknown as { connection: pg.Connection }).connection
    let running = batch.length
    let failure: Error | undefined
    usePipeline(client, true)
    stream.cork()
    for (const { query, within, settle } of batch) {
      const onEnd = (error: Error | undefined, result: pg.QueryResult) => {
        failure ??= error
        running -= 1
        if (running === 0) {
          usePipeline(client, false)
          release(failure) // as by `pool.query`, which lets go of a connection after an error
        }
        settle(error, result)
      }
      within(() => client.query(query, onEnd))
    }
    stream.uncork()
  })
}

/** A property of the class of pg that its types leave out. */
function usePipeline(client: pg.PoolClient, pipeline: boolean) {
  Object.assign(client, { pipeline })
}

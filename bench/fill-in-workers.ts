import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker, workerData } from 'node:worker_threads'
import type pg from 'pg'
import { connect } from './databases.ts'

const most = 4
type Share = { url: string; rows: number; place: number; workers: number }

/** Runs a module that calls {@link insertShare} in several threads: generating the rows takes longer than storing them. */
export async function fillInWorkers(
  module: string,
  data: { url: string; rows: number; clientIds?: string[]; newest?: number },
): Promise<void> {
  const workers = Math.min(most, availableParallelism())
  await Promise.all(
    Array.from({ length: workers }, async (_, place) => {
      const worker = new Worker(path.join(import.meta.dirname, module), { workerData: { ...data, place, workers } })
      await once(worker, 'exit') // rejects on an error
    }),
  )
}

/** Inserts every nth batch of JSON, as the thread's share. */
export async function insertShare(sql: string, batchSize: number, generate: (first: number, end: number) => string) {
  const { url, rows, place, workers } = workerData as Share
  const client = await connect(url)
  for (let first = place * batchSize; first < rows; first += workers * batchSize) {
    await client.query(sql, [generate(first, Math.min(first + batchSize, rows))])
  }
  await client.end()
}

/** Building indexes once costs a fraction of updating them row by row. */
export async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import { from as copyFrom } from 'pg-copy-streams'
import { connect } from '../databases.ts'
import type { Market } from './market.ts'
import { type Table, tables } from './tables.ts'

export type Share = { url: string; market: Market; name: string }

const { url, market, name } = workerData as Share
const chunkLength = 256 * 1_024

const client = await connect(url)
await client.query("set session_replication_role = replica; set timezone = 'UTC'")
for (const table of tables.filter((table) => table.name === name)) {
  // A table that was emptied in the same transaction is not written to the log, and its rows are frozen from the start.
  await client.query(`begin; truncate ${name}`)
  const copy = client.query(copyFrom(`copy ${name} (${table.columns}) from stdin (freeze)`))
  await pipeline(Readable.from(linesOf(table), { objectMode: true, highWaterMark: 2 }), copy)
  await client.query('commit')
}
await client.end()

function* linesOf({ until, rowsAt }: Table): Generator<Buffer> {
  let chunk = ''
  const end = until(market)
  for (let number = 0; number < end; number++) {
    for (const row of rowsAt(market, number)) chunk += `${row.map(escaped).join('\t')}\n`
    if (chunk.length < chunkLength) continue
    yield Buffer.from(chunk)
    chunk = ''
  }
  yield Buffer.from(chunk)
}

function escaped(cell: string | number | null): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'number') return String(Math.round(cell))
  return /[\\\t\n]/.test(cell) ? cell.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t') : cell
}

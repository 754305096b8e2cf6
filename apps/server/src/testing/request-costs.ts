import pg from 'pg'
import { vi } from 'vitest'

export type Statement = { name: string | undefined; text: string; values: unknown[] }

/** What `work` sends to the database, in order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const calls = query.mock.calls as unknown as [string | pg.QueryConfig, unknown[]?][]
    return calls.map(([first, second]) => {
      const { name, text, values = [] }: pg.QueryConfig = typeof first === 'string' ? { text: first } : first
      return { name, text, values: Array.isArray(second) ? second : values }
    })
  } finally {
    query.mockRestore()
  }
}

const isControl = ({ text }: Statement) => /^\s*(begin|commit|rollback|savepoint|release|set)\b/i.test(text)
const isRead = ({ text }: Statement) =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from|key share|pg_notify)\b/i.test(text)

export const unpreparedOf = (statements: readonly Statement[]) =>
  statements.filter((statement) => statement.name === undefined && !isControl(statement)).map(({ text }) => text)

/**
 * Pages of 8 kB that the reading ones among `statements` look at, in memory or not. A prepared one is read by the plan that
 * PostgreSQL makes for any values, as that is the one it may choose after five calls.
 */
export async function buffersOf(connection: pg.Client, statements: readonly Statement[]): Promise<number> {
  let buffers = 0
  for (const statement of statements.filter(isRead)) {
    const { Plan: plan } = await (statement.name === undefined ? explain : explainPrepared)(connection, statement)
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return buffers
}

type Explained = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }
const explainText = 'explain (analyze, buffers, timing off, format json)'

async function explain(
  connection: pg.Client,
  { text, values }: Pick<Statement, 'text' | 'values'>,
): Promise<Explained> {
  const { rows } = await connection.query(`${explainText} ${text}`, values)
  return rows[0]['QUERY PLAN'][0]
}

async function explainPrepared(connection: pg.Client, { text, values }: Statement): Promise<Explained> {
  await connection.query(`set plan_cache_mode = force_generic_plan; prepare measured as ${text}`)
  try {
    const literals = values.map(literalOf)
    const given = literals.length > 0 ? `(${literals.join(', ')})` : ''
    return await explain(connection, { text: `execute measured${given}`, values: [] })
  } finally {
    await connection.query('deallocate measured; reset plan_cache_mode')
  }
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(textOf(one))).join(',')}}`)
  return pg.escapeLiteral(textOf(value))
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

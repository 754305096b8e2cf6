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
      const config = typeof first === 'string' ? { text: first } : first
      const values = Array.isArray(second) ? second : (config.values ?? [])
      return { name: config.name, text: config.text, values }
    })
  } finally {
    query.mockRestore()
  }
}

const isControl = ({ text }: Statement) => /^\s*(begin|commit|rollback|savepoint|release|set)\b/i.test(text)
const isRead = ({ text }: Statement) =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from|for (no key )?update|pg_notify)\b/i.test(text)

export const unpreparedOf = (statements: readonly Statement[]) =>
  statements.filter((statement) => statement.name === undefined && !isControl(statement)).map(({ text }) => text)

/** Pages of 8 kB that the reading ones among these statements look at, whether they are in memory or not. */
export async function buffersOf(connection: pg.Client, statements: readonly Statement[]): Promise<number> {
  let buffers = 0
  for (const { text, values } of statements.filter(isRead)) {
    const { rows } = await connection.query<Explained>(`explain (analyze, buffers, timing off, format json) ${text}`, values)
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    buffers += (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN)
  }
  return buffers
}

type Explained = { 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] }

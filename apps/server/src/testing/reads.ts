import pg from 'pg'
import { vi } from 'vitest'

type Node = {
  Plans?: Node[]
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** What the statements of `work` read: rows of a table itself and not of its indexes, and searches in it or them. */
export async function readsOf(url: string, work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const calls = query.mock.calls as unknown as [string | pg.QueryConfig, unknown[]?][]
  query.mockRestore()
  const plans: Node[] = []
  for (const [first, second] of calls) {
    const { text, values } = typeof first === 'string' ? { text: first } : first
    if (!/^\s*(select|with)\b/i.test(text) || /\b(insert into|update|delete from)\b/i.test(text)) continue
    plans.push(...nodesOf(await planOf(url, text, Array.isArray(second) ? second : values)))
  }
  const of = (table: string) => plans.filter((node) => node['Relation Name'] === table)
  return {
    rowsOf: (table: string) =>
      of(table)
        .filter((node) => node['Node Type'] !== 'Index Only Scan')
        .reduce(
          (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
          0,
        ),
    searchesOf: (table: string) => of(table).reduce((sum, node) => sum + node['Actual Loops'], 0),
  }
}

/** As if the tables were large: a small one is read from its start to its end. By the plan for these values, as in production. */
async function planOf(url: string, text: string, values: unknown[] = []): Promise<Node> {
  const connection = new pg.Client(url)
  await connection.connect()
  try {
    await connection.query('set enable_seqscan = off; set plan_cache_mode = auto')
    const { rows } = await connection.query(`explain (analyze, format json) ${text}`, values)
    return (rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan
  } finally {
    await connection.end()
  }
}

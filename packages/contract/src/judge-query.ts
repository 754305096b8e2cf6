/** Judges what learners write in SQL, in browsers and in the check of exercises alike. Knows a database by what it is asked. */
type Cell = string | number | boolean | null
type Result = { fields: { name: string; dataTypeID: number }[]; rows: unknown[][] }
export type Database = {
  exec: (
    sql: string,
    options: { rowMode: 'array'; parsers: Record<number, (text: string) => unknown> },
  ) => Promise<unknown>
}

export type QueryTest = {
  /** Statements after the tables are there, before the program. */
  before?: string | undefined
  /** Asked after the program; without it, its own last answer counts. */
  call?: string | undefined
  rows?: readonly (readonly Cell[])[] | undefined
  columns?: readonly string[] | undefined
  ordered?: boolean | undefined
  /** The SQLSTATE that `call` fails with. */
  throws?: string | undefined
}
type QueryOutcome = { passed: boolean; expected: string; came: string; message?: string } | { error: string }

const numbers = [20, 21, 23, 26, 700, 701, 1700]
const dates = [1082, 1083, 1114, 1184, 1266]
const parsers: Record<number, (text: string) => unknown> = {
  ...Object.fromEntries(numbers.map((type) => [type, Number])),
  ...Object.fromEntries([...dates, 17, 114, 3802].map((type) => [type, (text: string) => text])),
  16: (text) => text === 't',
}

/** Everything of a program before is gone: its tables, settings and transactions. */
const reset = [
  'rollback',
  'discard all',
  `do $$ declare name text; begin
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
      execute format('drop schema %I cascade', name);
    end loop;
  end $$`,
  'create schema public',
  "set time zone 'UTC'",
]

export async function judgeQuery(
  database: Database,
  { setup, code }: { setup: string; code: string },
  test: QueryTest,
): Promise<QueryOutcome> {
  const ask = async (sql: string) =>
    ((await database.exec(sql, { rowMode: 'array', parsers })) as Result[]).findLast(({ fields }) => fields.length > 0)
  for (const statement of [...reset, setup, test.before]) if (statement) await ask(statement)
  let answer: Result | undefined
  try {
    answer = await ask(code)
  } catch (error) {
    return { error: messageOf(error) }
  }
  const expected = test.throws === undefined ? describe(test.rows ?? [], test) : `error ${test.throws}`
  try {
    if (test.call !== undefined) answer = await ask(test.call)
  } catch (error) {
    const came = `error ${(error as { code?: string }).code}`
    return { passed: came === expected, expected, came, message: messageOf(error) }
  }
  const columns = answer?.fields.map(({ name }) => name) ?? []
  const came = describe(answer?.rows ?? [], { ...test, columns: test.columns && columns })
  return { passed: came === expected, expected, came }
}

/** One line a row. Rows have no order unless the test asks for one. */
function describe(rows: readonly (readonly unknown[])[], { columns, ordered }: QueryTest): string {
  const lines = rows.map((row) => row.map((cell) => (cell === null ? 'NULL' : textOf(cell))).join(' | '))
  const inOrder = ordered ? lines : lines.toSorted()
  const head = columns ? [columns.join(' | ')] : []
  return [...head, ...(lines.length > 0 ? inOrder : ['(no rows)'])].join('\n')
}

const textOf = (cell: unknown) => (typeof cell === 'string' ? cell : JSON.stringify(cell))

const messageOf = (error: unknown) => `${(error as Error).message}`

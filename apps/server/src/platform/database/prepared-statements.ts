/** Of one process. Each connection holds the plans of those it has run. */
const most = 400
const names = new Map<string, string>()

export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= most) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

export const forgetStatementNames = () => names.clear()

type Query = { sql: string; params: unknown[] }
export type PreparedSession = {
  prepareQuery: (query: Query, fields: unknown, name: string | undefined, ...rest: unknown[]) => unknown
}

export function prepareStatements(session: PreparedSession) {
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepare(query, fields, name ?? (query.params.length > 0 ? statementName(query.sql) : undefined), ...rest)
}

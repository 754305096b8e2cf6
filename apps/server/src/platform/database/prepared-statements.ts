/** Of one process. Each connection holds the plans of those it has run. */
const most = 400
const names = new Map<string, string>()

/**
 * The name under which a statement is prepared: PostgreSQL then parses it once for each connection, and soon plans it once.
 * Undefined if there are too many already, such as one for each length of a list.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= most) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** For tests, which share a process and open connections of their own in each file. */
export const forgetStatementNames = () => names.clear()

type Query = { sql: string; params: unknown[] }
/** The part of Drizzle's session that every statement goes through. */
export type PreparedSession = {
  prepareQuery: (query: Query, fields: unknown, name: string | undefined, ...rest: unknown[]) => unknown
}

/** Prepares all statements of a transaction's session. Each transaction has a session of its own. */
export function prepareStatements(session: PreparedSession) {
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepare(query, fields, name ?? (query.params.length > 0 ? statementName(query.sql) : undefined), ...rest)
}

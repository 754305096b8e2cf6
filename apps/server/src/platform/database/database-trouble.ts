import { isLostConnection } from '../lost-connection.ts'

export const uniqueViolation = '23505'
/** What refuses to write is a standby: the primary is elsewhere, or not yet promoted. */
export const readOnlyServer = '25006'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function sqlStateOf(error: unknown): string {
  const cause = causeOf(error)
  return cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
}

/**
 * A statement, its wait for a lock or a pause between two statements took too long, or PostgreSQL ended one of two that waited
 * for each other.
 */
export function isOutOfTime(error: unknown): boolean {
  return ['57014', '55P03', '40P01', '25P03', '25P04'].includes(sqlStateOf(error))
}

/** The database refused or lost the connection, has no more of them, is starting up or shutting down, or takes no writes. */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlStateOf(error)
  return (
    /^(57P|08)/.test(state) ||
    state === '53300' ||
    state === readOnlyServer ||
    isLostConnection(state) ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      causeOf(error)?.message ?? '',
    )
  )
}

/** As {@link isDatabaseDown}, by what PostgreSQL and its client say: other servers are refused and lost by the same codes, too. */
export const isLostDatabase = (error: unknown) => isDatabaseDown(error) && !isLostConnection(sqlStateOf(error))

export const isLockTimeout = (error: unknown) => sqlStateOf(error) === '55P03'

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = causeOf(error)
  return (
    sqlStateOf(cause) === uniqueViolation &&
    cause !== undefined &&
    'constraint' in cause &&
    cause.constraint === constraint
  )
}

/** What all of it goes back to: whoever tells of an error may wrap one that is wrapped. */
function causeOf(error: unknown): Error | undefined {
  let first = error
  while (first instanceof Error && first.cause instanceof Error) first = first.cause
  return first instanceof Error ? first : undefined
}

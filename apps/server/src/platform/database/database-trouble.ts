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
 * for each other or cannot be put in an order.
 */
export function isOutOfTime(error: unknown): boolean {
  return ['57014', '55P03', '40P01', '40001', '25P03', '25P04'].includes(sqlStateOf(error))
}

/**
 * The database refused or lost the connection, has no connections, memory or room on its disk left, cannot read that disk, is starting
 * up or shutting down, or takes no writes.
 */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlStateOf(error)
  return (
    /^(08|28|3D|53|57P|58)/.test(state) ||
    state === readOnlyServer ||
    isLostConnection(state) ||
    hasNoConnection(causeOf(error))
  )
}

/** Refused or ended by PostgreSQL for whatever reason, not reached, or given up by its client. */
const hasNoConnection = (error: Error | undefined) =>
  error !== undefined &&
  (('severity' in error && error.severity === 'FATAL') ||
    ('syscall' in error && error.syscall === 'connect') ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      error.message,
    ))

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

/** What PostgreSQL or the system said. Several attempts to connect that all failed have a code alone. */
export const reasonOf = (error: unknown): string => causeOf(error)?.message || sqlStateOf(error) || String(error)

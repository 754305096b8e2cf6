import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'

/** A problem is wrong now; a warning will be, or can be done without. Both sides are sentences. */
export type Finding = { level: 'ok'; what: string } | { level: 'warning' | 'problem'; what: string; todo: string }
export type Level = Finding['level']

export const ok = (what: string): Finding => ({ level: 'ok', what })
export const warning = (what: string, todo: string): Finding => ({ level: 'warning', what, todo })
export const problem = (what: string, todo: string): Finding => ({ level: 'problem', what, todo })

/**
 * `quote`: what others said, such as an error, on one line and without our secrets. `limitMs`: how long a check may take; the steps of
 * one take a share of it each.
 */
export type Installation = { config: Config; clock: Clock; quote: (said: unknown) => string; limitMs: number }

/** `database`: as the role that the server works as. `owner`: as the one that migrates, which may be the same. */
export type OpenInstallation = Installation & { database: Database; owner: Database }

/** `signal`: aborted when the time for it is over. No finding: there is nothing to say here. */
export type Check<P extends Installation> = {
  name: string
  /** It may take three times as long: a model may have to be loaded first. */
  isSlow?: boolean
  run: (installation: P, signal: AbortSignal) => Promise<Finding[]>
}

export const jobsSchema = 'jobs'

/** A kind of background work. `Data` is what one job carries: ids rather than texts, as it is kept as JSON. */
export type JobKind<Data extends object> = Readonly<{
  name: string
  retries: number
  firstRetrySeconds: number
  longestRetrySeconds: number
  expireSeconds: number
  /** A job whose key already waits is not added again; `unfinished`: nor while it runs, or is to be tried again. */
  oncePerKey?: boolean | 'unfinished'
  /** Runs by itself at these times, in UTC, one kind after the other. Its data is `{}`, and at most one job waits. */
  cron?: string
  /** Takes minutes: the other kinds with a cron do not wait for it. */
  takesLong?: boolean
  data?: Data
}>

export const defineJob = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

/** The limits of a kind as its queue has them, which every job takes over, however it is added. */
export const queueLimitsOf = (kind: JobKind<object>) => ({
  retryLimit: kind.retries,
  retryDelay: kind.firstRetrySeconds,
  retryDelayMax: kind.longestRetrySeconds,
  retryBackoff: true,
  expireInSeconds: kind.expireSeconds,
})

/** `short`: one job waits for each key. `exclusive`: one waits, runs or is to be tried again. */
export function queuePolicyOf({ oncePerKey, cron }: JobKind<object>) {
  if (oncePerKey === 'unfinished') return 'exclusive'
  return oncePerKey || cron ? 'short' : 'standard'
}

/** Must be safe to run twice: it is tried again if it throws, except for JobGivenUp. */
export type JobHandler<Context> = { kind: JobKind<object>; run: (context: Context, data: never) => Promise<void> }

export function handleJob<Context, Data extends object>(
  kind: JobKind<Data>,
  run: (context: Context, data: Data) => Promise<void>,
): JobHandler<Context> {
  return { kind, run }
}

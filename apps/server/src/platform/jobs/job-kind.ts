/** Of the queue's tables in the database. */
export const jobsSchema = 'jobs'

/** A kind of background work. `Data` is what one job carries: ids rather than texts, as it is kept as JSON. */
export type JobKind<Data extends object> = Readonly<{
  name: string
  /** How many times a job that failed is tried again, at growing intervals between the two that follow. */
  retries: number
  firstRetrySeconds: number
  longestRetrySeconds: number
  /** How long a job may run. Then its process counts as dead, and the job is tried again. */
  expireSeconds: number
  /** Adding a job whose key waits already adds nothing. */
  oncePerKey?: boolean
  /** Runs by itself at these times, in UTC. Its data is `{}`. */
  cron?: string
  /** Only for the type. */
  data?: Data
}>

export const defineJob = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

/**
 * A kind of job and what does it. A handler that throws is tried again, unless it throws JobGivenUp, so running it twice
 * must do no harm.
 */
export type JobHandler<Context> = { kind: JobKind<object>; run: (context: Context, data: never) => Promise<void> }

/** Pairs a kind with its handler, whose data have the kind's type. */
export function handleJob<Context, Data extends object>(
  kind: JobKind<Data>,
  run: (context: Context, data: Data) => Promise<void>,
): JobHandler<Context> {
  return { kind, run }
}

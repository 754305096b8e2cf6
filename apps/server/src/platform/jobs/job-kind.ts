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
  /** Runs by itself at these times, in UTC. Its data is `{}`. */
  cron?: string
  data?: Data
}>

export const defineJob = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind

/** Must be safe to run twice: it is tried again if it throws, except for JobGivenUp. */
export type JobHandler<Context> = { kind: JobKind<object>; run: (context: Context, data: never) => Promise<void> }

export function handleJob<Context, Data extends object>(
  kind: JobKind<Data>,
  run: (context: Context, data: Data) => Promise<void>,
): JobHandler<Context> {
  return { kind, run }
}

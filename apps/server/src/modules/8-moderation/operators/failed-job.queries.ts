import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'

export type FailedJobRow = {
  id: string
  name: string
  createdAt: Date
  failedAt: Date
  tries: number
  message: string | null
}

// The payload is not read: it may hold secrets.
const columns = `id, name, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as tries,
  left(coalesce(output ->> 'message', output #>> '{value,message}', output #>> '{}'), 2000) as message`

export function listFailedJobs(db: Db, limit: number): Promise<FailedJobRow[]> {
  return queryPlanned<FailedJobRow>(
    db,
    `select ${columns} from jobs.job where state = 'failed' order by completed_on desc, id limit $1`,
    [limit],
  )
}

export async function findFailedJob(tx: Tx, id: string): Promise<FailedJobRow | undefined> {
  const [row] = await queryPlanned<FailedJobRow>(
    tx,
    `select ${columns} from jobs.job where id = $1 and state = 'failed' for update`,
    [id],
  )
  return row
}

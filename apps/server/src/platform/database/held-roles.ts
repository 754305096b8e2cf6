import type pg from 'pg'
import { advisoryLocks, heldLocks } from './advisory-locks.ts'
import { type Db, queryPlanned } from './database.ts'

const numbers = { web: 1, worker: 2 } as const
type HeldRole = keyof typeof numbers

/** Says, as long as this connection lives, that its process serves people or runs jobs. */
export async function holdRole(client: pg.Client, role: HeldRole): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [advisoryLocks.role, numbers[role]])
}

/** How many processes serve people, and how many run jobs. One can do both. */
export async function countRoles(db: Db): Promise<Record<HeldRole, number>> {
  const [row] = await queryPlanned<Record<HeldRole, number>>(
    db,
    `select count(*) filter (where objid = $2)::int as web, count(*) filter (where objid = $3)::int as worker
     from ${heldLocks} and classid = $1`,
    [advisoryLocks.role, numbers.web, numbers.worker],
  )
  return row ?? { web: 0, worker: 0 }
}

import type { OperatorActionKind } from '@guildhall/contract'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { operatorLog } from '../../2-people/operator-log/operator-log.tables.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

export type LogFilter = { kind?: OperatorActionKind | undefined; operator?: string | undefined }

const matches = ({ kind, operator }: LogFilter) =>
  and(
    kind ? eq(operatorLog.kind, kind) : undefined,
    operator === 'machine' ? isNull(operatorLog.operatorId) : undefined,
    operator && operator !== 'machine' ? eq(operatorLog.operatorId, operator) : undefined,
  )

export async function listOperatorActions(db: Db, filter: LogFilter & { before: number | undefined; limit: number }) {
  const { id, at, kind, operatorId, subjectId, target, reason } = operatorLog
  return db
    .select({
      ...{ id, at, kind, operatorId, subjectId, target, reason },
      operatorName: actors.username,
      subjectName: subjects.username,
    })
    .from(operatorLog)
    .leftJoin(actors, eq(actors.id, operatorId))
    .leftJoin(subjects, eq(subjects.id, subjectId))
    .where(and(matches(filter), filter.before === undefined ? undefined : lt(id, filter.before)))
    .orderBy(desc(id))
    .limit(filter.limit)
}
export type OperatorActionRow = Awaited<ReturnType<typeof listOperatorActions>>[number]

export async function countOperatorActions(db: Db, filter: LogFilter): Promise<number> {
  return db.$count(operatorLog, matches(filter))
}

/** Everyone who has acted. One index entry each is read. */
export async function listActors(db: Db): Promise<{ id: string; name: string }[]> {
  const next = sql`select ${operatorLog.operatorId} as id from ${operatorLog}`
  const byId = sql`order by ${operatorLog.operatorId} limit 1`
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive actors as (
      (${next} where ${operatorLog.operatorId} is not null ${byId})
      union all
      select after.id from actors cross join lateral (${next} where ${operatorLog.operatorId} > actors.id ${byId}) after
    )
    select ${users.id}, ${users.username} as name from actors join ${users} on ${users.id} = actors.id
    order by ${users.username}`)
  return rows
}

import type { OperatorActionKind, OperatorActionView, OperatorsView } from '@guildhall/contract'
import { decodeCursor, pageBy } from '../../../platform/database/cursor.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { presentOperatorAction } from './operator.presenter.ts'
import { listOperatorRows } from './operator.queries.ts'
import { countOperatorActions, listActors, listOperatorActions } from './operator-log.queries.ts'

const noId = '00000000-0000-0000-0000-000000000000'

type LogQuery = {
  kind?: OperatorActionKind | undefined
  operator?: string | undefined
  cursor?: string | undefined
  limit: number
}

export async function listOperatorLog(db: Db, query: LogQuery): Promise<ListPage<OperatorActionView>> {
  const { cursor, limit, ...filter } = query
  const [found, total] = await Promise.all([
    listOperatorActions(db, { ...filter, before: numberOf(cursor), limit: limit + 1 }),
    countOperatorActions(db, filter),
  ])
  const { rows, nextCursor } = pageBy(found, limit, ({ id }) => [id, noId])
  return { rows: rows.map(presentOperatorAction), total, nextCursor }
}

function numberOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const [number] = decodeCursor(cursor) ?? []
  if (typeof number !== 'number') throw new DomainError('list.cursor_invalid')
  return number
}

export async function listOperators(db: Db): Promise<OperatorsView> {
  const [present, actors] = await Promise.all([listOperatorRows(db), listActors(db)])
  const named = new Map([
    ...present.map(({ userId, name }) => [userId, name] as const),
    ...actors.map(({ id, name }) => [id, name] as const),
  ])
  return { operators: [...named].map(([_id, name]) => ({ _id, name })) }
}

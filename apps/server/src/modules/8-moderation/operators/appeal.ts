import type { AppealView, SuspensionView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { pageBy } from '../../../platform/database/cursor.ts'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findOpenSuspension } from '../../2-people/restrictions/shared/open-suspension.queries.ts'
import { hasOtherOperator } from './operator.queries.ts'
import { presentAppeal, presentSuspension } from './person.presenter.ts'
import { countOpenAppeals, listOpenAppeals, lockOpenSuspension, setSuspension } from './suspension.queries.ts'

/** What a suspended person reads. Throws `suspension.not_found` for everyone else. */
export async function getOwnSuspension(db: Db, userId: string): Promise<SuspensionView> {
  const suspension = await findOpenSuspension(db, userId)
  if (!suspension) throw new DomainError('suspension.not_found')
  return presentSuspension(suspension)
}

/** The one appeal of a suspended person. Throws `suspension.not_found` or `suspension.appealed`. */
export async function appeal(
  { database, clock }: Once<Pick<Deps, 'database' | 'clock'>>,
  { userId, text }: { userId: string; text: string },
): Promise<SuspensionView> {
  return database.db.transaction(async (tx) => {
    const suspension = await lockOpenSuspension(tx, userId)
    if (!suspension) throw new DomainError('suspension.not_found')
    if (suspension.appeal !== null) throw new DomainError('suspension.appealed')
    const values = { appeal: text, appealedAt: clock() }
    await setSuspension(tx, suspension.id, values)
    return presentSuspension({ ...suspension, ...values })
  })
}

export async function listAppeals(
  db: Db,
  { operatorId, cursor, limit }: { operatorId: string; cursor?: string | undefined; limit: number },
): Promise<ListPage<AppealView>> {
  const [found, total, hasOthers] = await Promise.all([
    listOpenAppeals(db, { operatorId, end: keysetOf(cursor), limit: limit + 1 }),
    countOpenAppeals(db, operatorId),
    hasOtherOperator(db, operatorId),
  ])
  const { rows, nextCursor } = pageBy(found, limit, ({ suspension }) => [
    suspension.appealedAt?.toISOString() ?? '',
    suspension.id,
  ])
  return { rows: rows.map((row) => presentAppeal(row, { operatorId, hasOthers })), total, nextCursor }
}

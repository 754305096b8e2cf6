import type { ItemCellsView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { deleteSetAside } from './item.queries.ts'
import { lockStatistics } from './item-statistics.queries.ts'
import { listItemCells } from './list-items.ts'

/** New attempts ask it again, and it is judged by their answers alone. Throws `item.not_set_aside`. */
export async function putItemBack(
  deps: OnceDeps,
  { itemId, operatorId, reason }: { itemId: string; operatorId: string; reason: string },
): Promise<ItemCellsView> {
  await deps.database.db.transaction(async (tx) => {
    await lockStatistics(tx)
    if (!(await deleteSetAside(tx, itemId))) throw new DomainError('item.not_set_aside')
    const target = itemId.slice(0, 200)
    await recordOperatorAction(tx, { operatorId, kind: 'item.put_back', target, reason, at: deps.clock() })
  })
  return listItemCells(deps)
}

import type { ItemCellsView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { hasStatistics } from './item.queries.ts'
import { lockStatistics, setAside } from './item-statistics.queries.ts'
import { listItemCells } from './list-items.ts'

/** New attempts leave it out, however few remain. Throws `item.not_found` or `item.already_set_aside`. */
export async function setItemAside(
  deps: OnceDeps,
  { itemId, operatorId, reason }: { itemId: string; operatorId: string; reason: string },
): Promise<ItemCellsView> {
  await deps.database.db.transaction(async (tx) => {
    await lockStatistics(tx)
    if (!(await hasStatistics(tx, itemId))) throw new DomainError('item.not_found')
    const at = deps.clock()
    if (!(await setAside(tx, [itemId], { reason: 'operator', at }))) throw new DomainError('item.already_set_aside')
    await recordOperatorAction(tx, { operatorId, kind: 'item.set_aside', target: itemId.slice(0, 200), reason, at })
  })
  return listItemCells(deps)
}

import type { ContractChangeView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { presentChange } from '../contract.presenter.ts'
import { listChanges } from '../contract-change.queries.ts'

export async function describeChanges(
  db: Db,
  { id, clientId }: { id: string; clientId: string },
): Promise<ContractChangeView[]> {
  const changes = await listChanges(db, id)
  return changes.map((change) => presentChange(change, { clientId }))
}

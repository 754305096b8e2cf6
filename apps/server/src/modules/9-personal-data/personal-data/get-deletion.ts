import { type DeletionView, toDollars } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { getSecondProof } from '../../2-people/second-factor/shared/get-second-proof.ts'
import { findMoneyWaiting } from '../../5-contracts/payments/shared/find-money-waiting.ts'
import { listOpenWork } from './open-work.queries.ts'
import { keptAccount, personalTables } from './personal-tables.ts'

export async function getDeletion(db: Db, userId: string): Promise<DeletionView> {
  const deletions = personalTables.map(({ deletion }) => deletion)
  return {
    openWork: await listOpenWork(db, userId),
    moneyWaiting: toDollars(await findMoneyWaiting(db, userId)),
    secondProof: await getSecondProof(db, userId),
    removed: deletions.flatMap(({ removes }) => removes ?? []),
    kept: [...deletions.flatMap(({ keeps }) => keeps ?? []), keptAccount],
  }
}

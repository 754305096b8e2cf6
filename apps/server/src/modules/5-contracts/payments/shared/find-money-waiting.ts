import type { Db } from '../../../../platform/database/database.ts'
import { findBalance } from '../../../1-ground/ledger/shared/balance.queries.ts'
import { sumPendingPayouts } from '../payment.queries.ts'

/** Cents that can be withdrawn, or are on their way. */
export async function findMoneyWaiting(db: Db, userId: string): Promise<number> {
  return (await findBalance(db, 'payable', userId)) + (await sumPendingPayouts(db, userId))
}

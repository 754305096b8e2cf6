import type { Deps } from '../../../deps.ts'
import { findPayout } from './payment.queries.ts'
import { providerOf } from './provider.ts'

export async function sendPayout(deps: Deps, { payoutId }: { payoutId: string }): Promise<void> {
  const payout = await findPayout(deps.database.db, payoutId)
  if (payout?.status === 'pending') await providerOf(deps, payout.provider).sendPayout(payoutId)
}

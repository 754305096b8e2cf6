import type { Deps } from '../../../deps.ts'
import { providerOf } from './provider.ts'
import { findRefund } from './refund.queries.ts'

export async function sendRefund(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(deps.database.db, refundId)
  if (refund?.status === 'pending') await providerOf(deps, refund.provider).sendRefund(refundId)
}

import { type PaymentSumsView, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { findPaymentSums } from './payment-sums.queries.ts'
import { currentProviderName } from './provider.ts'

export async function getPaymentSums(
  deps: Pick<Deps, 'database' | 'stripe'>,
  clientId: string,
): Promise<PaymentSumsView> {
  const { activeContracts, heldContracts, ...cents } = await findPaymentSums(deps.database.db, clientId)
  return {
    paid: toDollars(cents.paidCents),
    held: toDollars(cents.heldCents),
    disputed: toDollars(cents.disputedCents),
    released: toDollars(cents.releasedCents),
    refunded: toDollars(cents.refundedCents),
    due: toDollars(cents.dueCents),
    activeContracts,
    heldContracts,
    isTest: currentProviderName(deps) !== 'stripe',
  }
}

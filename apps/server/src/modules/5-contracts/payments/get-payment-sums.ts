import { type PaymentSumsView, toDollars } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { findPaymentSums } from './payment-sums.queries.ts'

export async function getPaymentSums(db: Db, clientId: string): Promise<PaymentSumsView> {
  const { activeContracts, ...cents } = await findPaymentSums(db, clientId)
  return {
    paid: toDollars(cents.paidCents),
    held: toDollars(cents.heldCents),
    disputed: toDollars(cents.disputedCents),
    released: toDollars(cents.releasedCents),
    refunded: toDollars(cents.refundedCents),
    due: toDollars(cents.dueCents),
    activeContracts,
    isTest: true,
  }
}

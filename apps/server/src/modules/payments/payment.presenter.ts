import { type PaymentView, type PayoutView, toDollars } from '@guildhall/contract'
import type { PaymentRow, PayoutRow } from './payment.queries.ts'

/** `heldUntil`: of what is held of this payment; undefined if nothing is. */
export function presentPayment(row: PaymentRow, heldUntil: Date | undefined): PaymentView {
  return {
    _id: row.id,
    contractId: row.contractId,
    contractTitle: row.contractTitle,
    freelancerName: row.freelancerName,
    amount: toDollars(row.amountCents),
    currency: 'USD',
    status: row.status,
    failure: row.failure,
    dispute:
      row.disputeStatus && row.disputedCents
        ? { status: row.disputeStatus, amount: toDollars(row.disputedCents) }
        : null,
    heldUntil: heldUntil?.toISOString() ?? null,
    isTest: row.provider === 'sandbox',
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

export function presentPayout(row: PayoutRow): PayoutView {
  return {
    _id: row.id,
    amount: toDollars(row.amountCents),
    currency: 'USD',
    status: row.status,
    isTest: row.provider === 'sandbox',
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

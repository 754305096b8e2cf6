import { type PaymentView, type PayoutView, toDollars } from '@guildhall/contract'
import type { PaymentRow, PayoutRow } from './payment.queries.ts'

export function presentPayment(row: PaymentRow): PaymentView {
  return {
    _id: row.id,
    contractId: row.contractId,
    contractTitle: row.contractTitle,
    freelancerName: row.freelancerName,
    amount: toDollars(row.amountCents),
    currency: 'USD',
    status: row.status,
    failure: row.failure,
    provider: row.provider === 'sandbox' ? 'sandbox' : 'stripe',
    dispute:
      row.disputeStatus && row.disputedCents
        ? { status: row.disputeStatus, amount: toDollars(row.disputedCents) }
        : null,
    heldUntil: (row.status === 'succeeded' && row.heldUntil?.toISOString()) || null,
    isTest: row.provider !== 'stripe',
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
    isTest: row.provider !== 'stripe',
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

import {
  type OwedRefundView,
  type PaymentView,
  type PayoutView,
  type ReceiptKind,
  toDollars,
} from '@guildhall/contract'
import { receiptNumber } from '../receipts/shared/receipt-number.rules.ts'
import type { OwedRefundRow } from './owed-refund.queries.ts'
import type { PaymentRow, PayoutRow, ReceiptFacts } from './payment.queries.ts'

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
    provider: row.provider === 'sandbox' ? 'sandbox' : 'stripe',
    dispute:
      row.disputeStatus && row.disputedCents
        ? { status: row.disputeStatus, amount: toDollars(row.disputedCents) }
        : null,
    heldUntil: heldUntil?.toISOString() ?? null,
    isTest: row.provider !== 'stripe',
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    receipt: row.receipt && presentReceipt('receipt', row.receipt),
    refunds: row.refunds.map(({ id, amountCents, status, repaidAt, repaidReference, createdAt, creditNote }) => ({
      _id: id,
      amount: toDollars(amountCents),
      status,
      repaid: presentRepaid(repaidAt === null ? null : new Date(repaidAt), repaidReference),
      createdAt: new Date(createdAt).toISOString(),
      creditNote: presentReceipt('credit_note', creditNote),
    })),
  }
}

const presentRepaid = (at: Date | null, reference: string | null) =>
  at && { at: at.toISOString(), reference: reference ?? '' }

const presentReceipt = (kind: ReceiptKind, { id, year, number }: ReceiptFacts) => ({
  _id: id,
  number: receiptNumber({ kind, year, number }),
})

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

export function presentOwedRefund(row: OwedRefundRow, operatorId: string): OwedRefundView {
  if (!row.endedAt) throw new Error(`refund ${row.id} has not ended`)
  return {
    _id: row.id,
    contractId: row.contractId,
    title: row.title,
    client: { _id: row.clientId, name: row.clientName },
    amount: toDollars(row.amountCents),
    isTest: row.provider !== 'stripe',
    failedAt: row.endedAt.toISOString(),
    mayRepay: operatorId !== row.clientId && operatorId !== row.freelancerId,
    repaid: presentRepaid(row.repaidAt, row.repaidReference),
  }
}

import { DomainError } from '../../../platform/errors.ts'
import type { PaymentRow } from './payment.queries.ts'

/** A payment whose contract ends right after this is charged, and refunded as needed. */
export function requireChargeable(payment: PaymentRow): void {
  const { contractStatus, endedAt } = payment
  if (endedAt) throw new DomainError('payment.over')
  if (contractStatus === 'cancelled' || contractStatus === 'completed') throw new DomainError('contract.over')
  if (contractStatus === 'disputed') throw new DomainError('contract.disputed')
  requireNotSuspended(payment)
}

/** What the move `fund` asks of both sides, for a payment that was begun before one of them was suspended. */
export function requireNotSuspended(payment: PaymentRow): void {
  if (payment.contractStatus === 'payment_due') return
  if (payment.clientSuspended) throw new DomainError('contract.you_are_suspended')
  if (payment.freelancerSuspended && !payment.isUnderReview) throw new DomainError('contract.freelancer_suspended')
}

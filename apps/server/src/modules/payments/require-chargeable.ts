import { DomainError } from '../../platform/errors.ts'
import type { PaymentRow } from './payment.queries.ts'

/** A payment whose contract ends right after this is charged, and refunded as needed. */
export function requireChargeable(payment: PaymentRow): void {
  const { contractStatus, endedAt } = payment
  if (endedAt) throw new DomainError('payment.over')
  if (contractStatus === 'cancelled' || contractStatus === 'completed') throw new DomainError('contract.over')
  if (contractStatus === 'disputed') throw new DomainError('contract.disputed')
  requireNotSuspended(payment)
}

/** A payment that was begun before its client was suspended is not charged, unless the work is approved. */
export function requireNotSuspended({ contractStatus, clientSuspended }: PaymentRow): void {
  if (clientSuspended && contractStatus !== 'payment_due') throw new DomainError('contract.you_are_suspended')
}

import type { PaymentView, SandboxCard } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Charge } from '../charge.ts'
import { getPayment, type PaymentRequest, requireOwnPayment } from '../get-payment.ts'
import { settlePayment } from '../settle-payment.ts'
import { sandboxSettleJob } from '../shared/payment.jobs.ts'
import { endSandboxCharge, insertSandboxCharge } from './sandbox.queries.ts'

/** How long the card that succeeds late takes. */
const lateMs = 10_000

const outcomes = {
  succeeds: { status: 'succeeded', failure: null },
  declined: { status: 'failed', failure: 'declined' },
  needs_confirmation: { status: 'requires_action', failure: null },
  succeeds_late: { status: 'processing', failure: null },
} as const satisfies Record<SandboxCard, Pick<Charge, 'status' | 'failure'>>

/** Pays with a test card. A payment is charged once, whatever is sent again. */
export async function chargeTestCard(
  deps: Deps,
  { card, ...request }: PaymentRequest & { card: SandboxCard },
): Promise<PaymentView> {
  const { db } = deps.database
  const { id: paymentId, amountCents, contractStatus, endedAt } = await requireOwnPayment(db, request)
  if (endedAt) throw new DomainError('payment.over')
  // One that is cancelled or disputed right now is charged. What is not needed is refunded when the contract ends.
  if (contractStatus === 'cancelled') throw new DomainError('contract.over')
  if (contractStatus === 'disputed') throw new DomainError('contract.disputed')
  const createdAt = deps.clock()
  const charge = { paymentId, amountCents, card, createdAt, ...outcomes[card] }
  await db.transaction(async (tx) => {
    if (!(await insertSandboxCharge(tx, charge))) throw new DomainError('payment.charged')
    if (charge.status !== 'processing') return
    await deps.jobs.add(tx, sandboxSettleJob, { paymentId }, { startAfter: new Date(createdAt.getTime() + lateMs) })
  })
  await settlePayment(deps, { paymentId })
  return getPayment(db, request)
}

/** What the bank's own page would ask. */
export async function confirmTestCard(
  deps: Deps,
  { approve, ...request }: PaymentRequest & { approve: boolean },
): Promise<PaymentView> {
  const { db } = deps.database
  const { id: paymentId } = await requireOwnPayment(db, request)
  const outcome = approve
    ? ({ status: 'succeeded', failure: null } as const)
    : ({ status: 'failed', failure: 'not_confirmed' } as const)
  if (!(await endSandboxCharge(db, paymentId, 'requires_action', outcome))) {
    throw new DomainError('payment.nothing_to_confirm')
  }
  await settlePayment(deps, { paymentId })
  return getPayment(db, request)
}

/** The card that succeeds late succeeds now. */
export async function settleLateCharge(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  await endSandboxCharge(deps.database.db, paymentId, 'processing', { status: 'succeeded', failure: null })
  await settlePayment(deps, { paymentId })
}

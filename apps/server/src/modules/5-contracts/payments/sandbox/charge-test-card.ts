import type { PaymentView, SandboxCard } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findUnpaid } from '../../contracts/shared/find-unpaid.ts'
import type { Charge } from '../charge.ts'
import { getPayment, type PaymentRequest, requireOwnPayment } from '../get-payment.ts'
import { requireChargeable, requireNotSuspended } from '../require-chargeable.ts'
import { settlePayment } from '../settle-payment.ts'
import { sandboxSettleJob } from '../shared/payment.jobs.ts'
import { disputeLater } from './dispute-test-card.ts'
import { endSandboxCharge, findSandboxCard, findSandboxCharge, insertSandboxCharge } from './sandbox.queries.ts'

const lateMs = 10_000

const outcomes = {
  succeeds: { status: 'succeeded', failure: null },
  declined: { status: 'failed', failure: 'declined' },
  needs_confirmation: { status: 'requires_action', failure: null },
  succeeds_late: { status: 'processing', failure: null },
  disputed_won: { status: 'succeeded', failure: null },
  disputed_lost: { status: 'succeeded', failure: null },
} as const satisfies Record<SandboxCard, Pick<Charge, 'status' | 'failure'>>

export async function chargeTestCard(
  deps: Deps,
  { card, ...request }: PaymentRequest & { card: SandboxCard },
): Promise<PaymentView> {
  const { db } = deps.database
  const own = await requireOwnPayment(db, request)
  const { id: paymentId, contractId, amountCents, provider } = own
  if (provider !== 'sandbox') throw new DomainError('payment.other_provider')
  requireChargeable(own)
  const createdAt = deps.clock()
  // The contract may have changed since the payment began. The client is charged only the amount they were shown.
  const isAsked = amountCents === (await findUnpaid(db, contractId))
  const outcome = isAsked ? outcomes[card] : ({ status: 'failed', failure: 'amount_changed' } as const)
  const charge = { paymentId, amountCents, card, createdAt, ...outcome }
  const isCharged = await db.transaction(async (tx) => {
    if (!(await insertSandboxCharge(tx, charge))) return false
    if (card === 'disputed_won' || card === 'disputed_lost') {
      await disputeLater(deps, tx, { paymentId, outcome: card === 'disputed_won' ? 'won' : 'lost' })
    }
    if (charge.status === 'requires_action') return true
    // Also what is over at once: the database may fail before the charge is recorded below.
    const wait = charge.status === 'processing' ? lateMs : 0
    await deps.jobs.add(tx, sandboxSettleJob, { paymentId }, { startAfter: new Date(createdAt.getTime() + wait) })
    return true
  })
  await settlePayment(deps, { paymentId })
  // The same request again: what it charged may not have been recorded the first time.
  if (!isCharged && (await findSandboxCard(db, paymentId)) !== card) throw new DomainError('payment.charged')
  return getPayment(db, request)
}

/** The payment, if it has ended with the charge that this request asks for. */
export async function findTestCharge(
  { database: { db } }: Pick<Deps, 'database'>,
  { card, ...request }: PaymentRequest & { card: SandboxCard },
): Promise<PaymentView | undefined> {
  const { id, endedAt } = await requireOwnPayment(db, request)
  return endedAt && (await findSandboxCard(db, id)) === card ? getPayment(db, request) : undefined
}

export async function confirmTestCard(
  deps: Deps,
  { approve, ...request }: PaymentRequest & { approve: boolean },
): Promise<PaymentView> {
  const { db } = deps.database
  const own = await requireOwnPayment(db, request)
  const { id: paymentId, provider } = own
  if (provider !== 'sandbox') throw new DomainError('payment.other_provider')
  if (approve) requireNotSuspended(own)
  const outcome = confirmed(approve)
  const isConfirmed = await db.transaction(async (tx) => {
    if (!(await endSandboxCharge(tx, paymentId, 'requires_action', outcome))) return false
    await deps.jobs.add(tx, sandboxSettleJob, { paymentId })
    return true
  })
  await settlePayment(deps, { paymentId })
  if (!isConfirmed && (own.endedAt || !(await isOutcome(db, paymentId, outcome)))) {
    throw new DomainError('payment.nothing_to_confirm')
  }
  return getPayment(db, request)
}

/** The payment, if it has ended as this request asks for. */
export async function findTestConfirmation(
  { database: { db } }: Pick<Deps, 'database'>,
  { approve, ...request }: PaymentRequest & { approve: boolean },
): Promise<PaymentView | undefined> {
  const { id, endedAt } = await requireOwnPayment(db, request)
  return endedAt && (await isOutcome(db, id, confirmed(approve))) ? getPayment(db, request) : undefined
}

const confirmed = (approve: boolean) =>
  approve
    ? ({ status: 'succeeded', failure: null } as const)
    : ({ status: 'failed', failure: 'not_confirmed' } as const)

async function isOutcome(db: Db, paymentId: string, { status, failure }: Pick<Charge, 'status' | 'failure'>) {
  const charge = await findSandboxCharge(db, paymentId)
  return charge?.status === status && charge.failure === failure
}

export async function settleLateCharge(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  await endSandboxCharge(deps.database.db, paymentId, 'processing', { status: 'succeeded', failure: null })
  await settlePayment(deps, { paymentId })
}

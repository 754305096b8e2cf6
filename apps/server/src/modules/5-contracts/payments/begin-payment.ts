import {
  contractMoves,
  formatUsd,
  isStripeAmount,
  type PaymentView,
  stripeChargeCents,
  toDollars,
} from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { contractMoveContext, unpaidCents } from '../contracts/shared/contract.rules.ts'
import { lockMoney } from '../contracts/shared/lock-money.ts'
import { getPayment } from './get-payment.ts'
import { findOpenPayment, insertPayment } from './payment.queries.ts'
import { currentProviderName } from './provider.ts'
import { askLater } from './settle-payment.ts'

/** Returns a payment that is under way, so that two tabs pay once. Charging is a separate call. */
export async function beginPayment(
  deps: OnceDeps,
  { contractId, viewerId }: { contractId: string; viewerId: string },
): Promise<PaymentView> {
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    requireMove(contractMoves.fund, contractMoveContext(contract, viewerId))
    const paymentId = (await findOpenPayment(tx, contractId)) ?? (await insert())
    return getPayment(tx, { paymentId, viewerId })

    async function insert() {
      const createdAt = deps.clock()
      const amountCents = unpaidCents(contract)
      const provider = currentProviderName(deps)
      if (provider !== 'sandbox') requireStripeAmount(amountCents)
      const id = await insertPayment(tx, { contractId, clientId: viewerId, amountCents, provider, createdAt })
      await askLater(deps, tx, id)
      return id
    }
  })
}

/** Stripe would refuse it each time. Throws `payment.amount_outside`. */
function requireStripeAmount(cents: number): void {
  if (isStripeAmount(cents)) return
  const { least, most } = stripeChargeCents
  const usd = (amount: number) => formatUsd(toDollars(amount))
  throw new DomainError('payment.amount_outside', { least: usd(least), most: usd(most), unpaid: usd(cents) })
}

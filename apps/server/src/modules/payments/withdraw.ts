import { formatUsd, type PayoutView, toCents, toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { hasConfirmedAddress } from '../accounts/shared/has-confirmed-address.ts'
import { lockBalance } from '../ledger/shared/balances.ts'
import { postPayout } from '../ledger/shared/post-entry.ts'
import { requirePayoutTime } from '../operators/shared/require-payout-time.ts'
import { presentPayout } from './payment.presenter.ts'
import { endPayout, insertPayout } from './payment.queries.ts'
import { sendPayoutJob } from './shared/payment.jobs.ts'

/** The freelancer withdraws `amount` dollars, or all that is available. Asks for a confirmed address. */
export async function withdraw(
  deps: Deps,
  { viewerId, amount }: { viewerId: string; amount?: number | null | undefined },
): Promise<PayoutView> {
  return deps.database.db.transaction(async (tx) => {
    if (!(await hasConfirmedAddress(tx, viewerId))) throw new DomainError('payout.address_not_confirmed')
    const createdAt = deps.clock()
    await requirePayoutTime(tx, { userId: viewerId, now: createdAt })
    const available = await lockBalance(tx, 'payable', viewerId)
    if (available === 0) throw new DomainError('payout.nothing_available')
    const amountCents = amount ? toCents(amount) : available
    if (amountCents > available)
      throw new DomainError('payout.too_much', { available: formatUsd(toDollars(available)) })
    const payout = await insertPayout(tx, { freelancerId: viewerId, amountCents, createdAt })
    await postPayout(tx, { freelancerId: viewerId, source: payout.id, at: createdAt, cents: amountCents })
    await deps.jobs.add(tx, sendPayoutJob, { payoutId: payout.id })
    return presentPayout(payout)
  })
}

/** The sandbox pays at once. */
export async function sendPayout(deps: Deps, { payoutId }: { payoutId: string }): Promise<void> {
  await deps.database.db.transaction((tx) => endPayout(tx, payoutId, { status: 'paid', endedAt: deps.clock() }))
}

import {
  formatUsd,
  type PayoutBody,
  type PayoutView,
  payoutMinimumCents,
  toCents,
  toDollars,
} from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockBalance } from '../../1-ground/ledger/shared/balance.queries.ts'
import { postPayout } from '../../1-ground/ledger/shared/post-entry.ts'
import { hasConfirmedAddress } from '../../2-people/accounts/shared/has-confirmed-address.ts'
import { requirePayoutTime } from '../../2-people/restrictions/shared/require-payout-time.ts'
import { presentPayout } from './payment.presenter.ts'
import { insertPayout } from './payment.queries.ts'
import { currentProviderName } from './provider.ts'
import { addPayoutJobs } from './shared/payment.jobs.ts'
import { findPayoutAccountState } from './stripe/payout-account.ts'

/** The freelancer withdraws `amount` dollars, or all that is available. Asks for a confirmed address, and for an account to pay to. */
export async function withdraw(
  deps: OnceDeps,
  { viewerId, amount, testAccount = null }: PayoutBody & { viewerId: string },
): Promise<PayoutView> {
  return deps.database.db.transaction(async (tx) => {
    if (!(await hasConfirmedAddress(tx, viewerId))) throw new DomainError('payout.address_not_confirmed')
    const createdAt = deps.clock()
    await requirePayoutTime(tx, { userId: viewerId, now: createdAt })
    const account = await findPayoutAccountState(deps, tx, viewerId)
    if (account === 'missing') throw new DomainError('payout.account_missing')
    if (account === 'incomplete') throw new DomainError('payout.account_incomplete')
    const available = await lockBalance(tx, 'payable', viewerId)
    if (available === 0) throw new DomainError('payout.nothing_available')
    const amountCents = amount ? toCents(amount) : available
    if (amountCents > available)
      throw new DomainError('payout.too_much', { available: formatUsd(toDollars(available)) })
    if (amountCents < payoutMinimumCents && amountCents < available) throw new DomainError('payout.too_little')
    const provider = currentProviderName(deps)
    const payout = await insertPayout(tx, {
      freelancerId: viewerId,
      amountCents,
      provider,
      testAccount: provider === 'sandbox' ? testAccount : null,
      createdAt,
    })
    await postPayout(tx, { freelancerId: viewerId, source: payout.id, at: createdAt, cents: amountCents })
    await addPayoutJobs(deps, tx, [payout.id])
    return presentPayout(payout)
  })
}

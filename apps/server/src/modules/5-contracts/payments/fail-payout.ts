import type { Deps } from '../../../deps.ts'
import { postPayoutReturn } from '../../1-ground/ledger/shared/post-entry.ts'
import { setPayoutFailed } from './payment.queries.ts'

/** The provider could not pay out, or the bank sent it back: the money is the freelancer's again. Safe to call again. */
export async function failPayout(deps: Deps, payoutId: string): Promise<void> {
  const at = deps.clock()
  await deps.database.db.transaction(async (tx) => {
    const payout = await setPayoutFailed(tx, payoutId, at)
    if (!payout) return
    const { freelancerId, amountCents: cents } = payout
    await postPayoutReturn(tx, { freelancerId, source: payoutId, at, cents })
    const about = { personId: freelancerId }
    await deps.events.record(tx, at, { kind: 'money.payout_failed', actorId: null, about, facts: { cents, payoutId } })
  })
}

import { toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { postPayoutReturn } from '../ledger/shared/post-entry.ts'
import { notify } from '../notifications/shared/notify.ts'
import { lockPendingPayout, type PayoutRow, setPayoutEnded } from './payment.queries.ts'

/** The handler of `sendPayoutJob`. The sandbox pays at once, or refuses if its test account does. Safe to run again. */
export async function sendPayout(deps: Deps, { payoutId }: { payoutId: string }): Promise<void> {
  const endedAt = deps.clock()
  await deps.database.db.transaction(async (tx) => {
    const payout = await lockPendingPayout(tx, payoutId)
    if (!payout) return
    if (payout.testAccount === 'refuses') await returnPayout(deps, tx, payout, endedAt)
    else await setPayoutEnded(tx, payoutId, { status: 'paid', endedAt })
  })
}

/** The provider refused a locked payout: its money can be withdrawn again, and the freelancer is told. */
async function returnPayout(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { id, freelancerId, amountCents }: PayoutRow,
  at: Date,
) {
  await setPayoutEnded(tx, id, { status: 'failed', endedAt: at })
  await postPayoutReturn(tx, { freelancerId, source: id, at, cents: amountCents })
  const facts = { amountUsd: toDollars(amountCents) }
  await notify(deps, tx, [{ userId: freelancerId, kind: 'money.payout_failed', facts, event: id }])
}

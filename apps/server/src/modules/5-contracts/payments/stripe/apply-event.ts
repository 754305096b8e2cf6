import type { Deps } from '../../../../deps.ts'
import { JobGivenUp } from '../../../../platform/jobs/job-errors.ts'
import type { StripeConnection } from '../../../../platform/stripe/open-stripe.ts'
import { orDelayed } from '../../../../platform/stripe/stripe-trouble.ts'
import { settlePayment } from '../settle-payment.ts'
import { followDispute } from './follow-dispute.ts'
import { readAccount } from './payout-account.ts'
import { sendStripePayout } from './send-stripe-payout.ts'
import { checkStripeRefund } from './send-stripe-refund.ts'
import {
  type EventRow,
  findAccountOwner,
  findEvent,
  findPaymentOf,
  findPayoutOf,
  findRefundOf,
  setEventDone,
} from './stripe.queries.ts'
import { subjectOf } from './stripe-event.rules.ts'

/** Asks Stripe for the current state, so events may come in any order, late and twice. */
export async function applyProviderEvent(deps: Deps, { eventId }: { eventId: string }): Promise<void> {
  const { database, stripe, clock } = deps
  const event = await findEvent(database.db, eventId)
  if (event?.status !== 'waiting') return
  if (!stripe) throw new Error(`event ${eventId} waits for Stripe, which is not set up any more`)
  let trouble: JobGivenUp | undefined
  const isOurs = await orDelayed(follow(deps, stripe, event)).catch((error: unknown) => {
    // What it is about was recorded as failed: the event is recorded, and operators are told.
    if (!(error instanceof JobGivenUp)) throw error
    trouble = error
    return true
  })
  await setEventDone(database.db, eventId, { status: isOurs ? 'booked' : 'foreign', at: clock() })
  if (trouble) throw trouble
}

/** False if it is not ours: several installations can share one Stripe account. */
async function follow(deps: Deps, { client }: StripeConnection, event: EventRow): Promise<boolean> {
  const { db } = deps.database
  switch (subjectOf(event.kind)) {
    case 'payment': {
      const paymentId = await findPaymentOf(db, event.objectId ?? '')
      if (paymentId) await settlePayment(deps, { paymentId })
      return paymentId !== undefined
    }
    case 'refund': {
      const refund = await findRefundOf(db, event)
      if (refund) await checkStripeRefund(deps, client, refund)
      return refund !== undefined
    }
    case 'dispute':
      return followDispute(deps, client, event.objectId ?? '', event.intentRef ?? '')
    case 'payout': {
      const payout = await findPayoutOf(db, event)
      if (payout) await sendStripePayout(deps, client, payout.id, event.accountRef)
      return payout !== undefined
    }
    case 'account': {
      const accountId = event.objectId ?? ''
      const isOurs = (await findAccountOwner(db, accountId)) !== undefined
      if (isOurs) await readAccount(deps, client, accountId)
      return isOurs
    }
    case undefined:
      return false
  }
}

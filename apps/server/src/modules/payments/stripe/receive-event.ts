import type { Stripe } from 'stripe'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { StripeConnection } from '../../../platform/stripe/open-stripe.ts'
import { bookEventJob } from '../shared/payment.jobs.ts'
import { insertEvent } from './stripe.queries.ts'
import { idsOf, subjectOf } from './stripe-event.rules.ts'

/** Seconds that a signature may be old. Stripe signs each delivery anew, however late it is. */
const toleranceSeconds = 300

/** Idempotent. `body`: exactly as received. Throws `webhook.not_set_up` and `webhook.bad_signature`. */
export async function receiveEvent(
  deps: Deps,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<{ received: true }> {
  const { stripe, database, clock, jobs } = deps
  if (!stripe) throw new DomainError('webhook.not_set_up')
  const receivedAt = clock()
  const event = verified(stripe, body, signature ?? '', receivedAt)
  const isWaiting = subjectOf(event.type) !== undefined
  await database.db.transaction(async (tx) => {
    const isNew = await insertEvent(tx, {
      id: event.id,
      kind: event.type,
      ...idsOf(event),
      status: isWaiting ? 'waiting' : 'ignored',
      happenedAt: new Date(event.created * 1_000),
      receivedAt,
      bookedAt: isWaiting ? null : receivedAt,
    })
    if (isNew && isWaiting) await jobs.add(tx, bookEventJob, { eventId: event.id })
  })
  return { received: true }
}

function verified({ client, config }: StripeConnection, body: string, signature: string, at: Date): Stripe.Event {
  for (const secret of config.webhookSecrets) {
    try {
      return client.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, at.getTime())
    } catch {
      // Perhaps it is signed for another endpoint of ours.
    }
  }
  throw new DomainError('webhook.bad_signature')
}

import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import type { StripeConnection } from '../../../../platform/stripe/open-stripe.ts'
import { applyProviderEventJob } from '../shared/payment.jobs.ts'
import { insertEvent } from './stripe.queries.ts'
import { subjectOf } from './stripe-event.rules.ts'
import { idsOf, type StripeEvent, stripeEvent } from './stripe-event.ts'

/** Seconds that a signature may be old, or ahead of our clock. Stripe signs each delivery anew, however late it is. */
const toleranceSeconds = 300

/** Idempotent. `body`: exactly as received. Throws `webhook.not_set_up`, `webhook.bad_signature` and `webhook.bad_event`. */
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
    if (isNew && isWaiting) await jobs.add(tx, applyProviderEventJob, { eventId: event.id })
  })
  return { received: true }
}

function verified({ client, config }: StripeConnection, body: string, signature: string, at: Date): StripeEvent {
  // Stripe's library checks only the age.
  if (signedAt(signature) > at.getTime() / 1_000 + toleranceSeconds) throw new DomainError('webhook.bad_signature')
  for (const secret of config.webhookSecrets) {
    let event: unknown
    try {
      event = client.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, at.getTime())
    } catch {
      // Perhaps it is signed for another endpoint of ours.
      continue
    }
    const { data } = stripeEvent.safeParse(event)
    if (!data) throw new DomainError('webhook.bad_event')
    return data
  }
  throw new DomainError('webhook.bad_signature')
}

/** The instant that the library reads, in seconds: the last one, if there are several. */
const signedAt = (header: string) => Number(header.match(/^(?:.*,)?t=(\d+)/)?.[1])

import { hourMs, minuteMs } from '@guildhall/contract'
import { findWebhookSigns } from '../modules/5-contracts/payments/stripe/stripe.queries.ts'
import { counted } from './counted.ts'
import { type Finding, type OpenPatient, ok, warning } from './finding.ts'

/** Stripe tells of each payment within seconds, and tries again for days. */
const slackMs = 5 * minuteMs

export async function checkWebhooks({ config, database: { db }, clock }: OpenPatient): Promise<Finding[]> {
  if (!config.stripe) return []
  const anHourAgo = new Date(clock().getTime() - hourMs)
  const { eventAt, paidAt, stuck } = await findWebhookSigns(db, anHourAgo)
  const findings: Finding[] = []
  if (paidAt && paidAt < anHourAgo && (!eventAt || eventAt.getTime() < paidAt.getTime() - slackMs)) {
    const last = eventAt ? `since ${eventAt.toISOString()}` : 'ever'
    findings.push(
      warning(
        `No event of Stripe has come ${last}, although a payment succeeded at ${paidAt.toISOString()}.`,
        `Look in Stripe's dashboard whether the webhook endpoint is ${config.publicUrl}/api/webhooks/stripe and what it was answered, and compare STRIPE_WEBHOOK_SECRET.`,
      ),
    )
  }
  if (stuck > 0) {
    findings.push(
      warning(
        `For more than an hour nothing was done about ${counted(stuck, 'event')} of Stripe.`,
        `If no server runs, start it. Else look at ${config.publicUrl}/admin/jobs why.`,
      ),
    )
  }
  if (findings.length > 0) return findings
  return [ok(eventAt ? `The last event of Stripe came at ${eventAt.toISOString()}.` : 'No event of Stripe is missing.')]
}

import { counted, hourMs, minuteMs } from '@guildhall/contract'
import { findWebhookSigns } from '../modules/5-contracts/payments/stripe/stripe.queries.ts'
import { type Finding, type OpenInstallation, ok, warning } from './finding.ts'

/** Stripe tells of each payment within seconds, and tries again for days. */
const slackMs = 5 * minuteMs

export async function checkWebhooks({ config, database: { db }, clock }: OpenInstallation): Promise<Finding[]> {
  if (!config.stripe) return []
  const anHourAgo = new Date(clock().getTime() - hourMs)
  const { eventAt, paidAt, stuck } = await findWebhookSigns(db, anHourAgo)
  const findings: Finding[] = []
  if (paidAt && paidAt < anHourAgo && (!eventAt || eventAt.getTime() < paidAt.getTime() - slackMs)) {
    const last = eventAt ? `since ${eventAt.toISOString()}` : 'ever'
    findings.push(
      warning(
        `No event of Stripe has come ${last}, although a payment succeeded at ${paidAt.toISOString()}.`,
        `Check in Stripe's dashboard that the webhook endpoint is ${config.publicUrl}/api/webhooks/stripe, what it was answered, and that STRIPE_WEBHOOK_SECRET is its secret.`,
      ),
    )
  }
  if (stuck > 0) {
    findings.push(
      warning(
        `For more than an hour nothing was done about ${counted(stuck, 'event')} of Stripe.`,
        `If no server runs, start it. Otherwise read why at ${config.publicUrl}/admin/jobs.`,
      ),
    )
  }
  if (findings.length > 0) return findings
  return [ok(eventAt ? `The last event of Stripe came at ${eventAt.toISOString()}.` : 'No event of Stripe is missing.')]
}

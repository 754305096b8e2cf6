/** What an event is about. Undefined for kinds that we keep and do not act on. */
export type EventSubject = 'payment' | 'refund' | 'dispute' | 'payout' | 'account'

const subjects: Record<string, EventSubject> = {
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.requires_action': 'payment',
  'payment_intent.canceled': 'payment',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'payout.paid': 'payout',
  'payout.failed': 'payout',
  'payout.canceled': 'payout',
  'account.updated': 'account',
}

export const subjectOf = (kind: string): EventSubject | undefined =>
  Object.hasOwn(subjects, kind) ? subjects[kind] : undefined

/** Undefined: nothing was taken, as by an inquiry (`warning_…`). */
export function disputeOutcomeOf(status: string): 'open' | 'won' | 'lost' | undefined {
  if (status === 'won' || status === 'lost') return status
  return status.startsWith('warning_') || status === 'prevented' ? undefined : 'open'
}

import type { AuditCheck } from './audit-check.ts'

/** An event is worked on within seconds, or by one of the next hourly sweeps. */
const bookedWithin = '6 hours'

export const providerChecks: readonly AuditCheck[] = [
  {
    name: 'every event of the provider is recorded',
    sql: `select format('Event %s (%s) of %s is not recorded.', id, kind, object_id) as problem from provider_events
      where status = 'waiting' and received_at < now() - interval '${bookedWithin}'`,
  },
  {
    name: 'events of the provider and our records agree',
    sql: `select format('Event %s (%s) of %s is recorded, and %s.', e.id, e.kind, e.object_id, wrong.what) as problem
      from provider_events e
      left join payments p on p.provider_ref = e.object_id
      left join refunds r on r.provider_ref = e.object_id
      left join payouts o on o.provider_ref = e.object_id
      left join card_disputes d on d.provider_id = e.object_id
      cross join lateral (
        select 'we have no such payment' as what where e.kind like 'payment_intent.%' and p.id is null
        union all select format('payment %s is %s', p.id, p.status)
          where (e.kind = 'payment_intent.succeeded' and p.status <> 'succeeded')
            or (e.kind = 'payment_intent.canceled' and p.status <> 'failed')
        union all select 'we have no such refund' where e.kind like 'refund.%' and r.id is null
        union all select format('refund %s is %s', r.id, r.status)
          where r.status = 'pending' or (e.kind = 'refund.failed' and r.status <> 'failed')
        union all select 'we have no such payout' where e.kind like 'payout.%' and o.id is null
        union all select format('payout %s is %s', o.id, o.status)
          where (e.kind = 'payout.paid' and o.status = 'pending')
            or (e.kind in ('payout.failed', 'payout.canceled') and o.status <> 'failed')
        union all select format('card dispute %s is %s', d.id, d.status)
          where e.kind = 'charge.dispute.closed' and d.status = 'open'
      ) wrong
      where e.status = 'booked'
      union all
      select format('Event %s (%s) of %s is called foreign, and is about our payment %s.', e.id, e.kind, e.object_id, p.id)
      from provider_events e join payments p on p.provider_ref in (e.object_id, e.intent_ref) where e.status = 'foreign'`,
  },
  {
    name: 'what the provider did is named',
    sql: `select format('Payment %s succeeded, and Stripe’s name of it is not known.', id) as problem from payments
        where provider <> 'sandbox' and status = 'succeeded' and provider_ref is null
      union all select format('Refund %s was sent, and Stripe’s name of it is not known.', id) from refunds
        where provider <> 'sandbox' and status = 'sent' and provider_ref is null
      union all select format('Payout %s was paid, and Stripe’s name of it is not known.', id) from payouts
        where provider <> 'sandbox' and status = 'paid' and (transfer_ref is null or provider_ref is null)`,
  },
]

import type { AuditCheck } from './audit-check.ts'

export const receiptChecks: readonly AuditCheck[] = [
  {
    name: 'each payment has its receipt and each refund its credit note',
    sql: `select case
        when r.id is null then format('%s %s of %s cents has no %s.', initcap(m.what), m.id, m.amount_cents, m.kind)
        when m.id is null then format('The %s %s is for nothing that was recorded.', r.kind, r.id)
        else format('%s %s has %s cents, and its %s %s has %s.', initcap(m.what), m.id, m.amount_cents, r.kind, r.id,
          r.amount_cents) end as problem
      from (
        select 'payment' as what, 'receipt' as kind, id, amount_cents, contract_id from payments where status = 'succeeded'
        union all select 'refund', 'credit_note', id, amount_cents, contract_id from refunds
      ) m
      full join receipts r on r.kind = m.kind and coalesce(r.refund_id, r.payment_id) = m.id
      where r.id is null or m.id is null or r.amount_cents <> m.amount_cents or r.contract_id <> m.contract_id`,
  },
  {
    name: 'the numbers of receipts have no gaps',
    sql: `select format('Of the %s numbers of %s, %s are missing.', kind, year, max(number) - count(*)) as problem
      from receipts where number is not null group by kind, year having max(number) <> count(*) or min(number) <> 1`,
  },
]

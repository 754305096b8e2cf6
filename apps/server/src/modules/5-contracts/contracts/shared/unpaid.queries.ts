/** Of a contract `c`, in cents: what banks took of the money that was held, and have not decided about. */
export const cardDisputedText = `coalesce((select sum(b.from_escrow_cents + b.from_disputed_cents)
  from card_disputes b where b.contract_id = c.id and b.status = 'open'), 0)::bigint`

/** What its open dispute gave back to the client. */
export const disputeRefundedText =
  'coalesce((select d.paid_refund_cents from disputes d where d.contract_id = c.id and d.ended_at is null), 0)::bigint'

/** What its client has yet to pay, in SQL as {@link unpaidCents} has it. */
export const unpaidText = (sums: { held: string; released: string; disputed: string }) => `
  case when c.status in ('completed', 'cancelled') then 0 else greatest(0, c.amount_cents - ${sums.held} - ${sums.released}
    - ${sums.disputed} - ${cardDisputedText} - ${disputeRefundedText}) end`

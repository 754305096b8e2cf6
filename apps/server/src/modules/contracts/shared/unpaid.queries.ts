/**
 * Cents that the client has yet to pay for a contract `c`, in SQL as {@link unpaidCents} has them: what a bank or a dispute
 * decides about, or an open dispute gave back, is not asked for again.
 */
export const unpaidText = (sums: { held: string; released: string; disputed: string }) => `
  case when c.status in ('completed', 'cancelled') then 0 else greatest(0, c.amount_cents - ${sums.held} - ${sums.released} - ${sums.disputed}
    - coalesce((select sum(b.from_escrow_cents + b.from_disputed_cents) from card_disputes b where b.contract_id = c.id and b.status = 'open'), 0)
    - coalesce((select d.paid_refund_cents from disputes d where d.contract_id = c.id and d.ended_at is null), 0)) end`

import { holdMarginDays, providerHoldDays } from '@guildhall/contract'
import { queryPlanned, type Tx } from '../../platform/database/database.ts'

const days = Object.entries(providerHoldDays)
  .map(([provider, limit]) => `when '${provider}' then ${limit - holdMarginDays}`)
  .join(' ')

/**
 * Until when what is held for a locked contract is held; null if nothing is. The oldest payment is released first, so what is
 * held is of the newest ones. What was refunded or taken back is of its own payment.
 */
export async function findHeldUntil(tx: Tx, contractId: string): Promise<Date | null> {
  const [row] = await queryPlanned<{ heldUntil: Date | null }>(
    tx,
    `with parts as (
       select p.ended_at + make_interval(days => case p.provider ${days} end) as until, p.created_at, p.id,
         p.amount_cents - coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id), 0)
           - coalesce((select sum(d.amount_cents) from card_disputes d
             where d.payment_id = p.id and d.status in ('open', 'lost')), 0) as cents
       from payments p where p.contract_id = $1 and p.status = 'succeeded'
     ), running as (
       select until, cents, sum(cents) over (order by created_at desc, id desc) - cents as newer from parts where cents > 0
     )
     select min(until) as "heldUntil" from running
     where newer < (select coalesce(sum(cents), 0) from ledger.balances
       where owner_id = $1 and account in ('escrow', 'disputed'))`,
    [contractId],
  )
  return row?.heldUntil ?? null
}

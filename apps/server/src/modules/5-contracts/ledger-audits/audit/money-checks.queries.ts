import { heldAccountsText } from '../../../1-ground/ledger/shared/held.queries.ts'
import type { AuditCheck } from './audit-check.ts'

const moneyOfChains = `
  select l.chain_id,
    -coalesce(sum(l.amount_cents) filter (where l.account = 'card_in'), 0) as funded,
    coalesce(sum(l.amount_cents) filter (where l.account = 'escrow'), 0) as held,
    coalesce(sum(l.amount_cents) filter (where l.account = 'disputed'), 0) as disputed,
    coalesce(sum(l.amount_cents) filter (where l.account = 'payable'), 0) as earned,
    coalesce(sum(l.amount_cents) filter (where l.account = 'platform_fee'), 0) as fee,
    coalesce(sum(l.amount_cents) filter (where l.account in ('refund_out', 'refund_due')), 0) as refunded,
    coalesce(sum(l.amount_cents) filter (where l.account in ('card_disputed', 'chargeback_out', 'chargeback_loss')), 0)
      as taken_back,
    bool_or(l.account = 'payout_out') as is_payout,
    bool_or(l.account in ${heldAccountsText} and l.owner_id <> l.chain_id) as holds_for_another
  from ledger.lines l group by l.chain_id`

export const moneyChecks: readonly AuditCheck[] = [
  {
    name: 'the money of each contract is somewhere',
    sql: `with money as (${moneyOfChains})
      select format('Contract %s (%s, %s cents): %s', c.id, c.status, c.amount_cents, wrong.what) as problem
      from contracts c left join money m on m.chain_id = c.id
      cross join lateral (
        select format('%s cents were paid in, and %s held + %s disputed + %s released + %s refunded + %s taken back.',
            m.funded, m.held, m.disputed, m.earned + m.fee, m.refunded, m.taken_back) as what
          where m.funded <> m.held + m.disputed + m.earned + m.fee + m.refunded + m.taken_back
        union all select format('%s cents were paid in, and %s refunded or taken back.', m.funded, m.refunded + m.taken_back)
          where m.funded - m.refunded - m.taken_back > c.amount_cents
        union all select format('it is over, and %s cents are held.', m.held + m.disputed)
          where c.status in ('completed', 'cancelled') and m.held + m.disputed <> 0
        union all select format('it is completed, and %s cents were released.', coalesce(m.earned + m.fee, 0))
          where c.status = 'completed' and coalesce(m.earned + m.fee, 0) <> c.amount_cents
        union all select format('it is not over, and all of it was released.')
          where c.status not in ('completed', 'cancelled') and m.earned + m.fee >= c.amount_cents
        union all select format('the fee is %s cents, and should be %s.', m.fee,
            div((m.earned + m.fee) * c.fee_bps, 10000))
          where m.fee <> div((m.earned + m.fee) * c.fee_bps, 10000)
        union all select 'its chain moves money of another one.' where m.holds_for_another or m.is_payout
      ) wrong`,
  },
  {
    name: 'contracts pay their own freelancer',
    sql: `select format('Contract %s paid %s, and its freelancer is %s.', c.id, l.owner_id, c.freelancer_id) as problem
      from contracts c join ledger.lines l on l.chain_id = c.id and l.account = 'payable' and l.owner_id <> c.freelancer_id`,
  },
  {
    name: 'each chain belongs to a contract or a freelancer',
    sql: `select format('Chain %s belongs to no contract and to no freelancer.', id) as problem from ledger.chains h
      where not exists (select from contracts c where c.id = h.id) and not exists (select from users u where u.id = h.id)`,
  },
  {
    name: 'payments and the ledger agree',
    sql: `select case
        when p.id is null then format('Entry %s funds contract %s for payment %s, which does not exist.', e.id, e.chain_id, e.source)
        when e.id is null then format('Payment %s of %s cents succeeded, and the ledger has no entry for it.', p.id, p.amount_cents)
        else format('Payment %s (%s, %s cents, contract %s), and entry %s has %s cents in chain %s.', p.id, p.status,
          p.amount_cents, p.contract_id, e.id, e.cents, e.chain_id) end as problem
      from (select * from payments where status = 'succeeded') p
      full join (
        select e.id, e.chain_id, e.source, l.amount_cents as cents
        from ledger.entries e left join ledger.lines l on l.entry_id = e.id and l.account = 'escrow' where e.reason = 'fund'
      ) e on e.source = p.id::text
      where p.id is null or e.id is null or e.chain_id <> p.contract_id or e.cents is distinct from p.amount_cents`,
  },
  {
    name: 'refunds and the ledger agree',
    sql: `select case
        when r.id is null then format('Entry %s refunds contract %s for refund %s, which does not exist.', e.id, e.chain_id, e.source)
        when e.id is null then format('Refund %s of %s cents lacks its entry.', r.id, r.amount_cents)
        else format('Refund %s (%s cents, contract %s), and entry %s has %s cents in chain %s.', r.id, r.amount_cents,
          r.contract_id, e.id, e.cents, e.chain_id) end as problem
      from refunds r
      full join (
        select e.id, e.chain_id, e.source, sum(l.amount_cents) filter (where l.account = 'refund_out') as cents
        from ledger.entries e left join ledger.lines l on l.entry_id = e.id where e.reason in ('refund', 'held_return') group by e.id
      ) e on e.source = r.id::text
      where r.id is null or e.id is null or e.chain_id <> r.contract_id or e.cents is distinct from r.amount_cents
      union all
      select format('Of payment %s (%s, %s cents, contract %s), %s cents were refunded for contract %s.', p.id, p.status,
        p.amount_cents, p.contract_id, r.cents, r.contract_id)
      from (select payment_id, contract_id, sum(amount_cents) as cents from refunds group by 1, 2) r
      join payments p on p.id = r.payment_id
      where p.status <> 'succeeded' or r.contract_id <> p.contract_id or r.cents > p.amount_cents`,
  },
  {
    name: 'refunds that were sent back and the ledger agree',
    sql: `select case
        when r.id is null then format('Entry %s says that refund %s came back, and it did not fail.', e.id, e.source)
        when e.id is null then format('Refund %s of %s cents failed, and the ledger does not say that it is owed.', r.id, r.amount_cents)
        else format('Refund %s (%s cents, contract %s) failed, and entry %s has %s cents in chain %s.', r.id, r.amount_cents,
          r.contract_id, e.id, e.cents, e.chain_id) end as problem
      from (select * from refunds where status = 'failed') r
      full join (
        select e.id, e.chain_id, e.source, sum(l.amount_cents) filter (where l.account = 'refund_due') as cents
        from ledger.entries e left join ledger.lines l on l.entry_id = e.id where e.reason = 'refund_return' group by e.id
      ) e on e.source = r.id::text
      where r.id is null or e.id is null or e.chain_id <> r.contract_id or e.cents is distinct from r.amount_cents`,
  },
  {
    name: 'refunds paid another way and the ledger agree',
    sql: `select case
        when r.id is null then format('Entry %s says that refund %s was paid another way, and its row does not.', e.id, e.source)
        when e.id is null then format('Refund %s of %s cents was paid another way, and the ledger still owes it.', r.id, r.amount_cents)
        else format('Refund %s (%s cents, contract %s) was paid another way, and entry %s has %s cents in chain %s.', r.id,
          r.amount_cents, r.contract_id, e.id, e.cents, e.chain_id) end as problem
      from (select * from refunds where repaid_at is not null) r
      full join (
        select e.id, e.chain_id, e.source, -sum(l.amount_cents) filter (where l.account = 'refund_due') as cents
        from ledger.entries e left join ledger.lines l on l.entry_id = e.id where e.reason = 'refund_repaid' group by e.id
      ) e on e.source = r.id::text
      where r.id is null or e.id is null or e.chain_id <> r.contract_id or e.cents is distinct from r.amount_cents`,
  },
  {
    name: 'refunds and the provider agree',
    sql: `select format('Refund %s (%s, %s cents): the sandbox says %s cents.', r.id, r.status, r.amount_cents,
        coalesce(s.amount_cents, 0)) as problem
      from (select * from refunds where provider = 'sandbox') r full join sandbox_refunds s on s.refund_id = r.id
      where r.id is null or (r.status = 'sent') <> (s.refund_id is not null) or s.amount_cents <> r.amount_cents
        or s.payment_id <> r.payment_id`,
  },
  {
    name: 'card disputes and the ledger agree',
    sql: `select case
        when d.id is null then format('Entry %s (%s) is for card dispute %s, which is not of its kind.', e.id, e.reason, e.source)
        when e.id is null then format('Card dispute %s of %s cents (%s) lacks its entry (%s).', d.id, d.amount_cents, d.status,
          d.reason)
        else format('Card dispute %s (%s of %s cents, contract %s), and entry %s (%s) has %s of %s cents in chain %s.', d.id,
          d.from_platform_cents, d.amount_cents, d.contract_id, e.id, e.reason, e.borne, e.cents, e.chain_id) end as problem
      from (
        select *, 'card_dispute' as reason from card_disputes
        union all select *, 'card_dispute_' || status from card_disputes where status <> 'open'
        union all select *, 'card_dispute_lost' from card_disputes where lost_at is not null
        union all select *, 'card_dispute_reopened' from card_disputes where lost_at is not null
      ) d
      full join (
        select e.id, e.chain_id, e.reason, e.source,
          abs(sum(l.amount_cents) filter (where l.account = 'card_disputed')) as cents,
          abs(coalesce(sum(l.amount_cents) filter (where l.account = 'chargeback_loss'), 0)) as borne
        from ledger.entries e left join ledger.lines l on l.entry_id = e.id
        where e.reason in ('card_dispute', 'card_dispute_won', 'card_dispute_lost', 'card_dispute_reopened') group by e.id
      ) e on e.source = d.id::text and e.reason = d.reason
      where d.id is null or e.id is null or e.chain_id <> d.contract_id or e.cents is distinct from d.amount_cents
        or (d.reason in ('card_dispute', 'card_dispute_won') and e.borne <> d.from_platform_cents)`,
  },
  {
    name: 'cancelled contracts and their projects agree',
    sql: `select format('Contract %s is %s, and its project %s is %s.', c.id, c.status, j.id, j.status) as problem
      from contracts c join projects j on j.id = c.project_id
      where (c.status = 'cancelled') <> (j.status = 'cancelled')`,
  },
  {
    name: 'offers to end a contract agree with it',
    sql: `select format('Contract %s is %s, and an offer to end it is %s.', c.id, c.status, o.status) as problem
      from contract_offers o join contracts c on c.id = o.contract_id
      where (o.status = 'open' and c.ended_at is not null) or (o.status = 'accepted' and c.status <> 'cancelled')`,
  },
  {
    name: 'changes of a contract agree with it',
    sql: `select format('Contract %s is %s, and a change of it is open.', c.id, c.status) as problem
      from contract_changes h join contracts c on c.id = h.contract_id where h.status = 'open' and c.status <> 'active'
      union all
      select format('Contract %s is about %s cents, and its last change about %s.', c.id, c.amount_cents, h.amount_to_cents)
      from (
        select distinct on (contract_id) * from contract_changes
        where status = 'accepted' and amount_to_cents is not null order by contract_id, ended_at desc, created_at desc
      ) h join contracts c on c.id = h.contract_id where h.amount_to_cents <> c.amount_cents
      union all
      select format('For changes of contract %s, %s cents were to go back, and %s did.', h.contract_id, h.cents,
        coalesce(r.cents, 0))
      from (
        select contract_id, sum(refund_cents) as cents from contract_changes where status = 'accepted' group by 1
      ) h left join (select contract_id, sum(amount_cents) as cents from refunds group by 1) r using (contract_id)
      where h.cents > coalesce(r.cents, 0)`,
  },
  {
    name: 'milestones and the ledger agree',
    sql: `select case
        when m.id is null then format('Entry %s of contract %s is for a milestone that is not released.', e.id, e.chain_id)
        when e.id is null then format('Milestone %s of contract %s is released, and the ledger has no entry for it.', m.id,
          m.contract_id)
        else format('Milestone %s (%s cents, contract %s), and entry %s has %s cents in chain %s.', m.id, m.amount_cents,
          m.contract_id, e.id, e.cents, e.chain_id) end as problem
      from (
        select m.*, c.status, c.id || ':milestone:' || m.id as source
        from contract_milestones m join contracts c on c.id = m.contract_id where m.released_at is not null
      ) m
      full join (
        select e.id, e.chain_id, e.source, -l.amount_cents as cents
        from ledger.entries e join ledger.lines l on l.entry_id = e.id and l.account = 'escrow'
        where e.reason = 'release' and e.source like '%:milestone:%'
      ) e on e.source = m.source
      where m.id is null or e.chain_id <> m.contract_id or e.cents <> m.amount_cents
        or (e.id is null and m.status <> 'completed')`,
  },
  {
    name: 'contracts in dispute and their disputes agree',
    sql: `select format('Contract %s is %s, and %s of its disputes are open.', c.id, c.status, coalesce(d.open, 0)) as problem
      from contracts c left join (
        select contract_id, count(*) as open from disputes where ended_at is null group by 1
      ) d on d.contract_id = c.id
      where (c.status = 'disputed') <> (coalesce(d.open, 0) = 1)
      union all
      select format('Dispute %s was settled, and its contract %s is %s.', d.id, c.id, c.status)
      from disputes d join contracts c on c.id = d.contract_id
      where d.status in ('agreed', 'decided') and c.status <> 'cancelled'`,
  },
  {
    name: 'disputes and the ledger agree',
    sql: `select case
        when d.id is null then format('Entries of contract %s are for dispute %s, which does not exist.', e.chain_id, e.source)
        else format('Dispute %s (%s, %s cents, contract %s): the ledger set aside %s cents and gave back %s.', d.id, d.status,
          d.held_cents, d.contract_id, coalesce(e.held, 0), coalesce(e.given_back, 0)) end as problem
      from disputes d full join (
        select e.source, e.chain_id, sum(l.amount_cents) filter (where e.reason = 'dispute_hold') as held,
          -sum(l.amount_cents) filter (where e.reason = 'dispute_release') as given_back
        from ledger.entries e left join ledger.lines l on l.entry_id = e.id and l.account = 'disputed'
        where e.reason in ('dispute_hold', 'dispute_release') group by 1, 2
      ) e on e.source = d.id::text
      where d.id is null or e.chain_id is distinct from d.contract_id or e.held is distinct from d.held_cents
        or coalesce(e.given_back, 0) <> case when d.status = 'withdrawn' then d.held_cents else 0 end
      union all
      select format('In disputes, contract %s paid %s cents to its freelancer and %s to its client, and the ledger says %s and %s.', c.id,
        c.released, c.refunded, coalesce(b.released, 0), coalesce(b.refunded, 0))
      from (
        select contract_id as id, sum(paid_release_cents + coalesce(decided_release_cents, 0)) as released,
          sum(paid_refund_cents + coalesce(decided_refund_cents, 0)) as refunded
        from disputes group by 1
      ) c left join (
        select l.chain_id, -sum(l.amount_cents) filter (where e.reason = 'release') as released,
          -sum(l.amount_cents) filter (where e.reason = 'refund') as refunded
        from ledger.lines l join ledger.entries e on e.id = l.entry_id
        where l.account = 'disputed' group by 1
      ) b on b.chain_id = c.id
      where c.released <> coalesce(b.released, 0) or c.refunded <> coalesce(b.refunded, 0)`,
  },
  {
    name: 'payouts and the ledger agree',
    sql: `select case
        when p.id is null then format('Entry %s (%s) is for payout %s, which is not one of its kind.', e.id, e.reason, e.source)
        when e.id is null then format('Payout %s of %s cents (%s) lacks its entry (%s).', p.id, p.amount_cents, p.status, p.reason)
        else format('Payout %s (%s cents, freelancer %s), and entry %s (%s) has %s cents in chain %s.', p.id, p.amount_cents,
          p.freelancer_id, e.id, e.reason, e.cents, e.chain_id) end as problem
      from (
        select *, 'payout' as reason from payouts
        union all select *, 'payout_return' from payouts where status = 'failed'
      ) p
      full join (
        select e.id, e.chain_id, e.reason, e.source, l.owner_id,
          case e.reason when 'payout' then -l.amount_cents else l.amount_cents end as cents
        from ledger.entries e left join ledger.lines l on l.entry_id = e.id and l.account = 'payable'
        where e.reason in ('payout', 'payout_return')
      ) e on e.source = p.id::text and e.reason = p.reason
      where p.id is null or e.id is null or e.chain_id <> p.freelancer_id or e.owner_id <> p.freelancer_id
        or e.cents is distinct from p.amount_cents`,
  },
  {
    name: 'payments and the provider agree',
    sql: `select format('Payment %s (%s, %s cents): the sandbox says %s, %s cents.', p.id, p.status, p.amount_cents,
        coalesce(c.status, 'nothing'), coalesce(c.amount_cents, 0)) as problem
      from payments p left join sandbox_charges c on c.payment_id = p.id
      where p.provider = 'sandbox' and ((p.status = 'succeeded' and c.payment_id is null)
        or (p.ended_at is not null and (c.status <> p.status or c.amount_cents <> p.amount_cents)))`,
  },
  {
    name: 'held money has an end',
    sql: `select format('%s cents are held for contract %s, which does not say until when.', b.cents, c.id) as problem
      from ledger.balances b join contracts c on c.id = b.owner_id
      where b.account = 'escrow' and b.cents > 0 and c.held_until is null`,
  },
  {
    name: 'kept counts and sums equal the rows',
    sql: `select format('The kept %s of %s say %s of %s, and the rows %s.', k.list, k.owner_id, d.kept, d.status, d.listed) as problem
      from counted_lists k cross join lateral (
        select status, coalesce(c.n, 0) as kept, coalesce(r.n, 0) as listed
        from (select status, sum(n) as n from list_counts where owner_id = k.owner_id and list = k.list group by 1) c
        full join (select status, sum(n) as n from listed_rows where owner_id = k.owner_id and list = k.list group by 1) r using (status)
      ) d
      where k.is_ready and d.kept <> d.listed`,
  },
]

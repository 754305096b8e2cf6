import type { AuditCheck } from './audit-check.ts'

// Repeats `ledger.post`: the audit must not rely on a function that an intruder may have replaced.
const lineHash = `sha256(coalesce(l.before, sha256(convert_to(l.chain_id::text, 'UTF8')))
  || convert_to(l.position || e.head || l.account || '|' || coalesce(l.owner_id::text, '') || '|' || l.amount_cents || e.tail, 'UTF8'))`
const hashedEntries = `select id, '|' || concat_ws('|', id, reason, source) || '|' as head,
  '|' || currency || '|' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as tail from ledger.entries offset 0`

export const ledgerChecks: readonly AuditCheck[] = [
  {
    name: 'chains are whole',
    sql: `select case when l.position <> l.before_position + 1
        then format('Chain %s: line %s follows line %s.', l.chain_id, l.position, l.before_position)
        else format('Chain %s: the hash of line %s does not fit. It, its entry or a line before was changed.',
          l.chain_id, l.position) end as problem
      from (
        select *, lag(position, 1, 0) over chain as before_position, lag(hash) over chain as before
        from ledger.lines window chain as (partition by chain_id order by position)
      ) l left join (${hashedEntries}) e on e.id = l.entry_id
      where l.position <> l.before_position + 1 or l.hash is distinct from ${lineHash}`,
  },
  {
    name: 'entries balance',
    sql: `select case when l.cents <> 0 then format('The lines of entry %s add up to %s cents, not to 0.', l.entry_id, l.cents)
        else format('Entry %s has %s lines.', coalesce(e.id, l.entry_id), coalesce(l.count, 0)) end as problem
      from ledger.entries e full join (
        select entry_id, sum(amount_cents) as cents, count(*) as count from ledger.lines group by entry_id
      ) l on l.entry_id = e.id
      where l.cents <> 0 or coalesce(l.count, 0) < 2 or e.id is null`,
  },
  {
    name: 'lines are in the chain of their entry',
    sql: `select format('Line %s of chain %s belongs to entry %s of chain %s.', l.position, l.chain_id, e.id, e.chain_id) as problem
      from ledger.lines l join ledger.entries e on e.id = l.entry_id where l.chain_id <> e.chain_id`,
  },
  {
    name: 'chains end with their newest line',
    sql: `select format('Chain %s should end with line %s, and ends with line %s%s.', coalesce(c.id, n.chain_id),
        c.position, n.position, case when c.position = n.position then ' of another hash' else '' end) as problem
      from ledger.chains c
      full join (select chain_id, max(position) as position from ledger.lines group by 1) n on n.chain_id = c.id
      left join ledger.lines l on l.chain_id = n.chain_id and l.position = n.position
      where c.position is distinct from coalesce(n.position, 0)
        or c.hash is distinct from coalesce(l.hash, sha256(convert_to(c.id::text, 'UTF8')))`,
  },
  {
    name: 'balances equal the lines',
    sql: `select format('The balance of %s %s is %s cents, and its lines add up to %s.', coalesce(b.account, l.account),
        coalesce(b.owner_id, l.owner_id), coalesce(b.cents::text, 'missing'), coalesce(l.cents, 0)) as problem
      from ledger.balances b full join (
        select account, owner_id, sum(amount_cents) as cents from ledger.lines where owner_id is not null group by 1, 2
      ) l on l.account = b.account and l.owner_id = b.owner_id
      where b.cents is distinct from coalesce(l.cents, 0) or b.cents < 0`,
  },
  {
    name: 'earned months equal the lines',
    sql: `select format('In %s, %s earned %s cents and withdrew %s, and the lines say %s and %s.', to_char(month, 'YYYY-MM'),
        owner_id, coalesce(m.released_cents::text, 'no'), coalesce(m.withdrawn_cents::text, 'no'),
        coalesce(l.released::text, 'no'), coalesce(l.withdrawn::text, 'no')) as problem
      from ledger.earned_months m full join (
        select l.owner_id, date_trunc('month', e.at at time zone 'UTC')::date as month,
          sum(l.amount_cents) filter (where e.reason = 'release') as released,
          coalesce(-sum(l.amount_cents) filter (where e.reason in ('payout', 'payout_return')), 0) as withdrawn
        from ledger.lines l join ledger.entries e on e.id = l.entry_id where l.account = 'payable' group by 1, 2
      ) l using (owner_id, month)
      where m.released_cents is distinct from l.released or m.withdrawn_cents is distinct from l.withdrawn`,
  },
]

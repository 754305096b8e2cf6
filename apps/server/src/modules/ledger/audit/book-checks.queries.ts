import type { AuditCheck } from './audit-check.ts'

// As `ledger.line_hash`, in place: a function of the database costs as much again for each line, and the audit must not
// rely on a function that an intruder may have replaced.
const lineHash = `sha256(coalesce(l.before, sha256(convert_to(l.chain_id::text, 'UTF8'))) || convert_to(concat_ws('|',
  l.position, e.id, e.reason, e.source, l.account, coalesce(l.owner_id::text, ''), l.amount_cents, e.currency,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'))`

/** What must hold for the book by itself. */
export const bookChecks: readonly AuditCheck[] = [
  {
    name: 'entries balance',
    sql: `select format('The lines of entry %s add up to %s cents, not to 0.', entry_id, sum(amount_cents)) as problem
      from ledger.lines group by entry_id having sum(amount_cents) <> 0`,
  },
  {
    name: 'entries have lines in their chain',
    sql: `select format('Entry %s has %s lines in its chain, and %s in others.', e.id, coalesce(n.own, 0),
        coalesce(n.other, 0)) as problem
      from ledger.entries e left join (
        select l.entry_id, count(*) filter (where l.chain_id = e.chain_id) as own,
          count(*) filter (where l.chain_id <> e.chain_id) as other
        from ledger.lines l join ledger.entries e on e.id = l.entry_id group by l.entry_id
      ) n on n.entry_id = e.id
      where coalesce(n.own, 0) < 2 or n.other > 0`,
  },
  {
    name: 'chains are whole',
    sql: `select case when l.position <> l.before_position + 1
        then format('Chain %s: line %s follows line %s.', l.chain_id, l.position, l.before_position)
        else format('Chain %s: the hash of line %s does not fit. It, its entry or a line before was changed.',
          l.chain_id, l.position) end as problem
      from (
        select *, lag(position, 1, 0) over chain as before_position, lag(hash) over chain as before
        from ledger.lines window chain as (partition by chain_id order by position)
      ) l left join ledger.entries e on e.id = l.entry_id
      where l.position <> l.before_position + 1 or l.hash is distinct from ${lineHash}`,
  },
  {
    name: 'chains end with their newest line',
    sql: `select format('Chain %s should end with line %s, and ends with line %s%s.', coalesce(c.id, l.chain_id),
        c.position, l.position, case when c.position = l.position then ' of another hash' else '' end) as problem
      from ledger.chains c full join (
        select distinct on (chain_id) chain_id, position, hash from ledger.lines order by chain_id, position desc
      ) l on l.chain_id = c.id
      where c.position is distinct from coalesce(l.position, 0)
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
]

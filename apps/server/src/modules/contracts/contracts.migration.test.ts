import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'

test('work that was agreed before there were contracts gets one, unless it was approved already', async () => {
  const { query, migrate } = await startBeforeMigration('0028_contracts_and_ledger')
  const { rows: people } = await query(
    `insert into users (username, email, email_key, password_hash)
     select name, name || '@example.com', name || '@example.com', 'x' from unnest(array['ines', 'rui']) name returning id`,
  )
  const [client, freelancer] = people.map(({ id }) => id)
  await query(
    `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text, status)
     select $1, title, 'Of oak.', 900, '{Joinery}', now(), '', 'in_progress'
     from unnest(array['new', 'submitted', 'rejected', 'approved', 'only proposed']) title`,
    [client],
  )
  await query(
    `insert into proposals (project_id, freelancer_id, message, bid_cents, skills, status, delivery_status, accepted_at)
     select id, $1, 'Words', 100, '{}', case when title = 'only proposed' then 'pending' else 'accepted' end,
       case when title in ('new', 'only proposed') then 'not_submitted' else title end,
       case when title <> 'only proposed' then timestamptz '2026-01-01' end
     from projects`,
    [freelancer],
  )

  await migrate()

  const { rows } = await query(
    `select c.title, c.status, c.amount_cents as cents, c.client_id = $1 and c.freelancer_id = $2 as "isTheirs",
       c.auto_approval_at is not null as "willBeApproved", e.kind
     from contracts c join events e on e.subject_id = c.id order by c.title`,
    [client, freelancer],
  )
  const agreed = { status: 'active', cents: 100, isTheirs: true, willBeApproved: false, kind: 'proposal.accepted' }
  expect(rows).toEqual([
    { ...agreed, title: 'new' },
    { ...agreed, title: 'rejected' },
    { ...agreed, title: 'submitted', willBeApproved: true },
  ])
})

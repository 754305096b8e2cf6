import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'

test('reports of messages become reports of cases, with their ids, and what was decided stays', async () => {
  const { query, migrate } = await startBeforeMigration('0041_moderation')
  const { rows: people } = await query(
    `insert into users (username, email, email_key, password_hash)
     select name, name || '@example.com', name || '@example.com', 'x' from unnest(array['ines', 'rui']) name returning id`,
  )
  const [ines, rui] = people.map(({ id }) => String(id)).sort()
  const { rows: talks } = await query('insert into conversations (low_id, high_id) values ($1, $2) returning id', [
    ines,
    rui,
  ])
  const { id } = talks[0]
  await query(
    'insert into conversation_members (conversation_id, user_id, other_id) values ($1, $2, $3), ($1, $3, $2)',
    [id, ines, rui],
  )
  const { rows: reports } = await query(
    `insert into message_reports (conversation_id, reporter_id, seq, reason, reported_text, created_at, closed_at, outcome, outcome_reason)
     values ($1, $2, 4, 'Rude', 'You fool', '2026-01-01Z', null, null, null),
       ($1, $2, 0, 'All', '', '2026-01-02Z', '2026-01-03Z', 'warning', 'Be kind.'),
       ($1, $3, 0, 'No, you', '', '2026-01-02Z', null, null, null) returning id`,
    [id, ines, rui],
  )

  await migrate()

  const { rows } = await query(
    `select r.id = c.id as same, r.id, c.kind, c.target_seq as seq, c.person_id as person, r.reporter_id as reporter, r.reason,
       r.weight, c.reports, s.parts, c.closed_at is not null as closed, c.outcome, c.outcome_reason as why
     from reports r join report_cases c on c.id = r.case_id join report_snapshots s on s.id = r.snapshot_id`,
  )
  const [message, all, back] = reports.map((report) => rows.find((row) => row.id === report.id))
  const common = { same: true, weight: 0, reports: 1 }
  expect(message).toMatchObject({
    ...common,
    ...{ kind: 'message', seq: 4, person: rui, reporter: ines, reason: 'Rude', closed: false, outcome: null },
    parts: [{ label: 'Message', text: 'You fool' }],
  })
  expect(all).toMatchObject({
    ...common,
    ...{ kind: 'conversation', seq: 0, person: rui, closed: true, outcome: 'warning', why: 'Be kind.', parts: [] },
  })
  expect(back).toMatchObject({ ...common, kind: 'conversation', person: ines, reporter: rui })
  expect(rows).toHaveLength(3)
})

import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'

test('an earlier suspension belongs to the case that was decided with it, and one without a case to none', async () => {
  const { query, migrate } = await startBeforeMigration('0053_suspension_case')
  const { rows: people } = await query(
    `insert into users (username, email, email_key, password_hash)
     select name, name || '@example.com', name || '@example.com', 'x' from unnest(array['ines', 'rui', 'olga']) name
     returning id, username`,
  )
  const [ines, rui, olga] = ['ines', 'rui', 'olga'].map((name) => people.find(({ username }) => username === name)?.id)
  const { rows: cases } = await query(
    `insert into report_cases (kind, target_id, target_seq, person_id, label, reports, weight, opened_at, latest_at, queued_at,
       closed_at, closed_by, outcome, outcome_harm, outcome_reason)
     select 'profile', $1, 0, $1, 'Ines', 1, 0, at, at, at, at, $2, outcome, 'spam', 'Spam.'
     from (values ('2026-01-01Z'::timestamptz, 'warning'), ('2026-01-02Z', 'suspension'), ('2026-02-02Z', 'suspension')) c (at, outcome)
     returning id, closed_at`,
    [ines, olga],
  )
  await query(
    `insert into suspensions (user_id, reason, suspended_at, suspended_by, lifted_at, lift_reason)
     values ($1, 'Spam.', '2026-01-02T00:00:01Z', $3, '2026-01-05Z', 'Over.'), ($1, 'More.', '2026-02-02Z', $3, '2026-02-05Z', 'Over.'),
       ($2, 'Spam.', '2026-01-02T00:00:01Z', $3, null, null)`,
    [ines, rui, olga],
  )

  await migrate()

  const { rows } = await query('select user_id, reason, case_id from suspensions order by suspended_at, case_id')
  const decided = cases.find(({ closed_at }) => new Date(String(closed_at)).toISOString().startsWith('2026-01-02'))?.id
  expect(rows).toEqual([
    { user_id: ines, reason: 'Spam.', case_id: decided },
    { user_id: rui, reason: 'Spam.', case_id: null },
    { user_id: ines, reason: 'More.', case_id: null },
  ])
})

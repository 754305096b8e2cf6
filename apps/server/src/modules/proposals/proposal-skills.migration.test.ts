import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'

test('a proposal from before that named no skills keeps those its project requires', async () => {
  const { query, migrate } = await startBeforeMigration('0017_proposal_skills')
  const { rows: people } = await query(
    `insert into users (username, email, email_key, password_hash)
     select name, name || '@example.com', name || '@example.com', 'x' from unnest(array['ines', 'otto', 'rui']) name
     returning id`,
  )
  const [client, ...freelancers] = people.map(({ id }) => id)
  const { rows: projects } = await query(
    `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
     values ($1, 'A bench', 'Of oak.', 100, '{Joinery,Oil}', now(), '') returning id`,
    [client],
  )
  await query(
    `insert into proposals (project_id, freelancer_id, message, bid_cents, skills)
     values ($1, $2, 'unnamed', 100, null), ($1, $3, 'named', 100, '{Carving}')`,
    [projects[0]?.id, ...freelancers],
  )

  await migrate()

  const { rows } = await query('select message, skills from proposals order by message')
  expect(rows).toEqual([
    { message: 'named', skills: ['Carving'] },
    { message: 'unnamed', skills: ['Joinery', 'Oil'] },
  ])
  await expect(query('update proposals set skills = null')).rejects.toMatchObject({ column: 'skills' })
})

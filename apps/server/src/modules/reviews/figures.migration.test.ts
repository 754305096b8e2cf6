import { figureInputs } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { startBeforeMigration } from '../../testing/migrations.ts'

test('ratings from before they had a weight weigh 1, in their order, and are measured anew', async () => {
  const { query, migrate } = await startBeforeMigration('0047_reported_replies')
  const { rows: people } = await query(
    `insert into users (username, email, email_key, password_hash)
     select name, name || '@example.com', name || '@example.com', 'x' from unnest(array['ines', 'rui', 'new']) name returning id`,
  )
  const [ines, rui, fresh] = people.map(({ id }) => String(id))
  const none = { some: 0, all: 0 }
  const noCases = { cases: 0, minutes: [] }
  const ratings = [rui, fresh].map((by, index) => ({ by, mean: 4 + index, reviews: 1 }))
  const inputs = {
    ...{ completion: none, response: noCases, hires: none, answers: none, approval: noCases, payments: none },
    rating: { people: 2, sum: 9, ratings, notCounted: 0 },
    clientRating: { people: 0, sum: 0, ratings: [], notCounted: 1 },
  }
  await query('insert into person_figures (user_id, inputs) values ($1, $2), ($3, null)', [ines, inputs, fresh])

  await migrate()

  const { rows } = await query('select user_id as id, inputs, due_at <= now() as due from person_figures')
  const migrated = rows.find(({ id }) => id === ines)
  expect(migrated?.due).toBe(true)
  expect(figureInputs.parse(migrated?.inputs)).toEqual({
    ...inputs,
    rating: { ...inputs.rating, weight: 2, ratings: ratings.map((rating) => ({ ...rating, weight: 1 })) },
    clientRating: { ...inputs.clientRating, weight: 0 },
  })
  expect(rows.find(({ id }) => id === fresh)?.inputs).toBeNull()
})

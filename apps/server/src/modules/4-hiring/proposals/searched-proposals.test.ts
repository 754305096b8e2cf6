import { proposalsSearched } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

test('a search in all of a person’s proposals looks through the newest, and one on a project finds the oldest, too', async () => {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  await t.pool.query(
    `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
     select $1, 'Bench ' || n, 'Of oak', 100, '{Oil}', now(), '' from generate_series(0, ${proposalsSearched}) n`,
    [client.id],
  )
  await t.pool.query(
    `insert into proposals (project_id, freelancer_id, message, bid_cents, skills, created_at)
     select id, $2, title || ' is mine', 100, '{}', now() - split_part(title, ' ', 2)::int * interval '1 minute'
     from projects where client_id = $1`,
    [client.id, freelancer.id],
  )
  const received = `/api/clients/${client.id}/proposals`
  const totalOf = async (path: string, person = client) => (await t.as(person).get(path)).headers['x-total-count']
  const oldest = String(await t.value(`select id from projects where title = 'Bench ${proposalsSearched}'`))

  expect(await totalOf(received)).toBe(String(proposalsSearched + 1))
  expect(await totalOf(`${received}?search=mine`)).toBe(String(proposalsSearched))
  expect(await totalOf(`${received}?search=Bench ${proposalsSearched - 1}`)).toBe('1')
  expect(await totalOf(`${received}?search=Bench ${proposalsSearched}`)).toBe('0')
  expect(await totalOf(`${received}?search=mine&project=${oldest}`)).toBe('1')
  expect(await totalOf(`/api/proposals/${oldest}?search=mine`)).toBe('1')
  expect(await totalOf(`/api/freelancers/${freelancer.id}/proposals?search=mine`, freelancer)).toBe(
    String(proposalsSearched),
  )
})

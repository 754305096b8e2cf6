import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

describe('the database itself refuses', () => {
  test('two accepted proposals on one project', async () => {
    const t = await startTestApp()
    const { projectId } = await t.insertProposal({ status: 'accepted' })
    const { id } = await t.insertProposal({ projectId })
    const accept = `update proposals set status = 'accepted', accepted_at = now() where id = $1`

    await expect(t.pool.query(accept, [id])).rejects.toMatchObject({ constraint: 'proposals_one_acceptance' })
  })

  test('two proposals of one freelancer on one project', async () => {
    const t = await startTestApp()
    const { projectId, freelancerId } = await t.insertProposal()
    const insert = `insert into proposals (project_id, freelancer_id, message, bid_cents, skills)
      values ($1, $2, $3, 100, '{React}')`

    await expect(t.pool.query(insert, [projectId, freelancerId, 'again'])).rejects.toMatchObject({
      constraint: 'proposals_one_per_freelancer',
    })
  })

  test.each([
    { what: 'an acceptance without its hour', set: `status = 'accepted'`, constraint: 'proposals_accepted_at' },
    { what: 'an hour without an acceptance', set: 'accepted_at = now()', constraint: 'proposals_accepted_at' },
    { what: 'an unknown status', set: `status = 'maybe'`, constraint: 'proposals_status_known' },
    {
      what: 'a delivery of what was not accepted',
      set: `delivery_status = 'submitted'`,
      constraint: 'proposals_delivery_of_accepted',
    },
    {
      what: 'an unknown state of the delivery',
      set: `status = 'accepted', accepted_at = now(), delivery_status = 'lost'`,
      constraint: 'proposals_delivery_of_accepted',
    },
    { what: 'an empty message', set: `message = ''`, constraint: 'proposals_message_length' },
    { what: 'a message too long', set: `message = repeat('💅', 20001)`, constraint: 'proposals_message_length' },
    { what: 'a bid of nothing', set: 'bid_cents = 0', constraint: 'proposals_bid_positive' },
    {
      what: 'an unknown project',
      set: 'project_id = gen_random_uuid()',
      constraint: 'proposals_project_id_projects_id_fk',
    },
    {
      what: 'an unknown freelancer',
      set: 'freelancer_id = gen_random_uuid()',
      constraint: 'proposals_freelancer_id_users_id_fk',
    },
  ])('$what', async ({ set, constraint }) => {
    const t = await startTestApp()
    const { id } = await t.insertProposal()

    await expect(t.pool.query(`update proposals set ${set} where id = $1`, [id])).rejects.toMatchObject({ constraint })
  })

  test('to forget a project that has proposals', async () => {
    const t = await startTestApp()
    const { projectId } = await t.insertProposal()

    await expect(t.pool.query('delete from projects where id = $1', [projectId])).rejects.toMatchObject({
      code: '23503',
    })
  })
})

test('a proposal names the client of its project, whatever is written, and follows it', async () => {
  const t = await startTestApp()
  const { id, projectId, freelancerId } = await t.insertProposal()
  const isOfProject = () =>
    t.value(
      'select p.client_id = j.client_id from proposals p join projects j on j.id = p.project_id where p.id = $1',
      [id],
    )

  await t.pool.query('update proposals set client_id = freelancer_id where id = $1', [id])
  expect(await isOfProject()).toBe(true)
  await t.pool.query('update projects set client_id = $1 where id = $2', [freelancerId, projectId])
  expect(await isOfProject()).toBe(true)
  await expect(t.pool.query('update proposals set skills = null where id = $1', [id])).rejects.toMatchObject({
    column: 'skills',
  })
})

import { listedTextLength } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const goesOn = `${'💅'.repeat(listedTextLength)}, and more`

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const send = (message: string) =>
    t.as(freelancer).post('/api/proposals', { projectId: project.id, freelancerId: freelancer.id, message })
  return { t, client, freelancer, project, send }
}

describe('a long message', () => {
  test('is cut in every list, which says so, and whole in every single answer, for both parties', async () => {
    const { t, client, freelancer, project, send } = await arrange()
    const sent = (await send(goesOn)).json()
    const lists = [
      await t.as(client).get(`/api/proposals/${project.id}`),
      await t.as(client).get(`/api/proposals/client/${client.id}`),
      await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}`),
    ]
    const whole = [
      await t.as(client).get(`/api/proposals/${sent._id}/full`),
      await t.as(freelancer).get(`/api/proposals/${sent._id}/full`),
      await t.as(client).post(`/api/proposals/${sent._id}/accept`),
    ]

    for (const list of lists) {
      const [{ message, messageTruncated, description, descriptionTruncated }] = list.json()
      expect(message).toBe('💅'.repeat(listedTextLength))
      expect([messageTruncated, description === message, descriptionTruncated]).toEqual([true, true, true])
    }
    for (const one of [sent, ...whole.map((answer) => answer.json())]) {
      expect([one.message, one.description]).toEqual([goesOn, goesOn])
      expect(one).not.toHaveProperty('messageTruncated')
    }
  })

  test('that ends with the cut is whole and not said to go on', async () => {
    const { t, client, project, send } = await arrange()
    await send('💅'.repeat(listedTextLength))

    const [listed] = (await t.as(client).get(`/api/proposals/${project.id}`)).json()

    expect(listed.message).toBe('💅'.repeat(listedTextLength))
    expect(listed).not.toHaveProperty('messageTruncated')
  })

  test('is still found by its last word', async () => {
    const { t, freelancer, send } = await arrange()
    await send(`${goesOn} periwinkle`)

    const found = await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}?search=PERIwinkle`)

    expect(found.json()).toHaveLength(1)
  })

  test('GET /api/proposals/{id}/full: other freelancers of the project are strangers, too', async () => {
    const { t, project, send } = await arrange()
    const sent = (await send(goesOn)).json()
    const rival = await t.insertUser()
    await t.insertProposal({ projectId: project.id, freelancerId: rival.id })

    expectFailure(await t.as(rival).get(`/api/proposals/${sent._id}/full`), 403, 'proposal.not_for_you')
  })
})

test.each([
  { character: 'a', limit: 24, most: 200_000 },
  { character: '\u0001', limit: 24, most: 1_000_000 },
  { character: 'a', limit: 100, most: 800_000 },
  { character: '\u0001', limit: 100, most: 4_000_000 },
])('$limit proposals full of $character weigh less than $most bytes', async ({ character, limit, most }) => {
  const t = await startTestApp()
  const [client, freelancer] = [
    await t.insertUser(),
    await t.insertUser(character === 'a' ? 'a'.repeat(200) : '\u0001'),
  ]
  const title = character.repeat(200)
  const project = await t.insertProject({ clientId: client.id, title })
  await t.as(freelancer).post('/api/proposals', {
    projectId: project.id,
    freelancerId: freelancer.id,
    message: `${character.repeat(19_999)}x`,
    skills: Array.from({ length: 30 }, () => `${character.repeat(59)}x`),
  })
  for (let copies = 1; copies < limit; copies += 1) {
    const other = await t.insertProject({ clientId: client.id, title })
    await t.pool.query(
      `insert into proposals (project_id, freelancer_id, message, bid_cents, skills)
       select $1, freelancer_id, message, bid_cents, skills from proposals where project_id = $2`,
      [other.id, project.id],
    )
  }

  for (const [person, side] of [
    [client, 'client'],
    [freelancer, 'freelancer'],
  ] as const) {
    const { rawPayload } = await t.as(person).get(`/api/proposals/${side}/${person.id}?limit=${limit}`)
    expect(rawPayload.length).toBeLessThan(most)
  }
})

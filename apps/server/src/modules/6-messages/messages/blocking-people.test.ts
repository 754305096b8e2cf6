import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { messagePersonalTables } from './shared/message.personal-data.ts'

const copied = messagePersonalTables.flatMap((table) => ('none' in table.export ? [] : table.export))
const conversationsInCopy =
  copied.find(({ name }) => name === 'conversations') ?? expect.fail('conversations are copied')

const terms = { title: 'A ferry timetable', description: 'Every crossing.', amount: 900, deliveryTime: 14 }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

async function arrange() {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const invite = () => t.as(client).post(`/api/projects/${project.id}/invitations`, { freelancerId: freelancer.id })
  const offer = () => t.as(client).post('/api/direct-contracts', { ...terms, freelancerId: freelancer.id })
  return { client, freelancer, project, invite, offer }
}

describe('blocking somebody who never wrote', () => {
  test.each(['invite', 'offer'] as const)('who did only this: %s', async (act) => {
    const { client, freelancer, ...acts } = await arrange()
    expect((await acts[act]()).statusCode).toBe(201)
    const url = `/api/conversation-with/${client.id}`

    const seen = await t.as(freelancer).get(url)
    const blocked = await t.as(freelancer).post(`${url}/block`)

    expect(seen.json()).toMatchObject({ _id: null, person: { _id: client.id }, mayWrite: false, isBlockedByYou: false })
    expect([blocked.statusCode, blocked.json()]).toMatchObject([200, { isBlockedByYou: true, mayWrite: false }])
    expectFailure(await acts.offer(), 409, 'direct.not_reachable')
    const other = await t.insertProject({ clientId: client.id })
    const invited = await t.as(client).post(`/api/projects/${other.id}/invitations`, { freelancerId: freelancer.id })
    expectFailure(invited, 409, 'invitation.not_reachable')

    const unblocked = await t.as(freelancer).delete(`${url}/block`)
    expect(unblocked.json()).toMatchObject({ isBlockedByYou: false, mayWrite: false })
    expect((await acts.offer()).statusCode).toBe(201)
  })

  test('after the invitation was withdrawn', async () => {
    const { client, freelancer, invite } = await arrange()
    const { _id } = (await invite()).json()
    await t.as(client).post(`/api/invitations/${_id}/withdraw`)

    expect((await t.as(freelancer).post(`/api/conversation-with/${client.id}/block`)).statusCode).toBe(200)
  })

  test('a client to whom a freelancer proposed, before the client writes', async () => {
    const { client, freelancer, project } = await arrange()
    await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })

    const blocked = await t.as(freelancer).post(`/api/conversation-with/${client.id}/block`)

    expect(blocked.json()).toMatchObject({ isBlockedByYou: true })
    const opened = await t.as(client).post('/api/conversations', { userId: freelancer.id })
    expect(opened.json()).toMatchObject({ mayWrite: false, refusal: 'conversation.not_found' })
  })

  test('the one who is blocked is answered as before, and cannot block back without a reason of their own', async () => {
    const { client, freelancer, invite } = await arrange()
    await invite()
    const asks = [
      () => t.as(client).get(`/api/conversation-with/${freelancer.id}`),
      () => t.as(client).post('/api/conversations', { userId: freelancer.id }),
      () => t.as(client).post(`/api/conversation-with/${freelancer.id}/block`),
      () => t.as(client).delete(`/api/conversation-with/${freelancer.id}/block`),
    ]
    const answers = async () => {
      const all = []
      for (const ask of asks) {
        const { statusCode, body } = await ask()
        all.push(`${statusCode} ${body}`)
      }
      return all
    }
    const before = await answers()

    await t.as(freelancer).post(`/api/conversation-with/${client.id}/block`)

    expect(await answers()).toEqual(before)
    expect(new Set(before.map((answer) => answer.slice(0, 3)))).toEqual(new Set(['404']))
    expect((await t.as(client).get('/api/conversations')).json().conversations).toEqual([])
  })

  test('a stranger learns nothing: a real person, oneself and an invented id are the same', async () => {
    const { client, freelancer, invite } = await arrange()
    await invite()
    const stranger = await t.insertUser()
    const ids = [client.id, freelancer.id, stranger.id, t.newId()]
    const answers = await Promise.all(
      ids.flatMap((id) => [
        t.as(stranger).post(`/api/conversation-with/${id}/block`),
        t.as(stranger).delete(`/api/conversation-with/${id}/block`),
      ]),
    )

    expectFailure(answers[0]!, 404, 'conversation.not_found')
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect((await t.pool.query('select from conversation_members where user_id = $1', [stranger.id])).rowCount).toBe(0)
  })

  test('two clicks at once are one block', async () => {
    const { client, freelancer, invite } = await arrange()
    await invite()
    const block = () => t.as(freelancer).post(`/api/conversation-with/${client.id}/block`)

    const answers = await t.raceBehind({ text: 'lock table conversations in share row exclusive mode', values: [] }, [
      block,
      block,
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('their copy of the data contains it', async () => {
    const { client, freelancer, invite } = await arrange()
    await invite()
    await t.as(freelancer).post(`/api/conversation-with/${client.id}/block`)

    const { columns, from, where } = conversationsInCopy
    const text = `select ${columns} from ${from} where ${where}`
    expect((await t.pool.query(text, [freelancer.id])).rows).toMatchObject([{ blockedByYouAt: expect.any(Date) }])
    expect((await t.pool.query(text, [client.id])).rows).toEqual([])
  })
})

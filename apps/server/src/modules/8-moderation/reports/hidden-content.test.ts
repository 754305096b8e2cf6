import type { AdminCaseView, MessageView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { hide } from '../../../testing/hide.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'

type Person = { id: string; token: string }

test('a hidden project is not listed, says so to strangers, takes no proposals, and comes back', async () => {
  const t = await startTestApp()
  const [client, proposer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const { id } = await t.insertProject({ clientId: client.id, title: 'Xylographic widgetry' })
  await t.insertProposal({ projectId: id, freelancerId: proposer.id })
  const browse = async (query: string) => (await t.as(stranger).get(`/projects?${query}`)).json()
  const before = await browse('limit=100')
  const propose = () =>
    t.as(stranger).post('/api/proposals', { projectId: id, freelancerId: stranger.id, message: 'I could do it.' })

  const { restore } = await hide(t, { reporter: stranger, person: client, report: { kind: 'project', targetId: id } })

  expectFailure(await t.as(stranger).get(`/projects/${id}`), 404, 'project.hidden')
  expectFailure(await propose(), 404, 'project.hidden')
  for (const query of ['limit=100', 'search=xylographic', 'sort=budget_low&limit=100']) {
    const { projects } = await browse(query)
    expect(
      projects.map(({ _id }: { _id: string }) => _id),
      query,
    ).not.toContain(id)
  }
  const hidden = await browse('limit=100')
  expect([hidden.total, hidden.categories['Web Development']]).toEqual([
    before.total - 1,
    before.categories['Web Development'] - 1,
  ])
  for (const person of [client, proposer]) {
    expect((await t.as(person).get(`/projects/${id}`)).json()).toMatchObject({ isHidden: true })
  }

  await restore()

  expect((await browse('search=xylographic')).total).toBe(1)
  expect((await propose()).statusCode).toBe(201)
})

test('hiding a project and its client’s profile touches no money: the contract runs to its end', async () => {
  const t = await startTestApp()
  const hire = await arrangePaid(t)
  const { clientUser, freelancerUser, projectId, client, freelancer } = hire
  const contract = async () => (await client.get(`/api/contracts/${hire.contractId}`)).json()
  const { status, money } = await contract()

  await hide(t, { reporter: freelancerUser, person: clientUser, report: { kind: 'project', targetId: projectId } })

  expect(await contract()).toMatchObject({ status, money })
  await hire.deliver()
  await hire.approve()
  expect(await contract()).toMatchObject({ status: 'completed', money: { released: 1_000, held: 0 } })
  expect((await freelancer.get('/api/earnings')).json()).toMatchObject({ available: 900 })
  await expectSoundLedger(t)
})

test('a hidden profile says so, is in no list, and is still there for its owner', async () => {
  const t = await startTestApp()
  const [person, reporter] = [await t.insertUser(), await t.insertUser()]
  await t.as(person).put('/api/profile/me', { name: 'Vera', title: 'Painter', bio: 'Fees first.', version: 0 })
  const isListed = async () => (await t.as(reporter).get('/api/users?limit=100')).body.includes(person.id)
  expect(await isListed()).toBe(true)

  const { restore } = await hide(t, { reporter, person, report: { kind: 'profile', targetId: person.id } })

  for (const path of ['', '/picture.png']) {
    expectFailure(await t.anonymous.get(`/api/profile/${person.id}${path}`), 404, 'profile.hidden')
  }
  expectFailure(await t.anonymous.get(`/api/profile/${person.id}/text?section=bio`), 404, 'profile.text_not_found')
  expectFailure(await t.anonymous.get(`/api/profile/${person.id}/assessments`), 404, 'profile.not_available')
  expect(await isListed()).toBe(false)
  expect((await t.as(person).get('/api/profile/me')).json()).toMatchObject({ isHidden: true, bio: 'Fees first.' })

  await restore()

  expect(await isListed()).toBe(true)
  expect((await t.anonymous.get(`/api/profile/${person.id}`)).statusCode).toBe(200)
})

test('of a hidden message the other side reads nothing anywhere; its author and operators still do', async () => {
  const t = await startTestApp()
  const { client, freelancer, url, send, page, changes, conversationId } = await arrangeConversation(t)
  await send(client, 'Hello')
  await send(client, 'Pay the zanzibar fee first')
  const { change } = await page(freelancer)
  const text = 'zanzibar'
  const of = async (person: Person, path: string) => (await t.as(person).get(path)).body
  const everywhere = [
    `${url}/messages`,
    `${url}/messages/3`,
    `${url}/changes?since=0`,
    `${url}/messages/search?search=${text}`,
    '/api/conversations',
    `/api/conversations/search?search=${text}`,
  ]
  for (const path of everywhere) expect(await of(freelancer, path), path).toContain(text)

  const report = { kind: 'message', targetId: conversationId, seq: 3 }
  const { as, restore } = await hide(t, { reporter: freelancer, person: client, report })

  for (const path of everywhere) {
    expect(await of(freelancer, path), path).not.toContain(text)
    expect(await of(client, path), path).toContain(text)
  }
  const [changed] = (await changes(freelancer, change)).messages
  expect(changed).toMatchObject({ seq: 3, text: '', isHidden: true } satisfies Partial<MessageView>)
  expectFailure(
    await t.as(freelancer).post('/api/reports', { ...report, harm: 'scam', reason: 'Once more.' }),
    404,
    'report.target_not_found',
  )
  const cases = (await as.get(`/api/admin/reports?status=closed&person=${client.id}`)).json<AdminCaseView[]>()
  expect(await of(freelancer, '/api/reports')).not.toContain(text)
  expect((await as.get(`/api/admin/reports/${cases[0]?._id}`)).body).toContain(text)

  await restore()

  for (const path of everywhere) expect(await of(freelancer, path), path).toContain(text)
})

test('a file of a hidden message is there for its author alone', async () => {
  const t = await startTestApp()
  const { client, freelancer, url, send, conversationId } = await arrangeConversation(t)
  await send(client, 'Hello')
  const sent = await t.as(client).post(`${url}/files?clientId=${t.newId()}`, uploadForm())
  const [file] = sent.json<MessageView>().files
  const read = async (person: Person) => (await t.as(person).get(`${url}/files/${file?._id}`)).statusCode
  expect(await read(freelancer)).toBe(200)

  await hide(t, {
    ...{ reporter: freelancer, person: client },
    report: { kind: 'message', targetId: conversationId, seq: 3 },
  })

  expect([await read(client), await read(freelancer)]).toEqual([200, 404])
})

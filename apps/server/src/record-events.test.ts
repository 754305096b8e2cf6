import { eventKinds, eventRule } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { eventEffects } from './event-effects.ts'
import { earnResult } from './testing/assess.ts'
import { testPassword } from './testing/builders.ts'
import { arrangeHire } from './testing/contracts.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { recordStatements } from './testing/request-costs.ts'
import { startTestApp } from './testing/test-app.ts'

test('each step of a hire is kept once, with who took it', async () => {
  const t = await startTestApp()
  const hire = await arrangeHire(t, { bidAmount: 900 })
  const [client, freelancer] = [hire.clientUser.id, hire.freelancerUser.id]
  await hire.deliver()
  await hire.requestChanges()
  await hire.deliver()
  await hire.approve()

  const { rows } = await t.pool.query(
    `select kind, actor_id as "actorId", subject, facts from events where subject_id in ($1, $2) order by id`,
    [hire.proposalId, hire.contractId],
  )

  const subject = 'contract'
  expect(rows).toEqual([
    { kind: 'proposal.sent', actorId: freelancer, subject: 'proposal', facts: {} },
    { kind: 'proposal.accepted', actorId: client, subject, facts: { cents: 90_000, declined: 0 } },
    { kind: 'delivery.submitted', actorId: freelancer, subject, facts: { version: 1 } },
    { kind: 'delivery.changes_requested', actorId: client, subject, facts: { version: 1 } },
    { kind: 'delivery.submitted', actorId: freelancer, subject, facts: { version: 2 } },
    { kind: 'delivery.approved', actorId: client, subject, facts: { version: 2 } },
    { kind: 'money.due', actorId: null, subject, facts: { dueCents: 90_000 } },
  ])
})

test('what is refused did not happen', async () => {
  const t = await startTestApp()
  const { client, proposalId, contractId } = await arrangeHire(t)
  const before = await t.value('select count(*) from events where subject_id in ($1, $2)', [proposalId, contractId])

  expectFailure(await client.post(`/api/proposals/${proposalId}/accept`), 409, 'proposal.already_decided')

  expect(await t.value('select count(*) from events where subject_id in ($1, $2)', [proposalId, contractId])).toBe(
    before,
  )
})

test('nothing that happened is changed, that of a contract is never deleted, and that of a proposal goes with it', async () => {
  const t = await startTestApp()
  const { contractId } = await arrangeHire(t)
  const open = await t.insertProject()
  const person = await t.insertUser()
  const body = { projectId: open.id, freelancerId: person.id, message: 'I can.' }
  const proposalId = (await t.as(person).post('/api/proposals', body)).json()._id

  for (const act of ["update events set kind = 'money.funded'", 'delete from events']) {
    await expect(t.queryAsOwner(`${act} where subject_id = '${contractId}'`)).rejects.toThrow('cannot be changed')
  }
  await t.queryAsOwner(`delete from proposals where id = '${proposalId}'`)

  expect(await t.value('select count(*) from events where subject_id = $1', [proposalId])).toBe(0)
})

test('something follows from every event, or the timeline of its contract shows it', () => {
  const silent = eventKinds.filter((kind) => !eventRule(kind).timeline && !eventEffects.some((part) => part[kind]))

  expect(silent).toEqual([])
})

test('an event costs no statement of its own, whatever follows from it', async () => {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const offer = { projectId: project.id, freelancerId: freelancer.id, message: 'I can.', proposedPrice: 900 }
  const { _id: proposalId } = (await t.as(freelancer).post('/api/proposals', offer)).json()
  const url = `/api/proposals/${proposalId}`
  const idea = {
    title: 'A bench',
    description: 'Of oak.',
    price: 480,
    requiredSkills: ['Joinery'],
    deadline: '2099-06-01',
  }
  let projectId = ''

  const sent = await recordStatements(async () => {
    await t.as(client).post(`${url}/open`)
    await t.as(freelancer).post(`${url}/withdraw`)
    await t.as(freelancer).post(`${url}/send-again`)
    projectId = (await t.as(client).post('/projects/create', idea)).json()._id
    await t.as(client).put(`/projects/update/${projectId}`, { ...idea, price: 500 })
    await t.as(freelancer).put('/api/account/username', { username: 'Bo' })
  })

  expect(sent.map(({ text }) => text).filter((text) => text.startsWith('insert into events'))).toEqual([])
  const { rows } = await t.pool.query(
    `select kind, actor_id = $2 as "isClient", facts from events where subject_id = any($1::uuid[]) order by id`,
    [[proposalId, projectId, freelancer.id], client.id],
  )
  expect(rows).toEqual([
    { kind: 'proposal.sent', isClient: false, facts: {} },
    { kind: 'proposal.opened', isClient: true, facts: {} },
    { kind: 'proposal.withdrawn', isClient: false, facts: { version: 1 } },
    { kind: 'proposal.sent_again', isClient: false, facts: { version: 1 } },
    { kind: 'project.posted', isClient: true, facts: {} },
    { kind: 'project.edited', isClient: true, facts: {} },
    { kind: 'account.username_changed', isClient: false, facts: {} },
  ])
})

test('an acceptance keeps what became of all other proposals with one statement', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id })
  const proposals = [1, 2, 3].map(() => t.insertProposal({ projectId: project.id }))
  const [accepted] = await Promise.all(proposals)

  const sent = await recordStatements(() => t.as(client).post(`/api/proposals/${accepted?.id}/accept`))

  expect(sent.filter(({ text }) => text.includes('insert into events'))).toHaveLength(1)
  const kept = `select count(*) from events where kind = 'proposal.not_selected' and actor_id = $1`
  expect(await t.value(kept, [client.id])).toBe(2)
})

test('neither an address nor a message is stored with what happened', async () => {
  const t = await startTestApp()
  const { clientUser, client, freelancerUser } = await arrangeHire(t)
  const body = { email: `new.${t.newId()}@example.com`, password: testPassword }

  expect((await client.put('/api/account/email', body)).statusCode).toBe(202)
  const opened = await client.post('/api/conversations', { userId: freelancerUser.id })
  const message = { clientId: crypto.randomUUID(), text: 'Good morning!' }
  expect((await client.post(`/api/conversations/${opened.json()._id}/messages`, message)).statusCode).toBe(201)

  const { rows } = await t.pool.query('select kind, facts from events where subject_id = $1', [clientUser.id])
  expect(rows).toEqual([{ kind: 'account.email_change_asked', facts: {} }])
})

test('what a person can switch to and fro without end leaves nothing', async () => {
  const t = await startTestApp()
  const person = await t.insertUser()
  const { _id: resultId } = await earnResult(t, person)
  const count = () => t.value('select count(*) from events where subject_id = $1', [person.id])
  const before = await count()

  for (const isOn of [true, false]) {
    const shown = await t.as(person).put(`/api/assessments/results/${resultId}/profile`, { onProfile: isOn })
    const listed = await t.as(person).put('/api/profile/me/visibility', { mayBeFound: isOn })
    expect([shown.statusCode, listed.statusCode]).toEqual([200, 200])
  }

  expect(await count()).toBe(before)
})

import { type EventKind, eventRule, eventRules } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { eventEffects } from './event-effects.ts'
import { arrangeHire } from './testing/contracts.ts'
import { expectFailure } from './testing/expect-failure.ts'
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
  const silent = (Object.keys(eventRules) as EventKind[]).filter(
    (kind) => !eventRule(kind).timeline && !eventEffects.some((part) => part[kind]),
  )

  expect(silent).toEqual([])
})
